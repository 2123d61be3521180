import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { memoryFromRow } from '#domain/memory/memory-row.ts';
import { MemoryLists } from '#web/features/memory/lists/memory-lists.tsx';
import { memoryHost, semanticRow } from '#web/testing/memory-host.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import type { HostAnswers } from '#web/testing/test-host.ts';

const calls = semanticRow('00000000-0000-4000-8000-000000000001', 'Calls go better standing up', {
  concept: 'Calls go better standing up',
  quote: 'honestly calls go better when I stand',
  tags: ['phone'],
  said_at: '2026-10-01T09:00:00Z',
});
const tax = semanticRow('00000000-0000-4000-8000-000000000002', 'The tax form is due in May', {
  valid_to: '2026-05-31T20:00:00Z',
  replaced_by: '00000000-0000-4000-8000-000000000003',
  said_at: '2026-10-01T10:00:00Z',
});
const newTax = semanticRow('00000000-0000-4000-8000-000000000003', 'The tax form is due in June', {
  said_at: '2026-10-05T10:00:00Z',
});
const memories = [calls, tax, newTax].map((row) => memoryFromRow('semantic', row));

const changed = (): Response => new Response(null, { status: 204, headers: { 'content-range': '*/1' } });

const show = async (answers: HostAnswers = {}) => {
  const onForget = vi.fn<(memory: unknown) => void>();
  const { host } = memoryHost({});
  const rendered = await renderFeature(<MemoryLists memories={memories} onForget={onForget} />, {
    host: { ...host, ...answers },
  });
  return { ...rendered, onForget };
};

const act = async (user: Awaited<ReturnType<typeof show>>['user'], sentence: string, item: string) => {
  await user.click(screen.getByRole('button', { name: `More for “${sentence}”` }));
  await user.click(screen.getByRole('menuitem', { name: item }));
};

test('[MEM-04] the four layers say how many they hold, and an empty one gives an example', async () => {
  const { user } = await show();
  expect(screen.getByRole('radio', { name: 'Facts 3 Semantic' })).toHaveProperty('checked', true);
  const list = screen.getByRole('list', { name: 'Facts, memories' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  await user.click(screen.getByRole('radio', { name: 'How you do things 0 Procedural' }));
  expect(screen.getByText(/Nothing here yet.*Tea first/)).toBeDefined();
});

test('[MEM-04] details show one’s own words, what replaced a memory, and the switch for this machine', async () => {
  const { user, host } = await show({ 'PATCH /rest/v1/ai_semantic_memory': changed });
  const [first, second] = screen.getAllByText('Details');
  await user.click(first!);
  expect(await screen.findByText(/honestly calls go better/)).toBeDefined();
  await user.click(screen.getByRole('switch', { name: 'Never leaves this machine' }));
  await waitFor(() =>
    expect(host.asked).toContainEqual(
      expect.objectContaining({ path: 'PATCH /rest/v1/ai_semantic_memory', body: '{"stays_here":true}' }),
    ),
  );
  await user.click(second!);
  expect(await screen.findByText('“The tax form is due in June”')).toBeDefined();
  expect(screen.getByText('Replaced')).toBeDefined();
});

test('[MEM-04] the time line goes by the day something was said', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('radio', { name: 'As a time line' }));
  const days = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(days).toHaveLength(2);
  expect(days[0]).toMatch(/October/);
  const october = screen.getByRole('list', { name: days[1]! });
  expect(within(october).getAllByRole('listitem')).toHaveLength(2);
});

test('[MEM-03] the search asks each table for a quarter of ten, letter for letter, the most important first', async () => {
  const urls: URL[] = [];
  const found = (request: Request): readonly unknown[] => {
    urls.push(new URL(request.url));
    return [newTax];
  };
  const { user } = await show({ 'GET /rest/v1/ai_semantic_memory': found });
  await user.type(screen.getByLabelText('Search your memories by word'), 'TAX form{Enter}');
  const results = await screen.findByRole('list', { name: 'Search results' });
  expect(within(results).getByText('The tax form is due in June')).toBeDefined();
  expect(urls[0]?.searchParams.get('limit')).toBe('3');
  expect(urls[0]?.searchParams.get('order')).toBe('importance.desc,created_at.desc');
  expect(urls[0]?.searchParams.get('or')).toContain('concept.ilike."%TAX form%"');
});

