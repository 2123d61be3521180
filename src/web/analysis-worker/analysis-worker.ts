import { analyseSound } from '#domain/analysis/analyse-sound.ts';
import type { FromAnalysisWorker, ToAnalysisWorker } from '#web/services/analysis/analysis-messages.ts';

declare const self: DedicatedWorkerGlobalScope;

// The same analysis as the server's, beside the page: a song is some seconds of work.

const tell = (message: FromAnalysisWorker): void => self.postMessage(message, { transfer: [] });

self.addEventListener('message', ({ data: { sound, facts } }: MessageEvent<ToAnalysisWorker>) => {
  try {
    tell({ type: 'analysed', ...analyseSound(sound, facts) });
  } catch (error) {
    tell({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
});
