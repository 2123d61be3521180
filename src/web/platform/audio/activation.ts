import type { AudioStatus } from '#domain/player/activation.ts';
import type { AudioGraph } from '#web/platform/audio/audio-graph.ts';
import type { AudioPool } from '#web/platform/audio/audio-pool.ts';

/** A browser that means to refuse may also just never answer. */
const timeoutMs = 2000;

export const isAndroid = (): boolean => /android/iu.test(navigator.userAgent);
export const isMobile = (): boolean => /android|iphone|ipad/iu.test(navigator.userAgent);

const enough = async (): Promise<false> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(false), timeoutMs);
  });

export const standingOf = (graph: AudioGraph, htmlAudio: boolean): AudioStatus => ({
  context: graph.state(),
  htmlAudio,
  android: isAndroid(),
});

/** Inside a touch or a key press: wakes the context and lets every element of the pool play once. */
export const unlock = async (graph: AudioGraph, pool: AudioPool): Promise<AudioStatus> => {
  const woken = graph.wake().catch(() => undefined);
  const primed = pool.prime();
  const htmlAudio = await Promise.race([primed, enough()]);
  await Promise.race([woken, enough()]);
  return standingOf(graph, htmlAudio);
};

export const vibrate = (pattern: readonly number[]): void => {
  if (typeof navigator.vibrate === 'function') navigator.vibrate([...pattern]);
};
