import { reportFileName, reportPaper } from '#domain/screening/report-paper.ts';
import type { ScreeningReport } from '#domain/screening/screening-report.ts';
import { loadOnce } from '#web/platform/load-once.ts';
import { today } from '#web/platform/clock/clock.ts';
import { saveFile } from '#web/platform/save-file.ts';

/** What writes the report. Once it is here, writing needs no network. */
export const loadReport = loadOnce(
  async () => (await import('#web/features/screening/report/write-report.ts')).writeReport,
);

/** Into the downloads, and nowhere else. */
export const saveReport = async (report: ScreeningReport): Promise<void> => {
  const writeReport = await loadReport();
  const day = today();
  const file = await writeReport(report, { day, paper: reportPaper(navigator.language) });
  saveFile(reportFileName(day), file);
};
