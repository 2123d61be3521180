const figure = /\d+(?:[.,:]\d+)*/g;
const listNumber = /^\s*\d{1,2}[.)]\s/gm;

/** Whether every figure that was said was given: a number about somebody's week is counted, never made up. */
export const hasOnlyGivenFigures = (said: string, given: string): boolean => {
  const known = new Set(given.match(figure));
  return (said.replaceAll(listNumber, '').match(figure) ?? []).every((one) => known.has(one));
};
