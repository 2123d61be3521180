import type { Day } from '#domain/calendar/day.ts';
import {
  stateWords,
  stepsByTask,
  type StepWords,
  type TaskBook,
  type TaskWords,
} from '#domain/data-export/tasks-as-csv.ts';
import { isArchived } from '#domain/records/archived.ts';
import { escapeMarkdown, escapeMarkdownLine } from '#domain/markdown/escape-markdown.ts';
import { byPosition } from '#domain/records/position.ts';
import { repeatInWords } from '#domain/recurrence/rule-in-words.ts';

const box = (isDone: boolean): string => (isDone ? '[x]' : '[ ]');

const quoted = (text: string): readonly string[] =>
  text.split('\n').map((line) => `  > ${escapeMarkdownLine(line)}`);

const factsOf = (task: TaskWords): string =>
  [
    task.state === 'open' || task.state === 'done' ? '' : stateWords[task.state],
    isArchived(task) ? 'archived' : '',
    task.estimatedMinutes === null ? '' : `${task.estimatedMinutes} minutes`,
    `${task.energy} energy`,
    task.doOn === null ? '' : `on ${task.doOn}`,
    task.doAt === null ? '' : task.doUntil === null ? `at ${task.doAt}` : `${task.doAt} to ${task.doUntil}`,
    task.dueOn === null ? '' : `due ${task.dueOn}`,
    repeatInWords(task.repeatRule) ?? '',
    task.rewardText === '' ? '' : `reward: ${escapeMarkdown(task.rewardText)}`,
    task.whenCue === ''
      ? ''
      : `when ${escapeMarkdown(task.whenCue)}, I will ${escapeMarkdown(task.thenAction)}`,
  ]
    .filter((fact) => fact !== '')
    .join(' · ');

/** A box with everything below it. */
export const taskLines = (task: TaskWords, steps: readonly StepWords[]): readonly string[] => [
  `- ${box(task.state === 'done')} ${escapeMarkdown(task.title)}`,
  `  > ${factsOf(task)}`,
  ...(task.description === '' ? [] : quoted(task.description)),
  ...steps.map((step) => `  - ${box(step.doneAt !== null)} ${escapeMarkdown(step.title)}`),
];

/** For people, and for every app that knows Markdown: a heading for each project, a box for each task. */
export const tasksAsText = ({ tasks, steps, projects }: TaskBook, today: Day): string => {
  const byTask = stepsByTask(steps);
  const known = new Set(projects.map(({ id }) => id));
  const byProject = Map.groupBy(tasks.toSorted(byPosition), ({ projectId }) =>
    projectId !== null && known.has(projectId) ? projectId : '',
  );
  const listOf = (id: string): readonly string[] =>
    (byProject.get(id) ?? []).flatMap((task) => taskLines(task, byTask.get(task.id) ?? []));
  return [
    `> Tasks from Kindling, exported on ${today}.`,
    '',
    ...listOf(''),
    '',
    ...projects
      .toSorted(byPosition)
      .filter(({ id }) => byProject.has(id))
      .map(({ id, name }) => `## ${escapeMarkdown(name)}\n\n${listOf(id).join('\n')}\n`),
  ].join('\n');
};
