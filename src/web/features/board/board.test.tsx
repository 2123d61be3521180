import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { boardHost, cardRow } from '#web/features/board/board-host.fixture.ts';
import { Page } from '#web/pages/project-tasks-admin.tsx';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';

const three = [
  cardRow('1', 'c1', { title: 'Draw the map', details: 'With the coast', owner_id: 'ada', position: 'a0' }),
  cardRow('2', 'c1', { title: 'Write the guide', position: 'a1' }),
  cardRow('3', 'c2', { title: 'Answer letters', due_on: '2020-01-02' }),
];

const show = async (rows = three) => {
  const host = boardHost(rows);
  const view = await renderFeature(<Page />, { host: host.answers });
  await screen.findByRole('region', { name: /^To do/ });
  return { ...view, host };
};
const column = (name: string) => screen.getByRole('region', { name: new RegExp(`^${name}`) });
const titlesIn = (name: string): readonly string[] =>
  within(column(name))
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
const orderOf = ({ cards }: ReturnType<typeof boardHost>, columnId: string) =>
  cards
    .filter((card) => card['column_id'] === columnId)
    .toSorted((a, b) => (String(a['position']) < String(b['position']) ? -1 : 1))
    .map((card) => card['id']);
const chooseFromMenu = async (user: Awaited<ReturnType<typeof show>>['user'], of: string, item: string) => {
  await user.click(screen.getByRole('button', { name: of }));
  await user.click(screen.getByRole('menuitem', { name: item }));
};

describe('[ADMIN-01] /project-tasks-admin', () => {
  it('shows columns with their cards, owners and days, and blames nobody for a day that is over', async () => {
    await show();
    expect(titlesIn('To do')).toEqual(['Draw the map', 'Write the guide']);
    expect(within(column('To do')).getByText('Ada')).toBeTruthy();
    expect(within(column('Doing')).getByText('By 2 Jan 2020')).toBeTruthy();
    expect(within(column('Done')).getByText('No cards here yet.')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/overdue|late\b/i);
  });

  it('adds a card at the end of a column, and asks for a title first', async () => {
    const { user, host } = await show();
    const line = screen.getByRole('textbox', { name: 'New card in To do' });
    await user.click(within(column('To do')).getByRole('button', { name: 'Add to To do' }));
    expect(await screen.findByText('Give it a title.')).toBeTruthy();
    await user.type(line, 'Water the plant{Enter}');
    await waitFor(() => expect(titlesIn('To do').at(-1)).toBe('Water the plant'));
    expect(line).toHaveProperty('value', '');
    expect(host.cards.at(-1)).toMatchObject({ title: 'Water the plant', column_id: 'c1' });
  });

  it('moves a card with Alt and the arrow keys, says where it is, keeps the focus, and can undo it', async () => {
    const { user, host } = await show();
    screen.getByRole('button', { name: 'Draw the map' }).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(titlesIn('To do')).toEqual(['Write the guide', 'Draw the map']);
    expect(await findToast('“Draw the map” is now 2 of 2 in To do.')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Draw the map');
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(titlesIn('Doing')).toContain('Draw the map');
    expect(document.activeElement?.textContent).toBe('Draw the map');
    await waitFor(() => expect(orderOf(host, 'c2')).toContain('1'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(orderOf(host, 'c1')).toEqual(['2', '1']));
  });

  it('walks from card to card with the arrow keys', async () => {
    const { user } = await show();
    screen.getByRole('button', { name: 'Draw the map' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Write the guide');
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('Answer letters');
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement?.textContent).toBe('Draw the map');
  });

  it('moves a card by its menu', async () => {
    const { user, host } = await show();
    await chooseFromMenu(user, 'More for “Write the guide”', 'Move to Done');
    expect(titlesIn('Done')).toEqual(['Write the guide']);
    await waitFor(() => expect(orderOf(host, 'c3')).toEqual(['2']));
  });

  it('says so when somebody else moved the card first, and shows where it is', async () => {
    const { user, host } = await show();
    Object.assign(host.cards[0]!, { column_id: 'c3', place_version: 'p2' });
    await chooseFromMenu(user, 'More for “Draw the map”', 'Move to Doing');
    expect(
      await findToast('Somebody else moved “Draw the map” first. You see it where it is now.'),
    ).toBeTruthy();
    await waitFor(() => expect(titlesIn('Done')).toEqual(['Draw the map']));
  });

  it('deletes a card and brings it back as it was', async () => {
    const { user, host } = await show();
    await chooseFromMenu(user, 'More for “Draw the map”', 'Delete');
    await waitFor(() => expect(titlesIn('To do')).toEqual(['Write the guide']));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(titlesIn('To do')).toEqual(['Draw the map', 'Write the guide']));
    expect(host.cards.find((card) => card['id'] === '1')).toMatchObject({
      details: 'With the coast',
      owner_id: 'ada',
    });
  });

  it('does not delete a card that somebody else changed meanwhile', async () => {
    const { user, host } = await show();
    Object.assign(host.cards[0]!, { title: 'Draw the hills', version: 'v2' });
    await chooseFromMenu(user, 'More for “Draw the map”', 'Delete');
    expect(await findToast('Somebody else changed “Draw the map” first. Nothing was deleted.')).toBeTruthy();
    await waitFor(() => expect(titlesIn('To do')).toContain('Draw the hills'));
  });

  it('shows the cards of one owner, or with these words', async () => {
    const { user } = await show();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Whose cards' }), 'Ada');
    expect(titlesIn('To do')).toEqual(['Draw the map']);
    expect(within(column('Doing')).getByText('No card here matches.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await user.type(screen.getByRole('searchbox'), 'guide');
    expect(titlesIn('To do')).toEqual(['Write the guide']);
  });

  it('adds, renames, moves and removes columns, and removes none that holds a card', async () => {
    const { user, host } = await show();
    await user.click(screen.getByRole('button', { name: 'Add a column' }));
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Ideas{Enter}');
    await screen.findByRole('region', { name: /^Ideas/ });
    await chooseFromMenu(user, 'More for the column “Ideas”', 'Move left');
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'To do 2 cards',
      'Doing 1 card',
      'Ideas 0 cards',
      'Done 0 cards',
    ]);
    await chooseFromMenu(user, 'More for the column “Ideas”', 'Rename');
    const title = screen.getByRole('textbox', { name: 'Title' });
    await user.clear(title);
    await user.type(title, 'Sparks{Enter}');
    await screen.findByRole('region', { name: /^Sparks/ });
    await chooseFromMenu(user, 'More for the column “Sparks”', 'Remove');
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Sparks/ })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('region', { name: /^Sparks/ });
    await chooseFromMenu(user, 'More for the column “To do”', 'Remove');
    expect(await findToast('Not empty yet')).toBeTruthy();
    expect(host.columns).toHaveLength(4);
  });

  it('tells that somebody else renamed a column meanwhile, and saves at the second press', async () => {
    const { user, host } = await show();
    await chooseFromMenu(user, 'More for the column “Done”', 'Rename');
    Object.assign(host.columns[2]!, { title: 'Shipped', version: 'v2' });
    const title = screen.getByRole('textbox', { name: 'Title' });
    await user.clear(title);
    await user.type(title, 'Over{Enter}');
    expect(await screen.findByText(/Somebody else called it “Shipped” meanwhile/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('region', { name: /^Over/ });
  });
});
