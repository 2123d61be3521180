import * as z from 'zod/mini';
import { energies } from '#domain/records/kinds/energy.ts';
import { checkMoments } from '#domain/records/kinds/energy-check.ts';
import {
  focusEndings,
  focusPhases,
  progressAnswers,
  soundAnswers,
} from '#domain/records/kinds/focus-session.ts';
import { projectStates } from '#domain/records/kinds/project.ts';
import type { RecordKind, Records } from '#domain/records/record-kind.ts';
import { taskKinds, taskStates } from '#domain/records/kinds/task.ts';

// The database writes 2026-11-15T09:00:00+00:00, a device 2026-11-15T09:00:00.000Z: the same moment has to be the same text.
const moment = z.pipe(
  z.string().check(z.refine((text) => Number.isFinite(Date.parse(text)))),
  z.transform((text) => new Date(text).toISOString()),
);
const day = z.string().check(z.regex(/^\d{4,5}-\d\d-\d\d$/));
const text = z.string();
const count = z.int();
const energy = z.enum(energies);

type Shape<Kind extends RecordKind> = {
  readonly [Field in Exclude<keyof Records[Kind], 'id'>]: z.ZodMiniType<Records[Kind][Field]>;
};

/** The fields of every kind, as they come from the server. */
export const recordShapes: { readonly [Kind in RecordKind]: Shape<Kind> } = {
  tasks: {
    title: text,
    description: text,
    rewardText: text,
    estimatedMinutes: z.nullable(count),
    energy,
    kind: z.enum(taskKinds),
    doOn: z.nullable(day),
    dueOn: z.nullable(day),
    projectId: z.nullable(text),
    whenCue: text,
    thenAction: text,
    state: z.enum(taskStates),
    doneAt: z.nullable(moment),
    repeatRule: z.nullable(text),
    seriesId: z.nullable(text),
    position: text,
    createdAt: moment,
  },
  taskSteps: {
    taskId: text,
    title: text,
    minutes: z.nullable(count),
    doneAt: z.nullable(moment),
    position: text,
    createdAt: moment,
  },
  projects: {
    name: text,
    outcome: text,
    state: z.enum(projectStates),
    position: text,
    createdAt: moment,
  },
  milestones: {
    projectId: text,
    title: text,
    dueOn: z.nullable(day),
    doneAt: z.nullable(moment),
    position: text,
    createdAt: moment,
  },
  energyChecks: {
    at: moment,
    hour: count,
    energy,
    moment: z.enum(checkMoments),
    taskId: z.nullable(text),
    focusId: z.nullable(text),
  },
  focusSessions: {
    taskId: z.nullable(text),
    stepId: z.nullable(text),
    intention: text,
    phase: z.enum(focusPhases),
    startedAt: moment,
    plannedSeconds: count,
    endsAt: z.nullable(moment),
    leftSeconds: z.nullable(count),
    focusedSeconds: count,
    resumedAt: z.nullable(moment),
    endedAt: z.nullable(moment),
    ending: z.nullable(z.enum(focusEndings)),
    snoozes: count,
    ritual: z.nullable(text),
    mood: z.nullable(text),
    energyBefore: z.nullable(energy),
    energyAfter: z.nullable(energy),
    progress: z.nullable(z.enum(progressAnswers)),
    sound: z.nullable(z.enum(soundAnswers)),
    note: text,
    createdAt: moment,
  },
  settings: {
    restWeekdays: z.array(count),
    restOn: z.nullable(day),
    freshStartOn: z.nullable(day),
    focusMinutes: count,
    breakMinutes: count,
    notifyAtEnd: z.boolean(),
    chimeAtEnd: z.boolean(),
    keepAwake: z.boolean(),
  },
  trackChoices: { trackId: text, banned: z.boolean(), createdAt: moment },
  heardTracks: { focusId: text, trackId: text, heardAt: moment },
  saidPhrases: { text, understood: z.nullable(text), saidAt: moment },
};

/** Where each kind is kept on the server. */
export const recordTables: Readonly<Record<RecordKind, string>> = {
  tasks: 'tasks',
  taskSteps: 'task_steps',
  projects: 'projects',
  milestones: 'milestones',
  energyChecks: 'energy_checks',
  focusSessions: 'focus_sessions',
  settings: 'personal_settings',
  trackChoices: 'track_choices',
  heardTracks: 'heard_tracks',
  saidPhrases: 'said_phrases',
};

export const recordKinds: readonly RecordKind[] = [
  'tasks',
  'taskSteps',
  'projects',
  'milestones',
  'energyChecks',
  'focusSessions',
  'settings',
  'trackChoices',
  'heardTracks',
  'saidPhrases',
];

export const deletedShape = z.nullable(moment);
