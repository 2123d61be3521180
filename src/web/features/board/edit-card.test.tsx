import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { boardHost, cardRow } from '#web/features/board/board-host.fixture.ts';
import { Page } from '#web/pages/project-tasks-admin.tsx';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';

const show = async (host = boardHost([cardRow('1', 'c1', { title: 'Draw the map', details: 'Coast' })])) => {
  const view = await renderFeature(<Page />, { host: host.answers });
  await screen.findByRole('region', { name: /^To do/ });
  return { ...view, host };
};
const open = async ({ user }: Awaited<ReturnType<typeof show>>) => {
  await user.click(screen.getByRole('button', { name: 'Draw the map' }));
  return within(await screen.findByRole('dialog', { name: 'Edit card' }));
};

describe('[ADMIN-01] a card of the board', () => {
  it('is saved with its text, owner and day', async () => {
    const view = await show();
    const dialog = await open(view);
    await view.user.type(dialog.getByRole('textbox', { name: 'Text' }), ' and hills');
    await view.user.selectOptions(dialog.getByRole('combobox', { name: 'Owner' }), 'Ada');
    await view.user.type(dialog.getByLabelText('By'), '2026-12-24');
    await view.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await findToast('Saved')).toBeTruthy();
    expect(view.host.cards[0]).toMatchObject({
      details: 'Coast and hills',
      owner_id: 'ada',
      due_on: '2026-12-24',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for a title', async () => {
    const view = await show();
    const dialog = await open(view);
    await view.user.clear(dialog.getByRole('textbox', { name: 'Title' }));
    await view.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Give it a title.')).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Title' }));
  });

  it('keeps what was typed over a reload', async () => {
    const first = await show();
    const dialog = await open(first);
    await first.user.type(dialog.getByRole('textbox', { name: 'Text' }), ' and rivers');
    await first.user.type(
      screen.getByRole('textbox', { name: 'New card in Doing', hidden: true }),
      'Half a tho',
    );
    first.unmount();
    await show(first.host);
    const again = within(await screen.findByRole('dialog', { name: 'Edit card' }));
    expect(again.getByRole('textbox', { name: 'Text' })).toHaveProperty('value', 'Coast and rivers');
    expect(again.getByText(/Not saved yet/)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'New card in Doing', hidden: true })).toHaveProperty(
      'value',
      'Half a tho',
    );
  });

  it('shows both when somebody else saved first; keeping mine takes a decision and then a save', async () => {
    const view = await show();
    const dialog = await open(view);
    await view.user.type(dialog.getByRole('textbox', { name: 'Text' }), ' and rivers');
    Object.assign(view.host.cards[0]!, { details: 'Hills only', version: 'v2' });
    await view.user.click(dialog.getByRole('button', { name: 'Save' }));
    const note = within(await dialog.findByRole('region', { name: 'Changed meanwhile' }));
    expect(note.getByText('Hills only')).toBeTruthy();
    expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveProperty('value', 'Coast and rivers');
    // Another press saves nothing over theirs.
    await view.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(view.host.cards[0]?.['details']).toBe('Hills only');
    await view.user.click(note.getByRole('button', { name: 'Keep mine' }));
    await view.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(view.host.cards[0]?.['details']).toBe('Coast and rivers'));
  });

  it('takes theirs when asked to', async () => {
    const view = await show();
    const dialog = await open(view);
    await view.user.type(dialog.getByRole('textbox', { name: 'Text' }), ' and rivers');
    Object.assign(view.host.cards[0]!, { details: 'Hills only', version: 'v2' });
    await view.user.click(dialog.getByRole('button', { name: 'Save' }));
    await view.user.click(await dialog.findByRole('button', { name: 'Take theirs' }));
    expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveProperty('value', 'Hills only');
  });

  it('that somebody deleted meanwhile is saved as a new one', async () => {
    const view = await show();
    const dialog = await open(view);
    await view.user.type(dialog.getByRole('textbox', { name: 'Text' }), ' and rivers');
    view.host.cards.length = 0;
    await view.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/Somebody deleted this card/)).toBeTruthy();
    await view.user.click(dialog.getByRole('button', { name: 'Save as a new card' }));
    await waitFor(() => expect(view.host.cards).toHaveLength(1));
    expect(view.host.cards[0]).toMatchObject({
      title: 'Draw the map',
      details: 'Coast and rivers',
    });
  });
});
