import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openTask } from '#domain/tasks/task.fixture.ts';
import { ListImport } from '#web/features/list-import/list-import.tsx';
import { forgetImport } from '#web/features/list-import/last-import.ts';
import { readNotedPoint } from '#web/services/records/noted-point.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import type { Seed } from '#web/testing/seed-records.ts';

const area = () => screen.getByLabelText<HTMLTextAreaElement>('Paste your list, or drop a file here');
const renderLists = async (records: Seed = {}) => {
  const rendered = await renderFeature(<ListImport />, { records });
  const look = async (text: string) => {
    await rendered.user.click(area());
    await rendered.user.paste(text);
    await rendered.user.click(screen.getByRole('button', { name: 'Preview' }));
  };
  return { ...rendered, look };
};
const first = () =>
  within(screen.getByRole('list', { name: 'The first few' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

afterEach(() => {
  act(() => forgetImport());
});

describe('bringing a list', () => {
  it('shows what it found, and saves nothing yet', async () => {
    const { look, store } = await renderLists();
    await look('Call the dentist\n- [ ] Buy light bulbs\n- [x] Water the plants');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '3 tasks found' }));
    expect(first()).toEqual(['Call the dentist', 'Buy light bulbs']);
    expect(store.all('tasks')).toEqual([]);
  });

  it('brings the tasks to Someday, and says where they are', async () => {
    const { user, look, store } = await renderLists();
    await look('Call the dentist\nBuy light bulbs');
    await user.click(screen.getByRole('button', { name: 'Import 2 tasks' }));
    expect(store.all('tasks').map(({ title, state }) => `${title}: ${state}`)).toEqual([
      'Call the dentist: someday',
      'Buy light bulbs: someday',
    ]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '2 tasks imported' }));
    expect(readNotedPoint(store.userId)).toBe('import');
    expect(screen.getByRole('link', { name: 'See my tasks' }).getAttribute('href')).toBe('/tasks');
  });

  it('brings what is done only on request', async () => {
    const { user, look, store } = await renderLists();
    await look('- [ ] Buy light bulbs\n- [x] Water the plants');
    await user.click(screen.getByRole('switch', { name: 'Import done tasks too (1 task)' }));
    await user.click(screen.getByRole('button', { name: 'Import 2 tasks' }));
    expect(store.all('tasks').find(({ title }) => title === 'Water the plants')?.state).toBe('done');
  });

  it('leaves out what is here already, and says how to bring it anyway', async () => {
    const { user, look } = await renderLists({ tasks: [openTask('one', { title: 'Buy bread' })] });
    await look('Buy bread');
    expect(
      screen.getByText('There’s nothing new in it. Turn on a switch below to import the rest.'),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Import 0 tasks' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('switch', { name: 'Import tasks you already have here (1 task)' }));
    expect(screen.getByRole('button', { name: 'Import 1 task' })).toHaveProperty('disabled', false);
  });

  it('shows five, and says how many more there are', async () => {
    const { look } = await renderLists();
    await look(Array.from({ length: 7 }, (_, index) => `Task number ${index + 1}`).join('\n'));
    expect(first()).toHaveLength(5);
    expect(screen.getByText('And 2 tasks more.')).toBeTruthy();
  });

  it('drops nothing without a word: a title of two letters is named', async () => {
    const { look } = await renderLists();
    await look('Buy bread\nab');
    expect(screen.getByText('1 task with a title under three letters can’t be imported: “ab”.')).toBeTruthy();
  });

  it('reads the columns of a table', async () => {
    const { look } = await renderLists();
    await look('Title,Due date,Notes\nPay rent,2026-11-20,Standing order');
    expect(first()[0]).toMatch(/^Pay rent.*has a note/);
  });

  it('asks which day is meant where it cannot know, and reads it that way', async () => {
    const { user, look } = await renderLists();
    await look('Title,Due date\nPay rent,03/04/2027');
    await user.click(screen.getByRole('radio', { name: '3 April' }));
    expect(first()[0]).toMatch(/3 April|April 3|3 Apr/);
    await user.click(screen.getByRole('radio', { name: 'March 4' }));
    expect(first()[0]).toMatch(/4 March|March 4|4 Mar/);
  });

  it('goes back to what was pasted', async () => {
    const { user, look } = await renderLists();
    await look('Buy bread');
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    expect(area().value).toBe('Buy bread');
  });

  it.each([
    ['', 'There’s nothing here yet. Paste a list or choose a file.'],
    ['{"tasks": [', 'This JSON file is incomplete or damaged. Please export it again.'],
  ])('says of “%s” what is wrong and what to do', async (text, words) => {
    const { user } = await renderLists();
    await user.click(area());
    if (text !== '') await user.paste(text);
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(screen.getByText(words)).toBeTruthy();
    expect(area().getAttribute('aria-invalid')).toBe('true');
    await user.type(area(), 'B');
    expect(screen.queryByText(words)).toBeNull();
  });

  it('reads a file that is chosen', async () => {
    const { user } = await renderLists();
    const file = new File(['Buy bread\nCall Anna'], 'list.txt', { type: 'text/plain' });
    await user.upload(screen.getByLabelText('List file'), file);
    expect(await screen.findByRole('heading', { name: '2 tasks found' })).toBeTruthy();
  });

  it('keeps what was typed when a file cannot be read', async () => {
    const { user } = await renderLists();
    await user.type(area(), 'Buy bread');
    const zip = new File([new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0, 0])], 'list.txt', {
      type: 'text/plain',
    });
    await user.upload(screen.getByLabelText('List file'), zip);
    await screen.findByText('This is a ZIP file. Please unzip it first, then choose the list inside.');
    expect(area().value).toBe('Buy bread');
  });
});
