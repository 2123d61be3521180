import { positionBetween } from '#domain/records/position.ts';
import type { Task } from '#domain/records/kinds/task.ts';

export type Edge = 'before' | 'after';

export interface Placement {
  readonly id: string;
  readonly fields: Partial<Pick<Task, 'position' | 'doOn' | 'state'>>;
}

/** The place above everything there is. */
export const topPosition = (tasks: readonly Pick<Task, 'position'>[]): string => {
  let first: string | null = null;
  for (const { position } of tasks) if (first === null || position < first) first = position;
  return positionBetween(null, first);
};

/** Where a later task waits: on a day, or without one. */
const waitOf = ({ state, doOn }: Task): Pick<Task, 'state' | 'doOn'> => ({ state, doOn });
const waitsLike = (a: Task, b: Task): boolean =>
  a.state === b.state && (a.state === 'someday' || a.doOn === b.doOn);

/**
 * Puts a task next to another one of the same list, which comes in its order. Usually one new position; where two devices once found the same
 * place for two tasks, those behind move along. In Later the days count before the order, so the task takes over the
 * other's day as well.
 */
export const placeNextTo = (
  list: readonly Task[],
  id: string,
  other: string,
  edge: Edge,
  keepsDays: boolean,
): readonly Placement[] => {
  const moved = list.find((task) => task.id === id);
  const target = list.find((task) => task.id === other);
  if (moved === undefined || target === undefined || id === other) return [];
  const wait = keepsDays && !waitsLike(moved, target) ? waitOf(target) : {};
  const group = list.filter((task) => task.id !== id && (!keepsDays || waitsLike(task, target)));
  const at = group.indexOf(target) + (edge === 'after' ? 1 : 0);
  const before = group[at - 1]?.position ?? null;
  const free = group.findIndex(
    ({ position }, index) => index >= at && (before === null || position > before),
  );
  const end = free < 0 ? group.length : free;
  const upper = group[end]?.position ?? null;
  const placements: Placement[] = [];
  let last = before;
  for (const task of [moved, ...group.slice(at, end)]) {
    last = positionBetween(last, upper);
    placements.push({ id: task.id, fields: { position: last, ...(task === moved ? wait : {}) } });
  }
  return placements;
};
