import { sniffedBytes, sniffSound } from '#domain/analysis/sniff-sound.ts';
import type { SoundFacts } from '#domain/analysis/sound-figures.ts';
import type { AnalysedSound } from '#domain/analysis/sound-meter.ts';
import type { FromAnalysisWorker, ToAnalysisWorker } from './analysis-messages.ts';
import { decodeSound } from './decode-sound.ts';

const inWorker = (asked: ToAnalysisWorker, signal: AbortSignal): Promise<AnalysedSound> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../../analysis-worker/analysis-worker.ts', import.meta.url), {
      type: 'module',
      name: 'analysis',
    });
    const end = (): void => {
      worker.terminate();
      signal.removeEventListener('abort', give);
    };
    const give = (): void => {
      end();
      reject(new DOMException('Not wanted any more', 'AbortError'));
    };
    worker.addEventListener('message', ({ data }: MessageEvent<FromAnalysisWorker>) => {
      end();
      if (data.type === 'analysed') resolve({ figures: data.figures, curves: data.curves });
      else reject(new Error(data.message));
    });
    worker.addEventListener('error', () => {
      end();
      reject(new Error('The analysis couldn’t start in this browser.'));
    });
    signal.addEventListener('abort', give, { once: true });
    const { left, right } = asked.sound;
    worker.postMessage(asked, left === right ? [left.buffer] : [left.buffer, right.buffer]);
  });

/**
 * The specification's analysis on this device: the page decodes, a worker measures. Tags are not read here, and the rate is
 * the one the browser was asked to decode to.
 */
export const analyseInBrowser = async (file: Blob, signal: AbortSignal): Promise<AnalysedSound> => {
  const kind = sniffSound(new Uint8Array(await file.slice(0, sniffedBytes).arrayBuffer()));
  const { sound, channels } = await decodeSound(file);
  signal.throwIfAborted();
  const durationSeconds = Math.round((sound.left.length / sound.sampleRate) * 1000) / 1000;
  const facts: SoundFacts = {
    ...kind,
    sampleRate: sound.sampleRate,
    channels,
    durationSeconds,
    bitrateKbps: durationSeconds === 0 ? null : Math.round((file.size * 8) / durationSeconds / 1000),
    embedded: { title: null, artist: null, album: null, hasPicture: false },
  };
  return inWorker({ sound, facts }, signal);
};
