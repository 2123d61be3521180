/** Where people print on Letter; everywhere else it is A4. */
const letterRegions: ReadonlySet<string> = new Set([
  'US',
  'CA',
  'MX',
  'PH',
  'CL',
  'CO',
  'VE',
  'GT',
  'CR',
  'PA',
  'DO',
  'PR',
  'SV',
  'NI',
  'HN',
]);

/** The paper that is in somebody's printer, guessed from a language tag such as en-GB. */
export const reportPaper = (language: string): 'A4' | 'LETTER' => {
  const region = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/.exec(language)?.[1];
  return region !== undefined && letterRegions.has(region) ? 'LETTER' : 'A4';
};

/** `day` as 2026-03-01. */
export const reportFileName = (day: string): string => `kindling-screening-${day}.pdf`;
