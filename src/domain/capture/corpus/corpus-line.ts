import type { Capture } from '#domain/capture/capture.ts';

/** The day on which every line of the corpus is read: a Wednesday. */
export const corpusDay = '2026-11-18';

/** A line, its title, what else it says, and the locale it is written in where that is not British English. */
export type CorpusLine = readonly [
  line: string,
  title: string,
  says: Partial<Omit<Capture, 'title'>>,
  locale?: string,
];
