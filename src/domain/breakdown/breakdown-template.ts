/** How finely a task is broken: three, five or eight steps. */
export const breakdownSizes = ['few', 'some', 'many'] as const;
export type BreakdownSize = (typeof breakdownSizes)[number];

export const stepCounts: Readonly<Record<BreakdownSize, number>> = { few: 3, some: 5, many: 8 };

/**
 * How one sort of thing goes on after its first step, as seven steps in order: the least size in which a step appears,
 * how long it takes compared with the others, and what to do. The first step comes from the frame.
 */
export type BreakdownTemplate = readonly (readonly [size: BreakdownSize, weight: number, text: string])[];
