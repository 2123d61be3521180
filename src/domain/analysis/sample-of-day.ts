/** So many of a list, others on the next day, until all had their turn; then it begins anew. */
export const sampleOfDay = <Item>(items: readonly Item[], count: number, day: number): readonly Item[] => {
  // Neighbours in the list are of one style: a stride that shares no factor with the length mixes them.
  let stride = Math.max(1, Math.floor(items.length * 0.382));
  while (sharedFactor(stride, items.length) > 1) stride += 1;
  return Array.from({ length: Math.min(count, items.length) }, (_, index) => (day * count + index) * stride)
    .map((place) => items[place % items.length])
    .filter((item) => item !== undefined);
};

const sharedFactor = (a: number, b: number): number => (b === 0 ? a : sharedFactor(b, a % b));
