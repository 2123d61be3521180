import { kindRecipes } from '#domain/breakdown/kind-recipes.ts';
import {
  type BreakdownSize,
  breakdownSizes,
  type BreakdownTemplate,
} from '#domain/breakdown/breakdown-template.ts';
import { shareMinutes } from '#domain/breakdown/share-minutes.ts';
import { titleObject } from '#domain/breakdown/title-object.ts';
import { wordRecipes } from '#domain/breakdown/word-recipes.ts';
import { guessKind, wordsIn } from '#domain/tasks/task-kind.ts';
import type { Task } from '#domain/records/kinds/task.ts';

export interface BreakdownStep {
  readonly title: string;
  readonly minutes: number;
}

const minutesUnsaid = 25;
const longestQuote = 80;

const recipeFor = ({ title, kind }: Pick<Task, 'title' | 'kind'>): BreakdownTemplate => {
  const said = new Set(wordsIn(title));
  const guess = guessKind(title);
  const found = wordRecipes.find(
    ({ kinds, words }) =>
      kinds.includes(guess) && words.every((group) => group.split(' ').some((word) => said.has(word))),
  );
  return found?.recipe ?? kindRecipes[kind === 'other' ? guess : kind];
};

const quote = (title: string): string => {
  const characters = Array.from(title.trim());
  return characters.length <= longestQuote
    ? title.trim()
    : `${characters.slice(0, longestQuote - 1).join('')}…`;
};

const fill = (text: string, title: string): string => {
  const object = titleObject(title);
  return text
    .replace(/\[([^\]]*)\]/, (_, part: string) => (object === null ? '' : part))
    .replace('{object}', () => object ?? '')
    .replace('{title}', () => quote(title));
};

/**
 * A task as small things to do with one's hands. The same task gives the same steps, on every device and without asking
 * anybody.
 */
export const breakDown = (
  task: Pick<Task, 'title' | 'kind' | 'estimatedMinutes'>,
  size: BreakdownSize,
): readonly BreakdownStep[] => {
  const level = breakdownSizes.indexOf(size);
  const steps = recipeFor(task).filter(([least]) => breakdownSizes.indexOf(least) <= level);
  const minutes = shareMinutes(
    task.estimatedMinutes ?? minutesUnsaid,
    steps.map(([, weight]) => weight),
  );
  return steps.map(([, , text], index) => ({ title: fill(text, task.title), minutes: minutes[index] ?? 1 }));
};
