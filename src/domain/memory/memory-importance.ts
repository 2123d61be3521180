/** How much a memory matters (spec 2 §5). */
export const memoryImportance = { least: 1, usual: 3, most: 5 } as const;

/** A whole number from 1 to 5; whoever says none means 3; null where what was said is no importance. */
export const readImportance = (value: unknown): number | null => {
  if (value === undefined || value === null) return memoryImportance.usual;
  const isOne =
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= memoryImportance.least &&
    value <= memoryImportance.most;
  return isOne ? value : null;
};
