import { analyseBatchOnServer } from '#web/services/analysis/analysis-mutations.ts';
import { readFakeAnalysed, readStagedFiles } from '#web/services/analysis/analysis-queries.ts';
import { createReanalysis } from '#web/services/analysis/reanalyse.ts';
import { analyseOnServer } from '#web/services/uploads/uploads-mutations.ts';

/** Analysing again what this person uploaded. The browser's own half is fetched when the server cannot. */
export const reanalysisOf = (userId: string) =>
  createReanalysis({
    onServer: async ({ id, path }) => analyseOnServer(id, path),
    batchOnServer: analyseBatchOnServer,
    inBrowser: async (file) =>
      (await import('#web/services/analysis/analyse-staged-file.ts')).analyseStagedFile(file),
    staged: async (asked) => readStagedFiles(userId, asked),
    fake: async () => readFakeAnalysed(userId),
    pause: async (ms) =>
      new Promise((resolve) => {
        setTimeout(resolve, ms);
      }),
  });
