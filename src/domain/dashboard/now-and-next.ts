import type { Day } from '#domain/calendar/day.ts';
import type { Energy } from '#domain/records/kinds/energy.ts';
import { taskFitsEnergy, sortByFit } from '#domain/tasks/choose-task.ts';
import { candidatesForNow } from '#domain/tasks/task-place.ts';
import type { Task } from '#domain/records/kinds/task.ts';

// One now and two after it: at most three things ask for attention.
const afterNow = 2;

export interface NowAndNext {
  readonly now: Task | null;
  readonly next: readonly Task[];
  /** Whether "not now" has anything else to show. */
  readonly hasOther: boolean;
}

interface Asked {
  readonly today: Day;
  readonly energy: Energy | null;
  /** What somebody said "not now" to, in order. */
  readonly skipped: readonly string[];
  /** What was left at "some of it", the last one first. */
  readonly started?: readonly string[];
}

/**
 * The one thing to do and the two after it. What was put off comes round again once everything else that fits was
 * looked at: nothing is ever refused for good. What is begun comes first, whatever energy it asks for: "not now" is one
 * press away.
 */
export const nowAndNext = (tasks: readonly Task[], asked: Asked): NowAndNext => {
  const { today, energy, skipped, started = [] } = asked;
  const ordered = sortByFit(candidatesForNow(tasks, today), energy);
  const fitting = ordered.filter((task) => taskFitsEnergy(task, energy));
  // Where nothing asks for so little, the gentlest is offered and no others.
  const fresh = fitting.length > 0 ? fitting : ordered.slice(0, 1);
  const begun = started.flatMap((id) => ordered.find((task) => task.id === id) ?? []);
  const choice = [...begun, ...fresh.filter((task) => !begun.includes(task))];
  const turn = (task: Task): number => skipped.lastIndexOf(task.id);
  const inTurn = choice.toSorted((a, b) => turn(a) - turn(b));
  const [now = null, ...others] = inTurn;
  return { now, next: others.slice(0, afterNow), hasOther: others.length > 0 };
};
