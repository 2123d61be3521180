import { Suspense } from 'react';
import type { FocusSound } from '#domain/focus/focus-sound.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { useStore } from '#web/platform/use-store.ts';
import { memoryHere } from '#web/services/memory/memory-here.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';

export interface SoundMemoryProps {
  readonly task: Task | null;
  readonly sound: FocusSound;
  readonly onChoose: (sound: FocusSound) => void;
}

const load = async () => (await import('#web/features/memory/uses/sound-memory-note.tsx')).SoundMemoryNote;

/** Which sound went with this kind of task. Nothing is fetched while memory is off. */
export const SoundMemory = (props: SoundMemoryProps) => {
  const on = useStore(memoryHere)?.uses.focus === true;
  return (
    <Suspense>
      <LazyPart need={Number(on)} load={load} props={props} />
    </Suspense>
  );
};
