import { RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type FastFlow, fastFlowOf } from '#domain/music-performance/fast-flow.ts';
import { recentOperations } from '#domain/music-performance/performance-grade.ts';
import { secondsInWords } from '#domain/music-performance/performance-words.ts';
import { performanceLog } from '#web/services/player/performance-log.ts';
import { usePlayerView } from '#web/services/player/use-player.ts';
import { Button } from '#web/ui/button.tsx';

const words: Readonly<Record<FastFlow, string>> = {
  fast: 'Fast flow. Music starts quickly here.',
  optimizing: 'Optimizing. This takes longer than usual.',
  retry: 'Still optimizing. It may be quicker to try again.',
};

const tick = 250;

/** Milliseconds since somebody began to wait; null while nobody does. */
const useWaiting = (loading: boolean): number | null => {
  const [waited, setWaited] = useState<number | null>(null);
  useEffect(() => {
    if (!loading) return undefined;
    const since = performance.now();
    const timer = setInterval(() => setWaited(performance.now() - since), tick);
    return () => {
      clearInterval(timer);
      setWaited(null);
    };
  }, [loading]);
  return loading ? (waited ?? 0) : null;
};

interface FastFlowIndicatorProps {
  readonly onRetry: () => void;
  /** Shown only where somebody waits too long. */
  readonly onlySlow?: boolean;
}

/** Spec 2 §4: how long the music takes, while it takes it, and how long it took last. */
export const FastFlowIndicator = ({ onRetry, onlySlow = false }: FastFlowIndicatorProps) => {
  const { loading } = usePlayerView();
  const waited = useWaiting(loading);
  const last = recentOperations(performanceLog.entries(), 1)[0];
  const milliseconds = waited ?? last?.duration;
  const flow = milliseconds === undefined ? null : fastFlowOf(milliseconds);
  if (onlySlow && (waited === null || flow === 'fast')) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <output data-flow={flow ?? 'none'}>
        {flow === null ? 'Play something to see fast flow here.' : words[flow]}{' '}
        {waited === null && last !== undefined && (
          <span className="text-muted">The last time: {secondsInWords(last.duration)}.</span>
        )}
      </output>
      {flow === 'retry' && (
        <Button size="small" onClick={onRetry}>
          <RotateCcw aria-hidden="true" />
          Try again
        </Button>
      )}
    </div>
  );
};
