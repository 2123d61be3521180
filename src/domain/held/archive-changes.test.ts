import { describe, expect, it } from 'vitest';
import {
  archiveChanges,
  archivedOf,
  bringBackChanges,
  finishedBefore,
  projectWithArchived,
  projectWithFinished,
} from '#domain/held/archive-changes.ts';
import { isArchiveAge, isArchived, outOfArchive } from '#domain/records/archived.ts';
import { milestoneWith, projectWith } from '#domain/projects/project.fixture.ts';
import { groupProjects, taskProgress } from '#domain/projects/project-view.ts';
import { projectMessages, validateProjectName } from '#domain/projects/project-rules.ts';
import { nextOccurrence } from '#domain/recurrence/next-occurrence.ts';
import { candidatesForNow, placeOf } from '#domain/tasks/task-place.ts';
import { sortTasks } from '#domain/tasks/task-lists.ts';
import { resolveProject } from '#domain/tasks/task-project.ts';
import { openTask } from '#domain/tasks/task.fixture.ts';

const now = '2026-11-18T09:00:00.000Z';
const earlier = '2026-10-01T09:00:00.000Z';
const done = (id: string, doneAt: string, more = {}) => openTask(id, { state: 'done', doneAt, ...more });

const find = (days: number, more = {}) =>
  finishedBefore({ tasks: [], projects: [], milestones: [], ...more }, days, now);
const ids = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id);
const old = (id: string, more = {}) =>
  projectWith({ id, state: 'done', createdAt: '2025-01-01T00:00:00Z', ...more });

describe('[ARCHIVE-01] what counts as archived', () => {
  it.each([
    ['done', earlier, true],
    ['dropped', earlier, true],
    ['done', null, false],
    ['open', earlier, false],
    ['inbox', earlier, false],
    ['someday', earlier, false],
  ] as const)('a task that is %s, with the field %j: %s', (state, archivedAt, expected) => {
    expect(isArchived(openTask('t', { state, archivedAt }))).toBe(expected);
  });

  it('a task that was opened again on another device stands in its list, whatever the field says', () => {
    const task = openTask('t', { archivedAt: earlier });
    expect(placeOf(task, '2026-11-18')).toBe('today');
    expect(candidatesForNow([task], '2026-11-18')).toEqual([task]);
  });

  it('an archived task is in none of the lists of the page but its own', () => {
    const { lists } = sortTasks([done('a', earlier, { archivedAt: now }), done('b', earlier)], '2026-11-18');
    expect(lists.done.map(({ id }) => id)).toEqual(['b']);
    expect(lists.archived.map(({ id }) => id)).toEqual(['a']);
  });

  it('an archived project stands on no shelf, and its name is told as archived', () => {
    const project = projectWith({ state: 'done', archivedAt: now });
    expect(Object.values(groupProjects([project])).flat()).toEqual([]);
    expect(validateProjectName('garden', [project])).toEqual({
      valid: false,
      message: projectMessages.nameArchived,
    });
  });

  it('progress of a project counts what was archived: it was done', () => {
    const tasks = [
      done('a', earlier, { projectId: 'p', archivedAt: now }),
      openTask('b', { projectId: 'p' }),
    ];
    expect(taskProgress('p', tasks)).toEqual({ done: 1, all: 2 });
  });

  it('a new task in an archived project brings the project back', () => {
    const project = projectWith({ state: 'done', archivedAt: now });
    expect(resolveProject([project], 'garden', { userId: 'ada', now })).toEqual({
      projectId: project.id,
      changes: [{ kind: 'projects', id: project.id, fields: { archivedAt: null } }],
    });
  });

  it('the next task of a series is not archived with the one before', () => {
    const task = done('t', earlier, { archivedAt: now, repeatRule: 'every:3d', doOn: '2026-10-01' });
    expect(nextOccurrence(task, '2026-11-18')?.archivedAt).toBeNull();
  });

  it('leaving the archive is written only where something is in it', () => {
    expect(outOfArchive({ archivedAt: null })).toEqual({});
    expect(outOfArchive({ archivedAt: now })).toEqual({ archivedAt: null });
  });

  it.each([
    [30, true],
    [365, true],
    [31, false],
    [0, false],
    [null, false],
  ])('%j days is an age to choose: %s', (days, expected) => {
    expect(isArchiveAge(days)).toBe(expected);
  });
});

describe('[ARCHIVE-01] finished things by age', () => {
  it('takes what is older than so many days, to the moment', () => {
    const tasks = [
      done('older', '2026-10-19T08:59:59.999Z'),
      done('exactly', '2026-10-19T09:00:00.000Z'),
      done('younger', '2026-10-19T09:00:00.001Z'),
      openTask('dropped', { state: 'dropped', doneAt: earlier }),
      openTask('open'),
      openTask('someday', { state: 'someday' }),
      done('away', earlier, { archivedAt: earlier }),
    ];
    expect(ids(find(30, { tasks }).tasks)).toEqual(['older', 'dropped']);
    expect(find(365, { tasks }).tasks).toEqual([]);
  });

  it('takes a finished project once nothing in it waits and nothing moved in it since', () => {
    const projects = [
      old('quiet'),
      old('busy'),
      old('recent'),
      old('reached'),
      old('new', { createdAt: now }),
      old('active', { state: 'active' }),
      old('away', { archivedAt: earlier }),
    ];
    const tasks = [
      done('1', earlier, { projectId: 'quiet' }),
      openTask('2', { projectId: 'busy' }),
      done('3', now, { projectId: 'recent' }),
    ];
    const milestones = [milestoneWith({ projectId: 'reached', doneAt: now })];
    expect(ids(find(30, { tasks, projects, milestones }).projects)).toEqual(['quiet']);
  });

  it('archives together and brings back together', () => {
    const things = { tasks: [done('a', earlier)], projects: [projectWith({ id: 'p', state: 'done' })] };
    expect(archiveChanges(things, now)).toEqual([
      { kind: 'tasks', id: 'a', fields: { archivedAt: now } },
      { kind: 'projects', id: 'p', fields: { archivedAt: now } },
    ]);
    expect(bringBackChanges(things).map(({ fields }) => fields)).toEqual([
      { archivedAt: null },
      { archivedAt: null },
    ]);
    expect(archivedOf(things)).toEqual({ tasks: [], projects: [] });
  });

  it('a project takes its finished tasks along, and comes back with those that went with it', () => {
    const project = projectWith({ id: 'p', state: 'done' });
    const tasks = [
      done('with it', earlier, { projectId: 'p' }),
      done('before', earlier, { projectId: 'p', archivedAt: earlier }),
      openTask('open', { projectId: 'p' }),
      done('elsewhere', earlier),
    ];
    expect(ids(projectWithFinished(project, tasks).tasks)).toEqual(['with it']);
    const after = [done('with it', earlier, { projectId: 'p', archivedAt: now }), ...tasks.slice(1)];
    expect(ids(projectWithArchived({ ...project, archivedAt: now }, after).tasks)).toEqual(['with it']);
  });
});
