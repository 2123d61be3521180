import type { Activation, Connecting, LibrarySource, PlayerView } from '#web/services/player/player.ts';
import type { Device } from '#domain/player/player-state.ts';
import type { ModulationDepth } from '#domain/composer/score.ts';
import { type Playback, trackOf } from '#domain/player/playback.ts';
import { hasFailed, isReady, type Readiness } from '#domain/player/readiness.ts';
import type { Track } from '#domain/music/track.ts';

export interface ViewParts {
  readonly playback: Playback;
  readonly readiness: Readiness;
  readonly activation: Activation;
  readonly library: readonly Track[];
  readonly librarySource: LibrarySource;
  readonly mood: string | null;
  readonly modulation: ModulationDepth | 'off';
  /** Calls that were made and not answered. */
  readonly asking: number;
  readonly device: Device;
}

const connectingOf = (readiness: Readiness): Connecting => {
  if (hasFailed(readiness)) return 'failed';
  return isReady(readiness) ? 'ready' : 'connecting';
};

export const viewOf = ({ playback, readiness, asking, device, ...rest }: ViewParts): PlayerView => ({
  isReady: isReady(readiness),
  isPlaying: playback.playing,
  durationMs: playback.durationMs,
  shuffle: playback.shuffle,
  repeat: playback.repeat,
  volume: playback.volume,
  device: isReady(readiness) ? device : null,
  track: trackOf(playback),
  connecting: connectingOf(readiness),
  loading: asking > 0 || (playback.phase === 'loading' && playback.wants),
  queue: playback.queue,
  queueIndex: playback.index,
  sleep: playback.sleep,
  crossfadeSeconds: playback.crossfadeSeconds,
  ...rest,
});

/** Whether drawing again would show anything new. */
export const sameView = (one: PlayerView, other: PlayerView): boolean => {
  const before = new Map<string, unknown>(Object.entries(one));
  return Object.entries(other).every(([name, value]) => Object.is(before.get(name), value));
};
