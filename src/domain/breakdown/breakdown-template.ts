/** How finely a task is broken: three, five or eight steps. */
export const breakdownSizes = ['few', 'some', 'many'] as const;
export type BreakdownSize = (typeof breakdownSizes)[number];

export const stepCounts: Readonly<Record<BreakdownSize, number>> = { few: 3, some: 5, many: 8 };

/**
 * One way to do one sort of thing, as eight steps in order: the least size in which a step appears, how long it takes
 * compared with the others, and what to do with one's hands. `[ for {object}]` is said where the title names something
 * that reads well there, and left out otherwise. The first of all is never more than reaching for something.
 */
export type BreakdownTemplate = readonly (readonly [size: BreakdownSize, weight: number, text: string])[];
