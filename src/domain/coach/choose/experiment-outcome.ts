// Apart from adjust.ts, so that a record can name them without bringing all experiments along.

export const experimentOutcomes = ['worked', 'partly', 'did not', 'did not try'] as const;
export type ExperimentOutcome = (typeof experimentOutcomes)[number];

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
