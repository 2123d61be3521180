import { type RecordKind, recordKinds, recordRegistry } from '#domain/records/record-registry.ts';

export interface KindWords {
  readonly one: string;
  readonly many: string;
  /**
   * What was planned, what happened, or how the site is set. Going back is mostly about plans: what happened since did
   * happen, so it stays unless somebody asks for it.
   */
  readonly sort: 'plan' | 'log' | 'settings';
}

const plan = (one: string, many: string): KindWords => ({ one, many, sort: 'plan' });
const log = (one: string, many: string): KindWords => ({ one, many, sort: 'log' });

const words: Readonly<Record<RecordKind, KindWords>> = {
  tasks: plan('task', 'tasks'),
  taskSteps: plan('step of a task', 'steps of tasks'),
  projects: plan('project', 'projects'),
  milestones: plan('milestone', 'milestones'),
  ownFirstSteps: plan('first step of your own', 'first steps of your own'),
  coachGoals: plan('goal', 'goals'),
  coachExperiments: plan('experiment', 'experiments'),
  coachDrafts: plan('draft', 'drafts'),
  otherCalendars: plan('calendar you keep elsewhere', 'calendars you keep elsewhere'),
  calendarEvents: plan('date in your calendars', 'dates in your calendars'),
  energyChecks: log('energy check-in', 'energy check-ins'),
  feelingChecks: log('mood check-in', 'mood check-ins'),
  focusSessions: log('focus session', 'focus sessions'),
  heardTracks: log('track heard while you focused', 'tracks heard while you focused'),
  saidPhrases: log('thing you said', 'things you said'),
  trackChoices: { one: 'choice about a track', many: 'choices about tracks', sort: 'settings' },
  settings: { one: 'set of settings', many: 'settings', sort: 'settings' },
};

/** The kind behind a table; null for one that this version does not know. */
export const kindOfTable = (table: string): RecordKind | null =>
  recordKinds.find((kind) => recordRegistry[kind].table === table) ?? null;

export const kindWords = (kind: RecordKind): KindWords => words[kind];

/** "1 task", "12 tasks". */
export const countOfKind = (kind: RecordKind, count: number): string =>
  `${count} ${count === 1 ? words[kind].one : words[kind].many}`;
