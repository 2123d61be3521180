import { Suspense } from 'react';
import type { SoundMemoryProps } from '#web/features/memory/uses/sound-memory-props.ts';
import { useStore } from '#web/platform/use-store.ts';
import { memoryHere } from '#web/services/memory/memory-here.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';

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
