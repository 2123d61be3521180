import type { Task } from '#domain/records/kinds/task.ts';

export interface TaskMemoryProps {
  readonly task: Pick<Task, 'id' | 'title'>;
  /** Makes it the first step. */
  readonly onTake: (title: string) => void;
  /** Whether a step has these words already. */
  readonly isTaken: (title: string) => boolean;
  /**
   * How it keeps from moving what somebody is about to press. Below: it comes last, whenever it comes. At once: only if it
   * is there already. Reserved: its place is kept free for it.
   */
  readonly arrives: 'below' | 'at-once' | 'reserved';
}
