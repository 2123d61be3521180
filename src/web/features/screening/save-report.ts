import { reportFileName, reportPaper } from '#domain/screening/report-paper.ts';
import type { ScreeningReport } from '#domain/screening/screening-report.ts';
import fontAddress from '@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2?url';
import { bringOnce } from '#web/platform/bring-once.ts';
import { today } from '#web/platform/clock.ts';

const fetchFont = async (): Promise<ArrayBuffer> => {
  const answer = await fetch(fontAddress);
  if (!answer.ok) throw new Error('The font did not arrive');
  return answer.arrayBuffer();
};

/** What writes the report, and the letters it is set in. With both here, writing it needs no network. */
export const bringReport = bringOnce(async () => {
  const [{ writeReport }, font] = await Promise.all([
    import('#web/features/screening/report/write-report.ts'),
    fetchFont(),
  ]);
  return { writeReport, font };
});

/** Long enough for a slow disk to have read it. */
const keptFor = 60_000;

/** Into the downloads, and nowhere else. */
export const saveReport = async (report: ScreeningReport): Promise<void> => {
  const { writeReport, font } = await bringReport();
  const day = today();
  const file = await writeReport(report, { day, font, paper: reportPaper(navigator.language) });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = reportFileName(day);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptFor);
};
