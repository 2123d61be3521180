import { type Energy, energyLevels } from '#domain/records/kinds/energy.ts';
import type { Task } from '#domain/records/kinds/task.ts';

type Asking = Pick<Task, 'energy'>;
type Choosable = Pick<Task, 'energy' | 'estimatedMinutes' | 'state' | 'createdAt'>;

/** A task fits when it asks for no more energy than there is. Without an answer everything fits. */
export const taskFitsEnergy = (task: Asking, energy: Energy | null): boolean =>
  energy === null || energyLevels[task.energy] <= energyLevels[energy];

/** Chosen, or still in the Inbox: to be done, and not put away. */
export const isWaiting = ({ state }: Pick<Task, 'state'>): boolean => state === 'open' || state === 'inbox';

/** A task for a later day waits for it out of sight. */
export const isLater = (task: Pick<Task, 'doOn'>, today: string): boolean =>
  task.doOn !== null && task.doOn > today;

const minutesOf = (task: Choosable): number => task.estimatedMinutes ?? Number.POSITIVE_INFINITY;

const compare = (energy: Energy | null) => (a: Choosable, b: Choosable) => {
  // What matches today's energy first (or the gentlest, when nobody said), then the quickest, then the oldest.
  const distance = (task: Asking) => Math.abs(energyLevels[task.energy] - energyLevels[energy ?? 'low']);
  if (taskFitsEnergy(a, energy) !== taskFitsEnergy(b, energy)) return taskFitsEnergy(a, energy) ? -1 : 1;
  if (distance(a) !== distance(b)) return distance(a) - distance(b);
  if (minutesOf(a) !== minutesOf(b)) return minutesOf(a) - minutesOf(b);
  return a.createdAt < b.createdAt ? -1 : 1;
};

/** Tasks that wait to be done, best one first. */
export const sortByFit = <Choice extends Choosable>(
  tasks: readonly Choice[],
  energy: Energy | null,
): readonly Choice[] => tasks.filter(isWaiting).toSorted(compare(energy));
