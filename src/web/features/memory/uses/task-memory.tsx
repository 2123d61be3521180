import { useState } from 'react';
import type { MemoryUseName } from '#domain/memory/memory-settings.ts';
import type { TaskMemoryProps } from '#web/features/memory/uses/task-memory-props.ts';
import { useStore } from '#web/platform/use-store.ts';
import { memoryHere } from '#web/services/memory/memory-here.ts';
import { createLazyPart } from '#web/ui/lazy-part.tsx';

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
