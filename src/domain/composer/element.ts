/** The element at a place of a list that goes round for ever. */
export const element = <T>(list: readonly T[], index: number): T => {
  const length = list.length;
  const found = list[((Math.trunc(index) % length) + length) % length];
  if (found === undefined) throw new RangeError('an empty list has no elements');
  return found;
};
