import { stagingAnalysis } from '#domain/analysis/analysis-results.ts';
import { analysisErrors } from '#domain/analysis/analysis-constants.ts';
import { AppError } from '#web/platform/app-error.ts';
import { analyseInBrowser } from '#web/services/analysis/analyse-in-browser.ts';
import { saveAnalysis, saveAnalysisFailed } from '#web/services/analysis/analysis-mutations.ts';
import { downloadStaged, type StagedFile } from '#web/services/analysis/analysis-queries.ts';

/** A four-minute track takes a few seconds; what takes this long will not end. */
const timeoutMs = 120_000;

const analyse = async (file: Blob) => {
  try {
    return await analyseInBrowser(file, AbortSignal.timeout(timeoutMs));
  } catch (cause) {
    throw new AppError('unreadable', analysisErrors.audioContext, cause);
  }
};

/** Spec 2 §7: the same rules as the server's, for what this browser can decode. The row says how it ended. */
export const analyseStagedFile = async ({ id, path }: StagedFile): Promise<void> => {
  try {
    const { figures } = await analyse(await downloadStaged(path));
    await saveAnalysis(id, stagingAnalysis(figures, 'real_frequency_analysis', new Date()));
  } catch (error) {
    await saveAnalysisFailed(id).catch(() => undefined);
    throw error;
  }
};
