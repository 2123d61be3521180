import { graphLimits } from '#domain/player/player-limits.ts';
import type { AudioGraph } from '#web/platform/audio/audio-graph.ts';
import type { AudioPool } from '#web/platform/audio/audio-pool.ts';

/** One element of the pool with its own fader, through the graph or, where there is none, by the element's volume. */
export interface Deck {
  readonly element: HTMLAudioElement;
  /** 0 to 1, over so many seconds, from where it is or from `from`; two that cross keep the loudness. */
  readonly fade: (to: number, seconds: number, from?: number) => void;
  /** How loud an element without a graph is; changes nothing with one. */
  readonly setDirectVolume: (volume: number) => void;
  readonly close: () => void;
}

const curvePoints = 33;
const directTick = 40;

/** How far a fade is, after so much of its time: a quarter of a sine up, a quarter of a cosine down. */
const along = (share: number, up: boolean): number => {
  const angle = (share * Math.PI) / 2;
  return up ? Math.sin(angle) : 1 - Math.cos(angle);
};

const curve = (from: number, to: number): Float32Array<ArrayBuffer> => {
  const points = new Float32Array(curvePoints);
  for (let index = 0; index < curvePoints; index += 1) {
    points[index] = from + (to - from) * along(index / (curvePoints - 1), to > from);
  }
  return points;
};

// Read before it is cancelled: afterwards it is what it was before the last ramp. And only what was set in an earlier
// moment can be read at all: whoever sets a level and fades from it has to say so.
const fadeInGraph = (node: GainNode, to: number, seconds: number, from = node.gain.value): void => {
  const now = node.context.currentTime;
  node.gain.cancelScheduledValues(now);
  if (seconds <= 0) node.gain.setValueAtTime(to, now);
  else node.gain.setValueCurveAtTime(curve(from, to), now, seconds);
};

interface Making {
  readonly pool: AudioPool;
  readonly graph: AudioGraph;
  readonly directVolume: number;
  /** What brings this track to the loudness of all. */
  readonly gain: number;
}

export const createDeck = ({ pool, graph, directVolume, gain: loudness }: Making): Deck => {
  const element = pool.take();
  const gain = graph.fadeOf(element);
  let level = 1;
  let direct = directVolume;
  let ticking: ReturnType<typeof setInterval> | undefined;

  const apply = (): void => {
    if (gain === null) element.volume = Math.min(1, level * direct * graphLimits.musicGain * loudness);
  };

  const fadeDirect = (to: number, seconds: number): void => {
    clearInterval(ticking);
    const from = level;
    const steps = Math.max(1, Math.round((seconds * 1000) / directTick));
    let done = 0;
    ticking = setInterval(() => {
      done += 1;
      level = from + (to - from) * along(done / steps, to > from);
      apply();
      if (done >= steps) clearInterval(ticking);
    }, directTick);
  };

  if (gain === null) apply();
  else {
    element.volume = 1;
    fadeInGraph(gain, loudness, 0);
  }

  return {
    element,
    fade: (to, seconds, from) => {
      if (from !== undefined) {
        level = from;
        apply();
      }
      if (gain !== null) {
        fadeInGraph(gain, to * loudness, seconds, from === undefined ? undefined : from * loudness);
      } else if (seconds > 0) fadeDirect(to, seconds);
      else {
        clearInterval(ticking);
        level = to;
        apply();
      }
    },
    setDirectVolume: (volume) => {
      direct = volume;
      apply();
    },
    close: () => {
      clearInterval(ticking);
      pool.give(element);
    },
  };
};
