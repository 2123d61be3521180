import { analysisConstants } from '#domain/analysis/analysis-constants.ts';
import type { StagedFile } from '#web/services/analysis/analysis-queries.ts';
import { AppError } from '#web/platform/app-error.ts';

/** All that an analysis asks of the world around it. */
export interface AnalysisEdges {
  readonly onServer: (file: StagedFile) => Promise<void>;
  readonly batchOnServer: (batchSize: number, includeFailed: boolean) => Promise<number>;
  readonly inBrowser: (file: StagedFile) => Promise<void>;
  readonly staged: (asked: {
    readonly batchSize: number;
    readonly includeFailed: boolean;
  }) => Promise<readonly StagedFile[]>;
  /** Said to be analysed, and by neither of our two ways. */
  readonly fake: () => Promise<readonly StagedFile[]>;
  readonly pause: (ms: number) => Promise<void>;
}

/** Somebody who may not is not helped by trying it another way. */
const isFinal = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'signed-out' || error.code === 'not-allowed');

/** Spec 2 §7: on the server, and where that fails in the browser; many go one by one then, with a pause between them. */
export const createReanalysis = ({
  onServer,
  batchOnServer,
  inBrowser,
  staged,
  fake,
  pause,
}: AnalysisEdges) => {
  const one = async (file: StagedFile): Promise<void> => {
    try {
      await onServer(file);
    } catch (error) {
      if (isFinal(error)) throw error;
      await inBrowser(file);
    }
  };

  const oneByOne = async (files: readonly StagedFile[]): Promise<number> => {
    let done = 0;
    for (const [index, file] of files.entries()) {
      if (index > 0) await pause(analysisConstants.batch.pauseMs);
      try {
        await inBrowser(file);
        done += 1;
      } catch {
        // One that cannot be read does not stop the others; its row says so.
      }
    }
    return done;
  };

  /** What waits, and what did not work before. */
  const waiting = async (): Promise<number> => {
    const batchSize = analysisConstants.batch.size;
    try {
      return await batchOnServer(batchSize, true);
    } catch (error) {
      if (isFinal(error)) throw error;
      return oneByOne(await staged({ batchSize, includeFailed: true }));
    }
  };

  /** Everything that is not really analysed; answers how much now is. */
  const all = async (): Promise<number> => {
    let done = await waiting();
    for (const file of await fake()) {
      try {
        await one(file);
        done += 1;
      } catch (error) {
        if (isFinal(error)) throw error;
      }
    }
    return done;
  };

  return { one, all };
};
