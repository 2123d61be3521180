import {
  type FoundStep,
  type ImportedTask,
  foundTask,
  type Said,
} from '#domain/list-import/imported-task.ts';

/** A row of which steps, and notes that stand in rows of their own, are still to come. */
export interface Growing {
  readonly task: ImportedTask;
  readonly notes: string[];
  /** What others call it: a number, or its words. */
  readonly keys: readonly string[];
  /** The one it is a step of; empty for none. */
  readonly parent: string;
}

const deepest = 10;

/** The task at the top, however deep its steps were nested; itself where there is none, or where they go in a circle. */
const topOf = (one: Growing, byKey: ReadonlyMap<string, Growing>): Growing => {
  let top = one;
  for (let depth = 0; depth < deepest; depth += 1) {
    const above = top.parent === '' ? undefined : byKey.get(top.parent);
    if (above === undefined || above === top) return top;
    top = above;
  }
  return one;
};

// A step has no note and no day of its own here: its words stay, in the note of its task.
const saidOfStep = ({ title, notes, doOn, dueOn, unread }: ImportedTask): readonly Said[] => [
  ...(notes === '' ? [] : [{ name: title, value: notes }]),
  ...(doOn === null ? [] : [{ name: title, value: doOn }]),
  ...(dueOn === null ? [] : [{ name: title, value: `due ${dueOn}` }]),
  ...unread,
];

const whole = ({ task, notes }: Growing): ImportedTask => ({
  ...task,
  notes: [task.notes, ...notes].filter((note) => note !== '').join('\n'),
});

/** Rows that are steps of others become their steps, in the order they stand in. */
export const buildTaskTree = (rows: readonly Growing[]): readonly ImportedTask[] => {
  const byKey = new Map<string, Growing>();
  for (const row of rows) for (const key of row.keys) if (!byKey.has(key)) byKey.set(key, row);
  const steps = new Map<Growing, FoundStep[]>();
  const said = new Map<Growing, Said[]>();
  const tops: Growing[] = [];
  for (const row of rows) {
    const top = topOf(row, byKey);
    if (top === row) {
      tops.push(row);
      continue;
    }
    const child = whole(row);
    steps.set(top, steps.get(top) ?? []);
    steps.get(top)?.push({ title: child.title, done: child.done }, ...child.steps);
    said.set(top, said.get(top) ?? []);
    said.get(top)?.push(...saidOfStep(child));
  }
  return tops.map((top) => {
    const task = whole(top);
    return foundTask(task.title, {
      ...task,
      steps: [...task.steps, ...(steps.get(top) ?? [])],
      unread: [...task.unread, ...(said.get(top) ?? [])],
    });
  });
};
