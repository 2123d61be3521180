import { usePlayer, usePlayerView } from '#web/services/player/use-player.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

const words = {
  'old-cache': 'We can’t reach the library right now. This is the copy on your device.',
  demo: 'We can’t reach the library right now. You can still play these tracks.',
  nothing: 'We can’t reach the library right now. Your choices are safe.',
} as const;

/** Where the whole library is not there: why, and one way on. */
export const LibraryTrouble = () => {
  const player = usePlayer();
  const { library, librarySource, connecting } = usePlayerView();
  if (library.length === 0 && connecting === 'connecting') {
    return <Spinner text="Loading the library…" className="py-16" />;
  }
  const kind = library.length === 0 ? 'nothing' : librarySource;
  if (kind !== 'old-cache' && kind !== 'demo' && kind !== 'nothing') return null;
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-3xl border border-line bg-surface p-5">
      <output className="min-w-0 flex-1">{words[kind]}</output>
      <Button
        onClick={() => {
          player.recover().catch(() => undefined);
        }}
      >
        Try again
      </Button>
    </div>
  );
};
