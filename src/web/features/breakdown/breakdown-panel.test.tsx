import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openStep, openTask } from '#domain/tasks/task.fixture.ts';
import type { OwnFirstStep } from '#domain/records/kinds/own-first-step.ts';
import type { TaskStep } from '#domain/records/kinds/task.ts';
import { BreakdownPanel } from '#web/features/breakdown/breakdown-panel.tsx';
import { useRecords } from '#web/services/records/use-records.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';

const task = openTask('letter', { title: 'Write the letter' });
const two = [
  openStep('find', 'letter', { title: 'Find the address', position: 'a0' }),
  openStep('draft', 'letter', { title: 'Draft it', minutes: 10, position: 'a1' }),
];

const Panel = () => <BreakdownPanel task={task} steps={useRecords('taskSteps')} />;

const renderPanel = async (taskSteps: readonly TaskStep[] = []) => {
  const rendered = await renderFeature(<Panel />, { records: { tasks: [task], taskSteps } });
  const titles = () =>
    [...rendered.store.all('taskSteps')]
      .toSorted((a, b) => (a.position < b.position ? -1 : 1))
      .map(({ title }) => title);
  return { ...rendered, titles };
};

const firstStep = () =>
  within(screen.getByRole('list', { name: 'Suggested steps' })).getAllByRole('listitem')[0]?.textContent;
const renderTask = async (title: string, ownFirstSteps: readonly OwnFirstStep[] = []) => {
  const odd = openTask('odd', { title });
  const OddPanel = () => <BreakdownPanel task={odd} steps={useRecords('taskSteps')} />;
  const rendered = await renderFeature(<OddPanel />, { records: { tasks: [odd], ownFirstSteps } });
  await rendered.user.click(screen.getByRole('button', { name: '3 small steps' }));
  return { ...rendered, first: firstStep };
};

