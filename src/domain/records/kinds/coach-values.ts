/** How a week of trying something went, as the person says it. */
export const experimentOutcomes = ['worked', 'partly', 'did not', 'did not try'] as const;
export type ExperimentOutcome = (typeof experimentOutcomes)[number];

/** What got in the way. */
export const experimentObstacles = [
  'too big',
  'no time',
  'forgot',
  'wrong time',
  'did not suit me',
  'other people',
  'no longer matters',
] as const;
export type ExperimentObstacle = (typeof experimentObstacles)[number];
