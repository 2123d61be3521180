import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { milestoneWith, projectWith } from '#domain/projects/project.fixture.ts';
import { openTask } from '#domain/tasks/task.fixture.ts';
import { Page } from '#web/pages/project-plan.tsx';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import type { Seed } from '#web/testing/seed-records.ts';

const garden = projectWith({ id: 'garden', name: 'Garden', outcome: 'We eat our own beans' });
const renderProjects = async (records: Seed = { projects: [garden] }) =>
  renderFeature(<Page />, { path: '/project-plan', records });
const card = (name = 'Garden') => within(screen.getByRole('region', { name }));

describe('the projects', () => {
  it('says what a project is to somebody who has none, and begins one', async () => {
    const { user, store } = await renderProjects({});
    await user.type(screen.getByLabelText('What is it called?'), 'Garden{Enter}');
    expect(store.all('projects')).toMatchObject([{ name: 'Garden', state: 'active' }]);
    expect(card().getByRole('heading', { name: 'Garden' })).toBeTruthy();
  });

  it.each([
    ['', 'Give it a name first.'],
    ['garden', 'You already have a project with this name.'],
    ['p'.repeat(41), 'A name can have at most 40 characters.'],
  ])('refuses the name “%.6s”: %s', async (name, message) => {
    const { user, store } = await renderProjects();
    const line = screen.getByLabelText('A new project');
    fireEvent.change(line, { target: { value: name } });
    await user.click(screen.getByRole('button', { name: 'Add project' }));
    expect(line.getAttribute('aria-describedby')).toBe(screen.getByText(message).id);
    expect(store.all('projects')).toHaveLength(1);
  });

  it('begins anew where one of that name was deleted, whatever had become of it', async () => {
    const { user, store } = await renderProjects({});
    await user.type(screen.getByLabelText('What is it called?'), 'Garden{Enter}');
    const [{ id } = { id: '' }] = store.all('projects');
    store.write([
      { kind: 'projects', id, fields: { name: 'Yard', outcome: 'Old', state: 'done' } },
      { kind: 'projects', id, deleted: true },
    ]);
    await user.type(await screen.findByLabelText('What is it called?'), 'Garden{Enter}');
    expect(store.all('projects')).toMatchObject([{ id, name: 'Garden', outcome: '', state: 'active' }]);
  });

  it('takes a name of forty characters', async () => {
    const { user, store } = await renderProjects();
    fireEvent.change(screen.getByLabelText('A new project'), { target: { value: 'p'.repeat(40) } });
    await user.click(screen.getByRole('button', { name: 'Add project' }));
    expect(store.all('projects')).toHaveLength(2);
  });

  it('[ARCHIVE-01] archives a finished project with its finished tasks', async () => {
    const { user, store } = await renderProjects({
      projects: [{ ...garden, state: 'done' }],
      tasks: [
        openTask('dug', { projectId: 'garden', state: 'done', doneAt: '2026-01-01T08:00:00Z' }),
        openTask('dig', { projectId: 'garden' }),
      ],
    });
    await user.click(screen.getByText('Finished'));
    await user.click(card().getByText('Edit project'));
    await user.click(card().getByRole('button', { name: 'Archive' }));
    expect(screen.queryByRole('region', { name: 'Garden' })).toBeNull();
    expect(store.get('tasks', 'dug')?.archivedAt).toBe(store.get('projects', 'garden')?.archivedAt);
    expect(store.get('tasks', 'dig')?.archivedAt).toBeNull();
    await findToast('Archived');
  });

  it('lets a fourth project wait its turn, folded', async () => {
    const projects = ['A', 'B', 'C', 'D'].map((name, index) =>
      projectWith({ id: name, name, position: `a${index}` }),
    );
    await renderProjects({ projects });
    const waiting = screen.getByText('On hold').closest('details');
    expect(within(waiting!).getByRole('region', { name: 'D', hidden: true })).toBeTruthy();
    expect(within(waiting!).queryByRole('region', { name: 'C', hidden: true })).toBeNull();
  });

  it('shows only the next task, with a way to start it', async () => {
    const { user, store, path } = await renderProjects({
      projects: [garden],
      tasks: [
        openTask('seeds', { title: 'Buy seeds', projectId: 'garden', position: 'a0' }),
        openTask('dig', { title: 'Dig', projectId: 'garden', position: 'a1' }),
      ],
    });
    await user.click(card().getByRole('button', { name: 'Start “Buy seeds”' }));
    expect(path()).toBe('/focus');
    expect(store.all('focusSessions')).toMatchObject([{ taskId: 'seeds', phase: 'focus' }]);
  });

  it('asks for the next small thing where there is none, and reads the line', async () => {
    const { user, store } = await renderProjects();
    await user.type(card().getByLabelText('What’s the next small task?'), 'Buy seeds 20m low{Enter}');
    expect(store.all('tasks')).toMatchObject([
      { title: 'Buy seeds', estimatedMinutes: 20, energy: 'low', projectId: 'garden' },
    ]);
  });

  it('finishes a project, and brings it back', async () => {
    const { user, store } = await renderProjects();
    await user.click(card().getByText('Edit project'));
    await user.click(card().getByRole('button', { name: 'Finish' }));
    expect(store.get('projects', 'garden')?.state).toBe('done');
    await findToast('Finished');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await user.click(screen.getByText('Finished', { selector: 'summary' }));
    await user.click(screen.getByText('Edit project'));
    await user.click(screen.getByRole('button', { name: 'Bring back' }));
    expect(store.get('projects', 'garden')?.state).toBe('active');
  });

  it('deletes a project and keeps its tasks', async () => {
    const { user, store } = await renderProjects({
      projects: [garden],
      tasks: [openTask('dig', { title: 'Dig', projectId: 'garden' })],
    });
    await user.click(card().getByText('Edit project'));
    await user.click(card().getByRole('button', { name: 'Delete' }));
    expect(store.all('projects')).toEqual([]);
    expect(store.get('tasks', 'dig')?.state).toBe('open');
    await findToast('The project is gone. Its tasks stay.');
  });

  it('gives a project another name, but not one that is taken', async () => {
    const { user, store } = await renderProjects({
      projects: [garden, projectWith({ id: 'flat', name: 'Flat', position: 'a1' })],
    });
    await user.click(card().getByText('Edit project'));
    const name = card().getByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'flat');
    await user.click(card().getByRole('button', { name: 'Save' }));
    expect(card().getByText('You already have a project with this name.')).toBeTruthy();
    await user.type(name, ' two');
    await user.click(card().getByRole('button', { name: 'Save' }));
    expect(store.get('projects', 'garden')?.name).toBe('flat two');
  });
});

