import type { ExperimentObstacle, ExperimentOutcome } from '#domain/records/kinds/coach-values.ts';

/** Asked: “What happened?” */
export const outcomeChoices = [
  { value: 'worked', label: 'It worked' },
  { value: 'partly', label: 'Partly' },
  { value: 'did not', label: 'It didn’t work' },
  { value: 'did not try', label: 'I didn’t try it' },
] as const satisfies readonly { readonly value: ExperimentOutcome; readonly label: string }[];

/** Asked: “What got in the way?” */
export const obstacleChoices = [
  { value: 'too big', label: 'It was too big' },
  { value: 'no time', label: 'No time' },
  { value: 'forgot', label: 'I forgot' },
  { value: 'wrong time', label: 'The wrong time' },
  { value: 'did not suit me', label: 'It doesn’t suit me' },
  { value: 'other people', label: 'Other people' },
  { value: 'no longer matters', label: 'It no longer matters' },
] as const satisfies readonly { readonly value: ExperimentObstacle; readonly label: string }[];

export const outcomeInWords = (outcome: ExperimentOutcome | null): string =>
  outcomeChoices.find(({ value }) => value === outcome)?.label ?? 'No answer';
