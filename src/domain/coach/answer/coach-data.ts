import type { ExperimentOutcome } from '#domain/records/kinds/coach-values.ts';

/** What the coach may look at. Each kind can be left out by itself. */
export const coachDataKinds = [
  'name',
  'energy',
  'times',
  'memories',
  'projects',
  'tasks',
  'experiments',
] as const;
export type CoachDataKind = (typeof coachDataKinds)[number];

/** As it is told to the person: “Used: …”. */
export const coachDataNames: Readonly<Record<CoachDataKind, string>> = {
  name: 'your name',
  energy: 'your energy check-ins',
  times: 'how long your tasks took',
  memories: 'your memories of what helps',
  projects: 'your finished projects',
  tasks: 'your tasks for this week',
  experiments: 'the experiments you tried',
};

export interface BestHours {
  /** Full hours, 0 to 23. `to` is the end: from 9 to 11 are two hours. */
  readonly from: number;
  readonly to: number;
}

export interface UsualTime {
  /** As the person reads it: “writing tasks”. */
  readonly kind: string;
  /** 1.5 means half as long again as guessed. */
  readonly ratio: number;
}

export interface CoachData {
  readonly name?: string | null;
  readonly bestHours?: BestHours | null;
  readonly usualTime?: UsualTime | null;
  /** Short phrases, the most important first. */
  readonly whatHelps?: readonly string[];
  readonly finishedProjects?: readonly string[];
  readonly thisWeek?: readonly string[];
  readonly tried?: readonly { readonly id: string; readonly outcome: ExperimentOutcome | null }[];
}

const none: CoachData = {};

/** The same data without what the person left out, so that nothing after this can use it. */
export const allowedData = (data: CoachData | null, leftOut: readonly CoachDataKind[]): CoachData => {
  if (data === null) return none;
  const may = (kind: CoachDataKind): boolean => !leftOut.includes(kind);
  return {
    name: may('name') ? (data.name ?? null) : null,
    bestHours: may('energy') ? (data.bestHours ?? null) : null,
    usualTime: may('times') ? (data.usualTime ?? null) : null,
    whatHelps: may('memories') ? (data.whatHelps ?? []) : [],
    finishedProjects: may('projects') ? (data.finishedProjects ?? []) : [],
    thisWeek: may('tasks') ? (data.thisWeek ?? []) : [],
    tried: may('experiments') ? (data.tried ?? []) : [],
  };
};
