import { activationLimits } from '#domain/player/player-limits.ts';
import type { AudioGraph } from '#web/platform/audio/audio-graph.ts';

/** After a touch the browser means to let it through; without one there is nothing to wait for. */
const startChecks = (): number => (navigator.userActivation.hasBeenActive ? 6 : 1);

/**
 * Wakes the audio context. One that was let through runs a moment later, on a busy machine a long moment; where it
 * stays asleep while it is still wanted, it was refused.
 */
export const wakeAudio = (
  graph: AudioGraph,
  isWanted: () => boolean,
  refused: () => void,
  checks = startChecks(),
): void => {
  graph.wake().catch(() => undefined);
  if (graph.state() === 'running') return;
  setTimeout(() => {
    if (!isWanted() || graph.state() !== 'suspended') return;
    if (checks > 1) wakeAudio(graph, isWanted, refused, checks - 1);
    else refused();
  }, activationLimits.check);
};
