import { longestStepTitle } from '#domain/breakdown/step-title.ts';
import type { FoundStep, ImportedTask, Said } from '#domain/list-import/imported-task.ts';
import { taskLimits } from '#domain/tasks/task-rules.ts';
import { lengthOf, withoutControl } from '#domain/text/plain-text.ts';

/** What had to become shorter; every case is counted and told before anything is brought. */
export const cuts = ['title', 'note', 'project', 'step', 'words'] as const;
export type Cut = (typeof cuts)[number];

export const cutWords: Readonly<Record<Cut, (count: string) => string>> = {
  title: (count) => `${count} with a title over 200 characters. The full title goes into the note.`,
  note: (count) => `${count} with a note over 1,000 characters. The end of the note is left out.`,
  project: (count) => `${count} in a list with a name over 40 characters. The name is shortened.`,
  step: (count) => `${count} with a step over 200 characters. The step is shortened.`,
  words: (count) => `${count} with a reward or plan that is too long. It is shortened.`,
};

/** A found task in the measures of ours. */
export interface FittingTask {
  readonly found: ImportedTask;
  readonly title: string;
  readonly description: string;
  readonly project: string;
  readonly reward: string;
  readonly whenCue: string;
  readonly thenAction: string;
  readonly steps: readonly FoundStep[];
  readonly cut: readonly Cut[];
}

const projectLength = 40;
const planLength = 200;

const oneLine = (text: string): string => withoutControl(text.replaceAll(/\s+/gu, ' '));

// As in src/domain/tasks/task-rules.ts: lines and tabs stay.
const manyLines = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed()
    .trim();

const shortened = (text: string, most: number): string =>
  lengthOf(text) <= most
    ? text
    : `${Array.from(text)
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;

const line = ({ name, value }: Said): string => `${name}: ${value}`;

/** Null for one that is too short to be a task here. */
export const fitTask = (found: ImportedTask, keepsRest: boolean): FittingTask | null => {
  const title = oneLine(found.title);
  if (lengthOf(title) < taskLimits.title.min) return null;
  const isLong = lengthOf(title) > taskLimits.title.max;
  const description = manyLines(
    [
      ...(isLong ? [title] : []),
      found.notes,
      ...found.unread.map(line),
      ...(keepsRest ? found.rest.map(line) : []),
    ].join('\n'),
  );
  const project = oneLine(found.project).replace(/^#+/, '').trim();
  const [reward, whenCue, thenAction] = [found.reward, found.whenCue, found.thenAction].map(oneLine);
  const steps = found.steps
    .map((step) => ({ ...step, title: oneLine(step.title) }))
    .filter((step) => step.title !== '');
  const has: Readonly<Record<Cut, boolean>> = {
    title: isLong,
    note: lengthOf(description) > taskLimits.description.max,
    project: lengthOf(project) > projectLength,
    step: steps.some((step) => lengthOf(step.title) > longestStepTitle),
    words:
      lengthOf(reward ?? '') > taskLimits.rewardText.max ||
      lengthOf(whenCue ?? '') > planLength ||
      lengthOf(thenAction ?? '') > planLength,
  };
  return {
    found,
    title: shortened(title, taskLimits.title.max),
    description: shortened(description, taskLimits.description.max),
    project: shortened(project, projectLength),
    reward: shortened(reward ?? '', taskLimits.rewardText.max),
    whenCue: shortened(whenCue ?? '', planLength),
    thenAction: shortened(thenAction ?? '', planLength),
    steps: steps.map(({ title: words, done }) => ({ title: shortened(words, longestStepTitle), done })),
    cut: cuts.filter((one) => has[one]),
  };
};
