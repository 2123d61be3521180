import type { AnalysisSummary } from '#domain/analysis/analysis-summary.ts';

const counted = (count: number): string =>
  count === 1 ? '1 upload' : `${count.toLocaleString('en')} uploads`;

/** The summary in one sentence. */
export const summaryWords = ({ really, fake, pending }: AnalysisSummary): string => {
  if (really + fake + pending === 0) return 'Nothing to analyse yet.';
  return [
    `${counted(really)} really analysed`,
    ...(fake > 0 ? [`${counted(fake)} only labelled, not analysed`] : []),
    ...(pending > 0 ? [`${counted(pending)} waiting`] : []),
  ]
    .join(', ')
    .concat('.');
};
