/** From 0 up to but not including 1. */
export type RandomSource = () => number;

/** A whole number below `count`, whatever `random` says. */
export const below = (count: number, random: number): number =>
  Math.min(Math.max(Math.floor(random * count), 0), Math.max(count - 1, 0));

/** Every order as likely as any other. */
export const shuffle = <Item>(items: readonly Item[], random: RandomSource): readonly Item[] => {
  const left = [...items];
  const drawn: Item[] = [];
  while (left.length > 0) drawn.push(...left.splice(below(left.length, random()), 1));
  return drawn;
};