test('[MEM-03] a tag leads to everything with that tag', async () => {
  const urls: URL[] = [];
  const found = (request: Request): readonly unknown[] => {
    urls.push(new URL(request.url));
    return [calls];
  };
  const { user } = await show({ 'GET /rest/v1/ai_semantic_memory': found });
  await user.click(screen.getAllByText('Details')[0]!);
  await user.click(await screen.findByRole('button', { name: '#phone' }));
  expect(await screen.findByRole('heading', { name: 'Found for #phone' })).toBeDefined();
  await waitFor(() => expect(urls[0]?.searchParams.get('tags')).toBe('ov.{"phone"}'));
});

test('[MEM-04] an edit writes the new words only, and no old word stays behind in its name', async () => {
  const { user, host } = await show({ 'PATCH /rest/v1/ai_semantic_memory': changed });
  await act(user, 'Calls go better standing up', 'Edit');
  const dialog = screen.getByRole('dialog', { name: 'Edit memory' });
  const text = within(dialog).getByLabelText('Memory');
  await user.clear(text);
  await user.type(text, 'Walking helps on calls');
  await user.click(within(dialog).getByRole('radio', { name: '5' }));
  await user.type(within(dialog).getByLabelText('True since'), '2026-02-03');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = host.asked.find(({ path }) => path === 'PATCH /rest/v1/ai_semantic_memory');
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    concept: 'Walking helps on calls',
    definition: 'Walking helps on calls',
    valid_from: new Date('2026-02-03T00:00:00').toISOString(),
    tags: ['phone'],
    importance: 5,
  });
});

test('[MEM-04] an end date keeps a memory as past, or says until when it is kept', async () => {
  const { user, host } = await show({ 'PATCH /rest/v1/ai_semantic_memory': changed });
  await act(user, 'Calls go better standing up', 'Set an end date');
  const dialog = screen.getByRole('dialog', { name: 'Set an end date' });
  const day = within(dialog).getByLabelText('Last day');
  await user.clear(day);
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByText('Choose a day.')).toBeDefined();
  await user.type(day, '2099-03-01');
  await user.click(within(dialog).getByRole('radio', { name: 'Forget it' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = host.asked.find(({ path }) => path === 'PATCH /rest/v1/ai_semantic_memory');
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    valid_to: null,
    expires_at: new Date('2099-03-01T23:59:59').toISOString(),
  });
});

test('[MEM-04] merging offers those that share words first and keeps one', async () => {
  const { user, host } = await show({ 'POST /rest/v1/rpc/merge_memories': () => ({}) });
  await act(user, 'The tax form is due in June', 'Merge with…');
  const dialog = screen.getByRole('dialog', { name: 'Merge memories' });
  expect(within(dialog).getByRole('button', { name: 'Merge' })).toHaveProperty('disabled', true);
  const choices = within(dialog).getAllByRole('checkbox');
  expect(choices[0]!.closest('label')?.textContent).toBe('The tax form is due in May');
  await user.click(choices[0]!);
  const text = within(dialog).getByLabelText('How should it read?');
  expect(text).toHaveProperty('value', 'The tax form is due in June\nThe tax form is due in May');
  await user.clear(text);
  await user.type(text, 'Tax in June');
  await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = host.asked.find(({ path }) => path === 'POST /rest/v1/rpc/merge_memories');
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    p_layer: 'semantic',
    p_keep: '00000000-0000-4000-8000-000000000003',
    p_others: ['00000000-0000-4000-8000-000000000002'],
    p_fields: { concept: 'Tax in June', definition: 'Tax in June' },
  });
});

test('[MEM-04] forgetting one is handed to the page, which keeps the receipt', async () => {
  const { user, onForget } = await show();
  await act(user, 'Calls go better standing up', 'Forget');
  expect(onForget).toHaveBeenCalledWith(memories[0]);
});