describe('the milestones of a project', () => {
  const withMilestones = {
    projects: [garden],
    milestones: [
      milestoneWith({ id: 'one', projectId: 'garden', title: 'The beds are dug', position: 'a0' }),
      milestoneWith({ id: 'two', projectId: 'garden', title: 'It is sown', position: 'a1' }),
    ],
  };
  const openMilestones = async () => {
    const rendered = await renderProjects(withMilestones);
    await rendered.user.click(card().getByText('Milestones'));
    return rendered;
  };

  it('are reached with a tick, and opened again', async () => {
    const { user, store } = await openMilestones();
    await user.click(card().getByRole('button', { name: 'Mark “It is sown” as reached' }));
    expect(store.get('milestones', 'two')?.doneAt).toBe(new Date().toISOString());
    await user.click(card().getByRole('button', { name: 'Open “It is sown” again' }));
    expect(store.get('milestones', 'two')?.doneAt).toBeNull();
  });

  it('change places, and the first goes no further up', async () => {
    const { user, store } = await openMilestones();
    await user.click(card().getByRole('button', { name: 'Move “The beds are dug” up' }));
    await user.click(card().getByRole('button', { name: 'Move “It is sown” up' }));
    const order = [...store.all('milestones')].toSorted((a, b) => (a.position < b.position ? -1 : 1));
    expect(order.map(({ id }) => id)).toEqual(['two', 'one']);
  });

  it('have a day once its year is whole', async () => {
    const { store } = await openMilestones();
    const day = card().getByLabelText('Day for “It is sown”');
    fireEvent.change(day, { target: { value: '0202-04-01' } });
    expect(store.get('milestones', 'two')?.dueOn).toBeNull();
    fireEvent.change(day, { target: { value: '2027-04-01' } });
    expect(store.get('milestones', 'two')?.dueOn).toBe('2027-04-01');
  });

  it('are deleted with the keyboard staying in the list', async () => {
    const { user, store } = await openMilestones();
    await user.click(card().getByRole('button', { name: 'Delete “The beds are dug”' }));
    expect(store.all('milestones').map(({ id }) => id)).toEqual(['two']);
    expect(document.activeElement).toBe(card().getByRole('button', { name: 'Mark “It is sown” as reached' }));
  });
});
