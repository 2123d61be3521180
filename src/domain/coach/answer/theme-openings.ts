import type { ExperimentTheme } from '#domain/coach/experiments/experiment.ts';

/** One short sentence that shows the goal was heard. */
export const themeOpenings: Readonly<Record<ExperimentTheme, string>> = {
  starting: 'Starting is often the hardest part.',
  time: 'Let’s make time easier to see.',
  meetings: 'Meetings ask a lot of your attention.',
  messages: 'Messages never stop, so you choose when.',
  finishing: 'Finishing is easier when the end is clear.',
  interruptions: 'Staying with one thing is hard work.',
  memory: 'Your head does not have to hold it all.',
  energy: 'Your energy comes first.',
  feelings: 'It makes sense that this gets to you.',
  organising: 'A little order is enough.',
  'job-search': 'One small step a week is enough.',
  asking: 'A small, clear request is enough.',
};
