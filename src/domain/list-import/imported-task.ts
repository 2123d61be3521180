import type { Day } from '#domain/calendar/day.ts';
import type { Energy } from '#domain/records/kinds/energy.ts';

export interface FoundStep {
  readonly title: string;
  readonly done: boolean;
}

/** Something a list says that has no place here, or that could not be read with certainty. */
export interface Said {
  readonly name: string;
  readonly value: string;
}

/** A task as a list from elsewhere tells it, not judged yet. */
export interface ImportedTask {
  readonly title: string;
  readonly notes: string;
  /** The day it is planned for. */
  readonly doOn: Day | null;
  /** Times such as 15:00, on that day. */
  readonly doAt: string | null;
  readonly doUntil: string | null;
  readonly dueOn: Day | null;
  readonly done: boolean;
  /** A moment; null where only the fact is known. */
  readonly doneAt: string | null;
  /** The name of its list; empty for none. */
  readonly project: string;
  readonly minutes: number | null;
  readonly energy: Energy | null;
  /** In the words of src/domain/recurrence. */
  readonly repeat: string | null;
  readonly reward: string;
  readonly whenCue: string;
  readonly thenAction: string;
  readonly steps: readonly FoundStep[];
  /** Meant for a field here, and not readable with certainty: it goes into the note, word for word. */
  readonly unread: readonly Said[];
  /** For which there is no field here. */
  readonly rest: readonly Said[];
}

export const foundTask = (title: string, more: Partial<ImportedTask> = {}): ImportedTask => ({
  title,
  notes: '',
  doOn: null,
  doAt: null,
  doUntil: null,
  dueOn: null,
  done: false,
  doneAt: null,
  project: '',
  minutes: null,
  energy: null,
  repeat: null,
  reward: '',
  whenCue: '',
  thenAction: '',
  steps: [],
  unread: [],
  rest: [],
  ...more,
});
