import type { PrivacyTopic, RecordOf } from '#domain/records/define-kind.ts';
import { coachDraftRecord } from '#domain/records/kinds/coach-draft.ts';
import { coachExperimentRecord } from '#domain/records/kinds/coach-experiment.ts';
import { coachGoalRecord } from '#domain/records/kinds/coach-goal.ts';
import { energyCheckRecord } from '#domain/records/kinds/energy-check.ts';
import { feelingCheckRecord } from '#domain/records/kinds/feeling-check.ts';
import { focusSessionRecord } from '#domain/records/kinds/focus-session.ts';
import { heardTrackRecord } from '#domain/records/kinds/heard-track.ts';
import { calendarEventRecord, otherCalendarRecord } from '#domain/records/kinds/other-calendar.ts';
import { ownFirstStepRecord } from '#domain/records/kinds/own-first-step.ts';
import { settingsRecord } from '#domain/records/kinds/personal-settings.ts';
import { milestoneRecord, projectRecord } from '#domain/records/kinds/project.ts';
import { saidPhraseRecord } from '#domain/records/kinds/said-phrase.ts';
import { taskRecord, taskStepRecord } from '#domain/records/kinds/task.ts';
import { trackChoiceRecord } from '#domain/records/kinds/track-choice.ts';

/** Every kind of record: what a person writes, which lives on the device first and is merged by field (decision 027). */
export const recordRegistry = {
  tasks: taskRecord,
  taskSteps: taskStepRecord,
  projects: projectRecord,
  milestones: milestoneRecord,
  energyChecks: energyCheckRecord,
  focusSessions: focusSessionRecord,
  settings: settingsRecord,
  trackChoices: trackChoiceRecord,
  heardTracks: heardTrackRecord,
  saidPhrases: saidPhraseRecord,
  ownFirstSteps: ownFirstStepRecord,
  feelingChecks: feelingCheckRecord,
  coachGoals: coachGoalRecord,
  coachExperiments: coachExperimentRecord,
  coachDrafts: coachDraftRecord,
  otherCalendars: otherCalendarRecord,
  calendarEvents: calendarEventRecord,
} as const;

export type RecordKind = keyof typeof recordRegistry;

export type Records = { readonly [Kind in RecordKind]: RecordOf<(typeof recordRegistry)[Kind]> };

const isKind = (name: string): name is RecordKind => Object.hasOwn(recordRegistry, name);

export const recordKinds: readonly RecordKind[] = Object.keys(recordRegistry).filter(isKind);

/** What this version reads of a record: another version may have passed over what this one knows. */
export const recordShape = recordKinds
  .map((kind) => `${kind}: ${Object.keys(recordRegistry[kind].fields).join(' ')}`)
  .join('\n');

export const exportedKinds: readonly RecordKind[] = recordKinds.filter(
  (kind) => recordRegistry[kind].exported,
);

/** The tables behind one row of the privacy page, with the schema. */
export const recordTablesOf = (topic: PrivacyTopic): readonly string[] =>
  recordKinds
    .filter((kind) => recordRegistry[kind].privacy === topic)
    .map((kind) => `public.${recordRegistry[kind].table}`);
