import { useState } from 'react';
import type { MemoryUseName } from '#domain/memory/memory-settings.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { useStore } from '#web/platform/use-store.ts';
import { memoryHere } from '#web/services/memory/memory-here.ts';
import { createLazyPart } from '#web/ui/lazy-part.tsx';

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

/** Fetched ahead for those who have memory on: by the time somebody opens a dialog, it is there. */
const { preload, Part: Note } = createLazyPart(
  async () => (await import('#web/features/memory/uses/task-memory-note.tsx')).TaskMemoryNote,
);
export const preloadTaskMemory = preload;

type Props = TaskMemoryProps & { readonly place: Extract<MemoryUseName, 'breakdown' | 'pick'> };

const TaskMemory = (props: Props) => {
  const on = useStore(memoryHere)?.uses[props.place] === true;
  const [wasOn, setWasOn] = useState(on);
  if (on && !wasOn) setWasOn(true);
  // It stays when it is switched off here, to say so.
  return wasOn && <Note {...props} />;
};

/** For a task that is broken down. Nothing is fetched while memory is off. */
export const BreakdownMemory = (props: TaskMemoryProps) => <TaskMemory place="breakdown" {...props} />;

/** For a task that was picked. */
export const PickMemory = (props: TaskMemoryProps) => <TaskMemory place="pick" {...props} />;
