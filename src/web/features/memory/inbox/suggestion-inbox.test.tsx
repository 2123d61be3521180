import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SuggestionInbox } from '#web/features/memory/inbox/suggestion-inbox.tsx';
import { memoryHost, proposalRow, semanticRow } from '#web/testing/memory-host.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';

const walk = proposalRow('walk', 'A walk before writing helped a lot.', { place: 'line 3' });
const calls = proposalRow('calls', 'Calls before ten are easier.', { kind: 'best-time', source: 'chat' });
const rain = proposalRow('rain', 'Rain sounds helped.');

const open = async (options: Parameters<typeof memoryHost>[0]) => {
  const { host, kept } = memoryHost(options);
  const rendered = await renderFeature(<SuggestionInbox />, { host });
  const list = await screen.findByRole('list', { name: 'Suggestions' });
  const itemWith = (text: string): HTMLElement => {
    const item = within(list).getAllByText(text)[0]!.closest('li');
    if (item === null) throw new Error(`No suggestion says ${text}`);
    return item;
  };
  return { ...rendered, kept, list, itemWith };
};

describe('[MEM-04] the inbox of suggestions', () => {
  it('shows the words, where they come from and when they were said, and stores nothing by itself', async () => {
    const { kept, itemWith } = await open({ proposals: [walk, calls] });
    expect(itemWith('A walk before writing helped a lot.').textContent).toMatch(
      /2 November 2026, from a note after focusing \(line 3\)/,
    );
    expect(itemWith('Calls before ten are easier.').textContent).toContain('from a chat');
    expect(kept.stored).toEqual([]);
  });

  it('keeps one with its quote, and it leaves the list', async () => {
    const { user, kept } = await open({ proposals: [walk, calls] });
    await user.click(screen.getByRole('button', { name: /^Keep “A walk/ }));
    await waitFor(() => expect(kept.stored).toHaveLength(1));
    expect(kept.stored[0]).toMatchObject({
      p_layer: 'semantic',
      p_proposal: 'walk',
      p_memory: {
        definition: 'A walk before writing helped a lot.',
        quote: 'A walk before writing helped a lot.',
        source: 'debrief',
        said_at: '2026-11-02T09:00:00+00:00',
      },
    });
    await waitFor(() => expect(screen.queryByText('A walk before writing helped a lot.')).toBeNull());
    expect(screen.getByText('Calls before ten are easier.')).toBeDefined();
  });

  it('keeps what was edited in one’s own words and kind, with the quote as it was', async () => {
    const { user, kept } = await open({ proposals: [walk] });
    await user.click(screen.getByRole('button', { name: /^Edit “A walk/ }));
    const field = screen.getByRole('textbox', { name: 'What to remember' });
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Keep' }));
    expect(screen.getByText('Write the sentence you want to keep.')).toBeDefined();
    await user.type(field, 'Walk, then write.');
    await user.click(screen.getByRole('radio', { name: 'How you do things' }));
    await user.click(screen.getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(kept.stored).toHaveLength(1));
    expect(kept.stored[0]).toMatchObject({
      p_layer: 'procedural',
      p_memory: {
        steps: { description: 'Walk, then write.' },
        quote: 'A walk before writing helped a lot.',
      },
    });
  });

  it('lets one go by “Not this”', async () => {
    const { user, kept } = await open({ proposals: [walk, calls] });
    await user.click(screen.getByRole('button', { name: /^Not this: “Calls/ }));
    await waitFor(() => expect(screen.queryByText('Calls before ten are easier.')).toBeNull());
    expect(kept).toMatchObject({ declined: ['calls'], stored: [], settings: null });
  });

  it('goes on with the next one by keyboard, and with the heading after the last', async () => {
    const { user } = await open({ proposals: [walk, calls] });
    await user.click(screen.getByRole('button', { name: /^Not this: “A walk/ }));
    const next = await screen.findByRole('button', { name: /^Keep “Calls/ });
    await waitFor(() => expect(document.activeElement).toBe(next));
    await user.click(screen.getByRole('button', { name: /^Not this: “Calls/ }));
    const heading = screen.getByRole('heading', { name: /^Suggestions/ });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('mutes a kind for good, with all that are open of it', async () => {
    const { user, kept } = await open({ proposals: [walk, calls, rain] });
    await user.click(screen.getByRole('button', { name: /^Never this kind: “A walk/ }));
    await waitFor(() => expect(kept.declined).toEqual(['walk', 'rain']));
    await waitFor(() => expect(kept.settings).toMatchObject({ muted_kinds: ['helped'] }));
    expect(await screen.findByText('2 suggestions of this kind won’t come again.')).toBeDefined();
  });

  it('“Keep all” shows that it waits, and can be stopped with the rest still there', async () => {
    const { user, kept } = await open({
      proposals: [walk, calls, rain],
      stores: [
        { stored: true, id: 'one' },
        { stored: false, reason: 'per-minute limit', retry_after_seconds: 60 },
      ],
    });
    await user.click(screen.getByRole('button', { name: 'Keep all' }));
    expect(await screen.findByText('Keeping 2 of 3')).toBeDefined();
    expect(await screen.findByText(/^Waiting \d+ s.*You can leave; the rest stays here\.$/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(screen.queryByText('Keeping 2 of 3')).toBeNull());
    expect(kept.stored).toHaveLength(1);
    expect(screen.getByText('Rain sounds helped.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Keep all' })).toBeDefined();
  });

  it('asks what holds where a stored memory is near, showing both with their days', async () => {
    const old = semanticRow('old', 'Calls after lunch are easier.', { said_at: '2026-10-05T09:00:00+00:00' });
    const { user, kept } = await open({
      proposals: [calls],
      memories: { semantic: [old] },
      meaning: ({ action }) =>
        action === 'near'
          ? { near: { layer: 'semantic', id: 'old', score: 0.7 } }
          : { indexed: 1, missing: 0 },
    });
    await user.click(screen.getByRole('button', { name: /^Keep “Calls/ }));
    const question = await screen.findByRole('group', { name: 'You already have something like this' });
    expect(question.textContent).toMatch(/Calls after lunch are easier.*5 October 2026.*Calls before ten/);
    expect(kept.stored).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Replaces the old one' }));
    await waitFor(() => expect(kept.stored).toHaveLength(1));
    expect(kept.stored[0]?.p_replaces).toEqual({ layer: 'semantic', id: 'old' });
    expect(await screen.findByText(/Nothing is waiting/)).toBeDefined();
  });

  it('ignores the new one where the old one holds', async () => {
    const { user, kept } = await open({
      proposals: [calls],
      memories: { semantic: [semanticRow('old', 'Calls after lunch are easier.')] },
      meaning: () => ({ near: { layer: 'semantic', id: 'old', score: 0.7 } }),
    });
    await user.click(screen.getByRole('button', { name: /^Keep “Calls/ }));
    await user.click(await screen.findByRole('button', { name: 'Ignore the new one' }));
    await waitFor(() => expect(kept.declined).toEqual(['calls']));
    expect(kept.stored).toEqual([]);
    expect(await screen.findByText(/Nothing is waiting/)).toBeDefined();
  });
});
