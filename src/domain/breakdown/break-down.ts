import { type BreakdownSize, breakdownSizes } from '#domain/breakdown/breakdown-template.ts';
import { firstMovesFor } from '#domain/breakdown/first-moves.ts';
import { kindFrame } from '#domain/breakdown/frames/kind-frames.ts';
import { readTitle, type TitleReading } from '#domain/breakdown/read-title.ts';
import { type RecipeName, recipes } from '#domain/breakdown/recipes/recipes.ts';
import { minutesUnsaid, shareMinutes } from '#domain/breakdown/share-minutes.ts';
import { sureFrame } from '#domain/breakdown/sure-reading.ts';
import type { OwnFirstStep } from '#domain/records/kinds/own-first-step.ts';
import type { Task } from '#domain/records/kinds/task.ts';

export interface BreakdownStep {
  readonly title: string;
  readonly minutes: number;
}

/** What a beginning needs to know of a task. */
export type Begun = Pick<Task, 'title' | 'kind'>;

const longestQuote = 80;

const quote = (title: string): string => {
  const characters = Array.from(title.trim());
  return characters.length <= longestQuote
    ? title.trim()
    : `${characters.slice(0, longestQuote - 1).join('')}…`;
};

/** `[said with it|said without]`, and `<with somebody|without>`. Null where the text names something and there is nothing to name. */
const fill = (text: string, { the, bare, all, who, many }: TitleReading): string | null => {
  const chosen = text
    .replace(/<([^>|]*)\|?([^>]*)>/, (_, withThem: string, without: string) =>
      who === null ? without : withThem,
    )
    .replace(/\[([^\]|]*)\|?([^\]]*)\]/, (_, withIt: string, without: string) =>
      the === null ? without : withIt,
    );
  if ((the === null && chosen.includes('{the}')) || (bare === null && chosen.includes('{bare}'))) return null;
  if ((all === null && chosen.includes('{all}')) || (who === null && chosen.includes('{who}'))) return null;
  return chosen
    .replace('{the}', () => the ?? '')
    .replace('{bare}', () => bare ?? '')
    .replace('{all}', () => all ?? '')
    .replace('{who}', () => who ?? '')
    .replaceAll('{it}', many ? 'them' : 'it')
    .replaceAll('{is}', many ? 'they’re' : 'it’s');
};

export interface Beginning {
  /** What titles have in common that are begun the same way. */
  readonly key: string;
  readonly recipe: RecipeName;
  /** Null where the title says too little: then the person is asked. */
  readonly first: string | null;
  /** The person's own words for it, from the last time. */
  readonly own: boolean;
  /** First moves to choose from where the person is asked. */
  readonly moves: readonly string[];
}

/** How a task begins: as the person began such a task before, or as its verb and its object say. */
export const beginningOf = (task: Begun, ownSteps: readonly OwnFirstStep[] = []): Beginning => {
  const reading = readTitle(task.title);
  const frame = sureFrame(reading) ?? kindFrame(task);
  const [id, , things, recipe, first] = frame ?? ([null, null, '*', 'unsure', null] as const);
  const about = reading.bare?.toLowerCase() ?? '';
  // A frame for anything says little about the thing: what is remembered is remembered for that thing.
  const key = id !== null && things !== '*' ? id : `${reading.verb} ${about.split(' ').at(-1) ?? ''}`.trim();
  const own = ownSteps.findLast((step) => step.way === key);
  return {
    key,
    recipe,
    first: own?.title ?? (first === null ? null : fill(first, reading)),
    own: own !== undefined,
    moves: firstMovesFor(reading.verb),
  };
};

/** Where nobody answered: still something to take in one's hand. */
const unanswered = (title: string): string => `Pick up the first thing you need for “${quote(title)}”`;

/**
 * A task as small things to do with one's hands. The same task gives the same steps, on every device and without asking
 * anybody but the person.
 */
export const breakDown = (
  task: Begun & Pick<Task, 'estimatedMinutes'>,
  size: BreakdownSize,
  ownSteps: readonly OwnFirstStep[] = [],
): readonly BreakdownStep[] => {
  const { first, recipe } = beginningOf(task, ownSteps);
  const level = breakdownSizes.indexOf(size);
  const rest = recipes[recipe].filter(([least]) => breakdownSizes.indexOf(least) <= level);
  const minutes = shareMinutes(task.estimatedMinutes ?? minutesUnsaid, [
    1,
    ...rest.map(([, weight]) => weight),
  ]);
  return [first ?? unanswered(task.title), ...rest.map(([, , text]) => text)].map((title, index) => ({
    title,
    minutes: minutes[index] ?? 1,
  }));
};
