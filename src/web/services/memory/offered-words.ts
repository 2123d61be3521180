import type { OfferedWords } from '#domain/memory/uses/words-offered.ts';

/** What is written before the page has come to rest. */
const mostEarly = 20;

type Take = (offered: OfferedWords) => void;

let taker: Take | null = null;
const early: OfferedWords[] = [];

/** Says that somebody has written something. Whether anybody looks at it is for the person's settings to say. */
export const offerWords: Take = (offered) => {
  if (taker !== null) taker(offered);
  else if (early.length < mostEarly) early.push(offered);
};

/** For the one that looks; it also gets what was written before it was there. Gives back how to stop. */
export const takeOfferedWords = (take: Take): (() => void) => {
  taker = take;
  for (const offered of early.splice(0)) take(offered);
  return () => {
    if (taker === take) taker = null;
  };
};
