import { beforeEach, describe, expect, it } from 'vitest';
import { openTask } from '#domain/tasks/task.fixture.ts';
import { createProjectActions, type ProjectActions } from '#web/features/projects/project-actions.ts';
import { createMemoryStore } from '#web/services/records/memory-store.ts';
import type { RecordStore } from '#web/services/records/record-store.ts';

let store: RecordStore;
let actions: ProjectActions;
const named = (name: string) => store.all('projects').find((project) => project.name === name)!;

beforeEach(() => {
  store = createMemoryStore('5f2b8c0e-0000-4000-8000-000000000001');
  actions = createProjectActions(store);
});

describe('what is done with projects', () => {
  it('creating the same name on two devices makes the same project', () => {
    const other = createMemoryStore(store.userId);
    actions.add('Garden');
    createProjectActions(other).add('GARDEN');
    expect(other.all('projects')[0]?.id).toBe(named('Garden').id);
  });

  it('a reused name does not overwrite the project that had it', () => {
    actions.add('Garden');
    actions.describe(named('Garden'), { name: 'Yard', outcome: '' });
    actions.add('Garden');
    expect(store.all('projects').map(({ name }) => name)).toEqual(expect.arrayContaining(['Yard', 'Garden']));
  });

  it('deleting a project leaves its tasks without a project and deletes its milestones', () => {
    actions.add('Garden');
    actions.add('Kitchen');
    const [garden, kitchen] = [named('Garden'), named('Kitchen')];
    actions.addTask(garden, 'Buy seeds 20m');
    actions.addTask(kitchen, 'Wash one cup');
    actions.addMilestone(garden, 'First bean');
    actions.addMilestone(kitchen, 'It shines');
    actions.remove(garden);
    expect(store.all('projects')).toEqual([kitchen]);
    expect(store.all('milestones').map(({ title }) => title)).toEqual(['It shines']);
    const projectOf = (title: string) => store.all('tasks').find((task) => task.title === title)?.projectId;
    expect(projectOf('Buy seeds')).toBeNull();
    expect(projectOf('Wash one cup')).toBe(kitchen.id);
  });

  it('adds a new task after the existing ones', () => {
    actions.add('Garden');
    store.write([{ kind: 'tasks', id: 'first', fields: openTask('first', { position: 'a5' }) }]);
    actions.addTask(named('Garden'), 'Buy seeds');
    const positions = store.all('tasks').map(({ title, position }) => [title, position > 'a5']);
    expect(positions).toContainEqual(['Buy seeds', true]);
  });

  it('an empty line writes nothing', () => {
    actions.add('Garden');
    actions.addTask(named('Garden'), 'ab');
    expect(store.all('tasks')).toEqual([]);
  });
});