describe('breaking a task down', () => {
  it.each([
    ['3 small steps', 3],
    ['5 smaller', 5],
    ['8 tiny', 8],
  ])('shows “%s” to look at, and writes nothing yet', async (size, count) => {
    const { user, store } = await renderPanel();
    await user.click(screen.getByRole('button', { name: size }));
    const preview = screen.getByRole('list', { name: 'Suggested steps' });
    expect(within(preview).getAllByRole('listitem')).toHaveLength(count);
    expect(store.all('taskSteps')).toEqual([]);
  });

  it('writes the steps that were looked at, and Undo takes them back', async () => {
    const { user, titles } = await renderPanel();
    await user.click(screen.getByRole('button', { name: '3 small steps' }));
    await user.click(screen.getByRole('button', { name: 'Use these' }));
    expect(titles()).toHaveLength(3);
    expect(screen.queryByRole('list', { name: 'Suggested steps' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(titles()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Steps' }));
  });

  it('warns that new steps take the place of open ones, and leaves the done ones alone', async () => {
    const done = openStep('done', 'letter', { title: 'Buy paper', doneAt: '2026-11-15T10:00:00Z' });
    const { user, titles } = await renderPanel([done, ...two]);
    await user.click(screen.getByRole('button', { name: '3 small steps' }));
    expect(screen.getByText('They replace your open steps.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use these' }));
    expect(titles()).toContain('Buy paper');
    expect(titles()).not.toContain('Draft it');
  });

  it('folds the preview away when its size is pressed again', async () => {
    const { user } = await renderPanel();
    const size = screen.getByRole('button', { name: '5 smaller' });
    await user.click(size);
    expect(size.getAttribute('aria-expanded')).toBe('true');
    await user.click(size);
    expect(screen.queryByRole('list', { name: 'Suggested steps' })).toBeNull();
  });

  it('adds a step of one’s own with Enter, last and ready for the next', async () => {
    const { user, titles } = await renderPanel(two);
    const line = screen.getByRole<HTMLInputElement>('textbox', { name: 'Add your own step' });
    await user.type(line, '  Post it {Enter}');
    expect(titles()).toEqual(['Find the address', 'Draft it', 'Post it']);
    expect(line.value).toBe('');
    expect(document.activeElement).toBe(line);
  });

  it('adds nothing for an empty line', async () => {
    const { user, titles } = await renderPanel();
    await user.type(screen.getByRole('textbox', { name: 'Add your own step' }), '   {Enter}');
    expect(titles()).toEqual([]);
  });

  it('ticks a step and opens it again', async () => {
    const { user, store } = await renderPanel(two);
    const box = screen.getByRole('checkbox', { name: 'Draft it' });
    await user.click(box);
    expect(store.get('taskSteps', 'draft')?.doneAt).toBe(new Date().toISOString());
    await user.click(box);
    expect(store.get('taskSteps', 'draft')?.doneAt).toBeNull();
  });

  it('changes the words of a step with Enter', async () => {
    const { user, titles } = await renderPanel(two);
    await user.click(screen.getByRole('button', { name: 'Edit “Draft it”' }));
    const words = screen.getByRole('textbox', { name: 'Edit step' });
    expect(document.activeElement).toBe(words);
    await user.clear(words);
    await user.type(words, 'Draft three lines{Enter}');
    expect(titles()).toEqual(['Find the address', 'Draft three lines']);
    expect(screen.getByText('Step changed.')).toBeTruthy();
  });

  it('keeps the old words on Escape', async () => {
    const { user, titles } = await renderPanel(two);
    await user.click(screen.getByRole('button', { name: 'Edit “Draft it”' }));
    await user.type(screen.getByRole('textbox', { name: 'Edit step' }), ' now{Escape}');
    expect(titles()).toEqual(['Find the address', 'Draft it']);
    expect(screen.queryByRole('textbox', { name: 'Edit step' })).toBeNull();
  });

  it('keeps no step without words', async () => {
    const { user } = await renderPanel(two);
    await user.click(screen.getByRole('button', { name: 'Edit “Draft it”' }));
    await user.clear(screen.getByRole('textbox', { name: 'Edit step' }));
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  });

  it('moves a step up, and the first one no further', async () => {
    const { user, titles } = await renderPanel(two);
    await user.click(screen.getByRole('button', { name: 'Edit “Draft it”' }));
    const up = screen.getByRole('button', { name: 'Move up' });
    await user.click(up);
    expect(titles()).toEqual(['Draft it', 'Find the address']);
    expect(up.getAttribute('aria-disabled')).toBe('true');
    await user.click(up);
    expect(titles()).toEqual(['Draft it', 'Find the address']);
  });

  it('deletes a step and tells so where the person is', async () => {
    const { user, titles } = await renderPanel(two);
    await user.click(screen.getByRole('button', { name: 'Edit “Draft it”' }));
    await user.click(screen.getByRole('button', { name: 'Delete this step' }));
    expect(titles()).toEqual(['Find the address']);
    expect(screen.getByText('Step deleted.')).toBeTruthy();
  });

  describe('the first step', () => {
    const question = { name: 'What’s the very first thing your hands would do?' };

    it('is asked for where the title says too little, and the answer is used and remembered', async () => {
      const { user, store, first } = await renderTask('Sort my life out');
      expect(screen.queryByRole('button', { name: 'Use these' })).toBeNull();
      await user.type(screen.getByRole('textbox', question), 'Open the window{Enter}');
      expect(first()).toContain('Open the window');
      expect(screen.queryByRole('textbox', question)).toBeNull();
      await waitFor(() =>
        expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Use these' })),
      );
      expect(store.all('ownFirstSteps')).toMatchObject([{ title: 'Open the window' }]);
    });

    it('can be chosen from a few moves, by keyboard too, and is remembered like a typed one', async () => {
      const { user, store, first } = await renderTask('Sort my life out');
      const moves = screen.getByRole('group', { name: 'Or choose a first move' });
      expect(within(moves).getAllByRole('button')).toHaveLength(5);
      within(moves).getByRole('button', { name: 'Open the file or app' }).focus();
      await user.keyboard('{Enter}');
      expect(first()).toContain('Open the file or app');
      expect(screen.queryByRole('textbox', question)).toBeNull();
      await waitFor(() =>
        expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Use these' })),
      );
      expect(store.all('ownFirstSteps')).toMatchObject([{ title: 'Open the file or app' }]);
    });

    it('is not asked for where the title is clear', async () => {
      const { first } = await renderTask('Cancel the gym trial');
      expect(first()).toContain('Open your email and search “gym trial”');
      expect(screen.queryByRole('textbox', question)).toBeNull();
    });

    it('can be another one, which replaces the answer given before', async () => {
      const own = {
        id: 'own',
        way: 'cancel-subscription',
        title: 'Open the bank app',
        createdAt: '2026-11-15T10:00:00Z',
      };
      const { user, first } = await renderTask('Cancel the newsletter', [own]);
      expect(first()).toContain('Open the bank app');
      expect(screen.getByText('Starts the way you did last time.')).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'I’d start differently' }));
      expect(document.activeElement).toBe(screen.getByRole('textbox', question));
      await user.type(screen.getByRole('textbox', question), 'Find the card');
      await user.click(screen.getByRole('button', { name: 'Start with this' }));
      expect(first()).toContain('Find the card');
    });
  });
});
