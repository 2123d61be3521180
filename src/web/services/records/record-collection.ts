import type { HeldRecord } from '#domain/records/held-record.ts';
import type { RecordKind, Records } from '#domain/records/record-registry.ts';
import { type Deleted, deletedViewOf, viewOf } from '#domain/records/record-view.ts';

export interface RecordCollection<Kind extends RecordKind> {
  readonly held: (id: string) => HeldRecord | undefined;
  readonly ids: () => readonly string[];
  readonly put: (record: HeldRecord) => void;
  readonly drop: (id: string) => void;
  readonly get: (id: string) => Records[Kind] | undefined;
  /** The same array until something in this collection changes. */
  readonly all: () => readonly Records[Kind][];
  /** What was deleted and is still held; the same array until something in this collection changes. */
  readonly deleted: () => readonly Deleted<Records[Kind]>[];
}

/** The records of one kind. */
const createCollection = <Kind extends RecordKind>(kind: Kind): RecordCollection<Kind> => {
  const records = new Map<string, HeldRecord>();
  let shown: readonly Records[Kind][] | null = null;
  let binned: readonly Deleted<Records[Kind]>[] | null = null;
  const change = (): void => {
    shown = null;
    binned = null;
  };
  return {
    held: (id) => records.get(id),
    ids: () => [...records.keys()],
    put: (record) => {
      records.set(record.id, record);
      change();
    },
    drop: (id) => {
      records.delete(id);
      change();
    },
    get: (id) => {
      const record = records.get(id);
      return record === undefined ? undefined : (viewOf(kind, record) ?? undefined);
    },
    all: () => {
      if (shown !== null) return shown;
      const views: Records[Kind][] = [];
      for (const record of records.values()) {
        const view = viewOf(kind, record);
        if (view !== null) views.push(view);
      }
      shown = views;
      return views;
    },
    deleted: () => {
      binned ??= [...records.values()].flatMap((record) => deletedViewOf(kind, record) ?? []);
      return binned;
    },
  };
};

/** One for every kind of the registry; the compiler asks for a new one here. */
export const createCollections = (): { readonly [Kind in RecordKind]: RecordCollection<Kind> } => ({
  tasks: createCollection('tasks'),
  taskSteps: createCollection('taskSteps'),
  projects: createCollection('projects'),
  milestones: createCollection('milestones'),
  energyChecks: createCollection('energyChecks'),
  focusSessions: createCollection('focusSessions'),
  settings: createCollection('settings'),
  trackChoices: createCollection('trackChoices'),
  heardTracks: createCollection('heardTracks'),
  saidPhrases: createCollection('saidPhrases'),
  ownFirstSteps: createCollection('ownFirstSteps'),
  feelingChecks: createCollection('feelingChecks'),
  coachGoals: createCollection('coachGoals'),
  coachExperiments: createCollection('coachExperiments'),
  coachDrafts: createCollection('coachDrafts'),
  otherCalendars: createCollection('otherCalendars'),
  calendarEvents: createCollection('calendarEvents'),
});
