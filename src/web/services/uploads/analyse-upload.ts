import { analysisErrors } from '#domain/analysis/analysis-constants.ts';
import { stagingAnalysis } from '#domain/analysis/analysis-results.ts';
import { estimatedSeconds } from '#domain/uploads/upload-rules.ts';
import { AppError } from '#web/platform/app-error.ts';
import { secondsOf } from '#web/services/uploads/read-file.ts';
import type { StoredUpload } from '#web/services/uploads/upload-edges.ts';
import { analyseOnServer, saveAnalysis, updateUpload } from '#web/services/uploads/uploads-mutations.ts';

interface Heard {
  readonly begun: () => void;
  readonly failed: () => void;
}

/** So long without bad news counts as analysing. */
const patienceMs = 2000;

/** The length the browser reads from the file, in place of the one estimated from its size. */
const correctLength = async (id: string, file: Blob): Promise<number> => {
  const seconds = await secondsOf(file);
  if (seconds === null) return estimatedSeconds(file.size);
  await updateUpload(id, { duration_seconds: Math.round(seconds * 1000) / 1000 }).catch(() => undefined);
  return seconds;
};

/** Decoded, a minute is 20 MB: longer files are left to the server, which needs no more than a piece at a time. */
const mostSeconds = 20 * 60;
const timeoutMs = 120_000;

/** Few uploads come to this, so its code comes with the first. */
const analyseHere = async (id: string, file: Blob, seconds: number): Promise<void> => {
  if (seconds > mostSeconds) throw new AppError('refused', analysisErrors.audioContext);
  const { analyseInBrowser } = await import('#web/services/analysis/analyse-in-browser.ts');
  const { figures } = await analyseInBrowser(file, AbortSignal.timeout(timeoutMs));
  await saveAnalysis(id, stagingAnalysis(figures, 'real_frequency_analysis', new Date()));
};

/**
 * Spec 2 §7: the server's analysis, and this browser's where that does not work. Says once which of the two sentences of spec 2
 * §8 holds; where it turns out later that nothing came of it, that is said then. The host analyses a file anyway, so nothing
 * depends on this page.
 */
export const analyseUpload = async ({ id, path, file }: StoredUpload, heard: Heard): Promise<void> => {
  const seconds = file === null ? null : await correctLength(id, file);
  let said = false;
  const begun = (): void => {
    if (!said) heard.begun();
    said = true;
  };
  const timer = setTimeout(begun, patienceMs);
  try {
    await analyseOnServer(id, path).catch(async (error: unknown) => {
      if (file === null || seconds === null) throw error;
      await analyseHere(id, file, seconds);
    });
    begun();
  } catch {
    heard.failed();
  } finally {
    clearTimeout(timer);
  }
};
