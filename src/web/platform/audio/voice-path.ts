import { graphLimits } from '#domain/player/player-limits.ts';
import { voiceSamples } from '#web/platform/audio/voice-samples.ts';

export interface VoicePath {
  /** Behind whatever is still being said; answers whether all of it was heard. */
  readonly say: (pcm: Int16Array) => Promise<boolean>;
  /** Not a word more. */
  readonly hush: () => void;
}

/** Spoken audio into `out`, piece after piece without a gap; `speaking` is told when it begins and when all is said. */
export const createVoicePath = (
  context: AudioContext,
  out: AudioNode,
  speaking: (on: boolean) => void,
): VoicePath => {
  const stops = new Set<() => void>();
  let freeAt = 0;

  /** Over at its end, or when it is stopped: a context that was closed meanwhile tells nobody. */
  const heardOut = async (source: AudioBufferSourceNode, begins: number): Promise<boolean> =>
    new Promise((resolve) => {
      const over = (heard: boolean): void => {
        stops.delete(stop);
        source.disconnect();
        if (stops.size === 0) speaking(false);
        resolve(heard);
      };
      const stop = (): void => {
        source.stop();
        over(false);
      };
      stops.add(stop);
      source.addEventListener('ended', () => {
        if (stops.has(stop)) over(true);
      });
      source.start(begins);
    });

  return {
    say: async (pcm) => {
      const buffer = context.createBuffer(1, pcm.length, graphLimits.voiceSampleRate);
      buffer.copyToChannel(voiceSamples(pcm), 0);
      const source = new AudioBufferSourceNode(context, { buffer });
      source.connect(out);
      const begins = Math.max(context.currentTime, freeAt);
      freeAt = begins + buffer.duration;
      speaking(true);
      return heardOut(source, begins);
    },
    hush: () => {
      freeAt = 0;
      for (const stop of stops) stop();
    },
  };
};
