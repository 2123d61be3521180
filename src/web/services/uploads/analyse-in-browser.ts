import { analysisErrors } from '#domain/analysis/analysis-constants.ts';
import { stagingAnalysis } from '#domain/analysis/analysis-results.ts';
import { createConventionMeter } from '#domain/analysis/convention-meter.ts';
import { AppError } from '#web/platform/app-error.ts';

/** Spec 2 §9. The browser brings every sound to this rate. */
const sampleRate = 44_100;
/** Decoded, a minute is 20 MB: longer files are left to the server, which needs no more than a piece at a time. */
const mostSeconds = 20 * 60;
/** Half a second of sound is measured in about a millisecond: nobody feels it between two frames. */
const sliceFrames = sampleRate / 2;
const slicesAtOnce = 8;

const decode = async (file: Blob): Promise<AudioBuffer> => {
  const context = new OfflineAudioContext(1, 1, sampleRate);
  try {
    return await context.decodeAudioData(await file.arrayBuffer());
  } catch (cause) {
    throw new AppError('unreadable', analysisErrors.audioContext, cause);
  }
};

const otherWork = async (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

/**
 * Spec 2 §7: what this browser finds in a file when the server has not analysed it. The numbers are the specification's, by
 * the same code as on the server; tempo, key and loudness are measured there alone.
 */
export const analyseInBrowser = async (file: Blob, seconds: number) => {
  if (seconds > mostSeconds) throw new AppError('refused', analysisErrors.audioContext);
  const sound = await decode(file);
  const left = sound.getChannelData(0);
  const right = sound.numberOfChannels > 1 ? sound.getChannelData(1) : left;
  const meter = createConventionMeter(sampleRate);
  for (let at = 0, slice = 1; at < left.length; at += sliceFrames, slice += 1) {
    const first = left.subarray(at, at + sliceFrames);
    meter.add({ left: first, right: left === right ? first : right.subarray(at, at + sliceFrames) });
    if (slice % slicesAtOnce === 0) await otherWork();
  }
  const figures = {
    convention: meter.convention(),
    durationSeconds: Math.round(sound.duration * 1000) / 1000,
  };
  return stagingAnalysis(figures, 'real_frequency_analysis', new Date());
};

export type BrowserAnalysis = Awaited<ReturnType<typeof analyseInBrowser>>;
