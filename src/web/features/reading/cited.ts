import type { Source } from '#domain/reading/source.ts';

/** Numbers for the sources of one page, in the order of its list: the fifth is written “source 5”, on one line. */
export const cited = (list: readonly Source[]) => ({
  list,
  source: (one: Source): string => `source\u00A0${list.indexOf(one) + 1}`,
});
