import type { ExperimentTheme } from '#domain/coach/experiments/experiment.ts';

/** What a theme is called in front of people. */
export const themeLabels: Readonly<Record<ExperimentTheme, string>> = {
  starting: 'Getting started',
  time: 'Time and plans',
  meetings: 'Meetings and speaking',
  messages: 'E-mail and messages',
  finishing: 'Finishing things',
  interruptions: 'Staying with one thing',
  memory: 'Remembering',
  energy: 'Energy and rest',
  feelings: 'Feelings at work',
  organising: 'Keeping order',
  'job-search': 'Finding or changing a job',
  asking: 'Asking, telling, saying no',
};
