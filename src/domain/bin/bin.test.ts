import { describe, expect, it } from 'vitest';
import { binItems, bringBackChanges, searchBin } from '#domain/bin/bin.ts';
import { milestoneWith, projectWith } from '#domain/projects/project.fixture.ts';
import { openStep, openTask } from '#domain/tasks/task.fixture.ts';

const now = Date.parse('2026-11-18T12:00:00.000Z');
const day = 86_400_000;
const ago = (milliseconds: number): string => new Date(now - milliseconds).toISOString();

const task = (id: string, title: string, deletedAt: string) => ({
  record: openTask(id, { title }),
  deletedAt,
});
const project = (id: string, name: string, deletedAt: string) => ({
  record: projectWith({ id, name }),
  deletedAt,
});
const milestone = (id: string, projectId: string, deletedAt: string) => ({
  record: milestoneWith({ id, projectId }),
  deletedAt,
});

const step = (id: string, taskId: string, deletedAt: string) => ({
  record: openStep(id, taskId),
  deletedAt,
});

describe('[ARCHIVE-01] the bin', () => {
  it('lists tasks and projects, the last deleted first, with the moment they go for good', () => {
    const items = binItems(
      [task('a', 'Buy bread', ago(2 * day)), task('b', 'Call mum', ago(day))],
      [project('p', 'Home', ago(3 * day))],
      now,
    );
    expect(items.map(({ title, goesAt }) => [title, goesAt])).toEqual([
      ['Call mum', ago(-29 * day)],
      ['Buy bread', ago(-28 * day)],
      ['Home', ago(-27 * day)],
    ]);
  });

  it('shows what has a moment left, and not what has none', () => {
    const left = [-1, 0, 1].map((more) => binItems([task('a', 'Old', ago(30 * day + more))], [], now).length);
    expect(left).toEqual([1, 0, 0]);
  });

  it('finds by words, also with a typo, and shows all where nothing is asked', () => {
    const items = binItems(
      [task('a', 'Buy bread and milk', ago(2)), task('b', 'Call the dentist', ago(1))],
      [],
      now,
    );
    const titles = (query: string) => searchBin(items, query).map(({ id }) => id);
    expect(titles('')).toEqual(['b', 'a']);
    expect(titles('  ')).toEqual(['b', 'a']);
    expect(titles('milk bread')).toEqual(['a']);
    expect(titles('dentits')).toEqual(['b']);
    expect(titles('plumber')).toEqual([]);
  });

  it('brings a project back with the milestones that went with it, and not with those deleted before', () => {
    const items = binItems([task('a', 'Buy bread', ago(day))], [project('p', 'Home', ago(day))], now);
    expect(
      bringBackChanges(items, {
        steps: [],
        milestones: [
          milestone('with it', 'p', ago(day + 3)),
          milestone('long before', 'p', ago(day + 3000)),
          milestone('of another', 'q', ago(day)),
        ],
      }),
    ).toEqual([
      { kind: 'tasks', id: 'a', deleted: false },
      { kind: 'projects', id: 'p', deleted: false },
      { kind: 'milestones', id: 'with it', deleted: false },
    ]);
  });

  it('brings a task back with the steps that went with it, and not with those deleted before', () => {
    const items = binItems([task('a', 'Buy bread', ago(day)), task('b', 'Call mum', ago(day))], [], now);
    expect(
      bringBackChanges(items, {
        steps: [
          step('with it', 'a', ago(day)),
          step('long before', 'a', ago(2 * day)),
          step('of b', 'b', ago(day)),
        ],
        milestones: [],
      }),
    ).toEqual([
      { kind: 'tasks', id: 'a', deleted: false },
      { kind: 'taskSteps', id: 'with it', deleted: false },
      { kind: 'tasks', id: 'b', deleted: false },
      { kind: 'taskSteps', id: 'of b', deleted: false },
    ]);
  });
});
