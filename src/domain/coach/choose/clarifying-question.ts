import type { ExperimentTheme } from '#domain/coach/experiments/experiment.ts';

export interface ThemeChoice {
  readonly id: 'going' | 'order' | 'people' | 'self';
  readonly label: string;
  /** Its experiments are offered one from each. */
  readonly themes: readonly ExperimentTheme[];
}

export interface ClarifyingQuestion {
  readonly question: string;
  readonly choices: readonly ThemeChoice[];
}

/** Asked instead of guessing. Four choices that together lead to every theme. */
export const clarifyingQuestion: ClarifyingQuestion = {
  question: 'Which of these is closest to what makes it hard?',
  choices: [
    {
      id: 'going',
      label: 'Starting, staying with it, finishing',
      themes: ['starting', 'interruptions', 'finishing'],
    },
    { id: 'order', label: 'Time, plans and remembering', themes: ['time', 'organising', 'memory'] },
    { id: 'people', label: 'Meetings, messages and asking', themes: ['meetings', 'messages', 'asking'] },
    { id: 'self', label: 'Energy, feelings, or a new job', themes: ['energy', 'feelings', 'job-search'] },
  ],
};
