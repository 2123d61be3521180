import { storeAgainWords } from '#domain/memory/memory-limits.ts';
import { useNow } from '#web/platform/clock/use-now.ts';
import type { KeepState } from '#web/services/memory/keep-suggestions.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

const Waiting = ({ until }: { readonly until: number }) => {
  const now = useNow(true);
  const seconds = Math.max(1, Math.ceil((until - now) / 1000));
  return <>{`Waiting ${seconds} s, because that was a lot at once. You can leave; the rest stays here.`}</>;
};

interface KeepProgressProps {
  readonly state: KeepState;
  readonly onStop: () => void;
}

/** How far it is, what it waits for, and why it ended. */
export const KeepProgress = ({ state, onStop }: KeepProgressProps) => {
  const { progress, waitsUntil, ended } = state;
  if (progress === null) {
    if (ended === null) return null;
    return (
      <output className="mt-4 block">
        {ended.why === 'limit'
          ? `${storeAgainWords(ended.retryAfterSeconds)} The rest stays here.`
          : 'We couldn’t reach the server. The rest stays here.'}
      </output>
    );
  }
  // One that goes through at once needs no bar.
  if (progress.total === 1 && waitsUntil === null) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl bg-raised p-4">
      <div className="min-w-0 grow basis-64 space-y-2">
        <output className="block">{`Keeping ${Math.min(progress.done + 1, progress.total)} of ${progress.total}`}</output>
        <ProgressBar label="Keeping" percent={(100 * progress.done) / progress.total} />
        {waitsUntil !== null && (
          <p className="text-muted">
            <Waiting until={waitsUntil} />
          </p>
        )}
      </div>
      <Button size="small" onClick={onStop}>
        Stop
      </Button>
    </div>
  );
};
