import type { ExperimentTheme } from '#domain/coach/experiments/experiment.ts';
import { themeLabels } from './theme-labels.ts';

export interface ThemeChoice {
  readonly id: ExperimentTheme | 'going' | 'order' | 'people' | 'self' | 'other';
  readonly label: string;
  /** Its experiments are offered one from each. With none, the general question follows. */
  readonly themes: readonly ExperimentTheme[];
}

export interface ClarifyingQuestion {
  readonly question: string;
  readonly choices: readonly ThemeChoice[];
}

/** Asked instead of guessing. Four choices that together lead to every theme. */
export const clarifyingQuestion: ClarifyingQuestion = {
  question: 'You don’t have to know exactly. Which of these comes closest to what makes it hard?',
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

const other: ThemeChoice = { id: 'other', label: 'Something else', themes: [] };

// One choice is none.
const fewestThemes = 2;

/** The same question with the themes that the goal comes near to; the general one where nothing is near. */
export const questionAbout = (themes: readonly ExperimentTheme[]): ClarifyingQuestion =>
  themes.length < fewestThemes
    ? clarifyingQuestion
    : {
        question: clarifyingQuestion.question,
        choices: [
          ...themes.slice(0, clarifyingQuestion.choices.length - 1).map((theme) => ({
            id: theme,
            label: themeLabels[theme],
            themes: [theme],
          })),
          other,
        ],
      };
