import type { Change } from '#domain/records/change.ts';
import type { Milestone, Project } from '#domain/records/kinds/project.ts';
import type { Task, TaskStep } from '#domain/records/kinds/task.ts';
import { deletedRecordsKeptDays } from '#domain/records/record-limits.ts';
import type { Deleted } from '#domain/records/record-view.ts';
import { closenessIn, matchWords } from '#domain/search/match-words.ts';
import { indexedText } from '#domain/search/search-index.ts';
import { queryWords } from '#domain/search/search-query.ts';

const dayLength = 86_400_000;
const keptFor = deletedRecordsKeptDays * dayLength;
/** A project takes its milestones along, and deleting a whole kind takes steps with their tasks; they are written in the same breath, not in the same millisecond. */
const sameBreath = 2000;

export interface BinItem {
  readonly kind: 'tasks' | 'projects';
  readonly id: string;
  readonly title: string;
  readonly deletedAt: string;
  /** The moment from which it is gone for good. */
  readonly goesAt: string;
}

const item =
  (kind: BinItem['kind']) =>
  ({ id, title, deletedAt }: Pick<BinItem, 'id' | 'title' | 'deletedAt'>): BinItem => ({
    kind,
    id,
    title,
    deletedAt,
    goesAt: new Date(Date.parse(deletedAt) + keptFor).toISOString(),
  });

/** What can still be brought back, the last deleted first. What is over its time goes at the next tidying up: not shown. */
export const binItems = (
  tasks: readonly Deleted<Task>[],
  projects: readonly Deleted<Project>[],
  now: number,
): readonly BinItem[] =>
  [
    ...tasks.map(({ record: { id, title }, deletedAt }) => ({ id, title, deletedAt })).map(item('tasks')),
    ...projects
      .map(({ record: { id, name }, deletedAt }) => ({ id, title: name, deletedAt }))
      .map(item('projects')),
  ]
    .filter(({ goesAt }) => Date.parse(goesAt) > now)
    .toSorted((a, b) => Date.parse(b.deletedAt) - Date.parse(a.deletedAt) || (a.id < b.id ? -1 : 1));

/** Those that hold every word that was asked for, in the order they had; all of them where nothing is asked. */
export const searchBin = (items: readonly BinItem[], query: string): readonly BinItem[] => {
  const asked = queryWords(query);
  if (asked.length === 0) return items;
  const titles = items.map((one) => ({ one, text: indexedText(one.title) }));
  const matches = matchWords(
    asked,
    new Set(titles.flatMap(({ text }) => text.words.map(({ folded }) => folded))),
  );
  return titles
    .filter(({ text }) => closenessIn(text, matches).every((close) => close > 0))
    .map(({ one }) => one);
};

/** What was part of something in the bin, and when it was deleted. */
interface DeletedPart {
  readonly change: Change;
  readonly of: string;
  readonly deletedAt: string;
}

export interface DeletedParts {
  readonly steps: readonly Deleted<TaskStep>[];
  readonly milestones: readonly Deleted<Milestone>[];
}

/** A task comes with the steps that went with it, a project with its milestones. The tasks of a project never went anywhere. */
export const bringBackChanges = (
  items: readonly BinItem[],
  { steps, milestones }: DeletedParts,
): readonly Change[] => {
  const parts: readonly DeletedPart[] = [
    ...steps.map(({ record: { id, taskId }, deletedAt }) => ({
      change: { kind: 'taskSteps', id, deleted: false } as const,
      of: taskId,
      deletedAt,
    })),
    ...milestones.map(({ record: { id, projectId }, deletedAt }) => ({
      change: { kind: 'milestones', id, deleted: false } as const,
      of: projectId,
      deletedAt,
    })),
  ];
  const partsOf = Map.groupBy(parts, (part) => part.of);
  return items.flatMap(({ kind, id, deletedAt }): readonly Change[] => [
    { kind, id, deleted: false },
    ...(partsOf.get(id) ?? [])
      .filter((part) => Math.abs(Date.parse(part.deletedAt) - Date.parse(deletedAt)) <= sameBreath)
      .map(({ change }) => change),
  ]);
};
