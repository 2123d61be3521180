/** Quieter than this is silence, louder is all there is to show, in decibels. */
const range = { from: -55, to: -15 };

export interface LevelMeter {
  /** How loud it is right now, from 0 to 1. */
  readonly read: () => number;
  readonly close: () => void;
}

const silent: LevelMeter = { read: () => 0, close: () => undefined };

/** So that one sees that one is heard. A browser that cannot measure still records. */
export const createLevelMeter = (stream: MediaStream): LevelMeter => {
  if (!('AudioContext' in globalThis)) return silent;
  const context = new AudioContext();
  context.resume().catch(() => undefined);
  const analyser = new AnalyserNode(context, { fftSize: 1024 });
  context.createMediaStreamSource(stream).connect(analyser);
  const wave = new Float32Array(analyser.fftSize);
  return {
    read: () => {
      analyser.getFloatTimeDomainData(wave);
      const power = wave.reduce((sum, value) => sum + value * value, 0) / wave.length;
      const decibels = 10 * Math.log10(power + 1e-12);
      return Math.min(1, Math.max(0, (decibels - range.from) / (range.to - range.from)));
    },
    close: () => {
      context.close().catch(() => undefined);
    },
  };
};
