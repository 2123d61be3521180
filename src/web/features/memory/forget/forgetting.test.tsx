import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ForgetPanel } from '#web/features/memory/forget/forget-panel.tsx';
import { useForgetting } from '#web/features/memory/forget/use-forgetting.tsx';
import { memoryHost } from '#web/testing/memory-host.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';

const Room = () => {
  const { ask, dialog, receipts } = useForgetting();
  return (
    <>
      <ForgetPanel onAsk={ask} />
      {receipts}
      {dialog}
    </>
  );
};

const counts = {
  memories: { episodic: 1, semantic: 2, associative: 0, procedural: 0 },
  vectors: 3,
  proposals: 1,
  quotes: 2,
  uses: 4,
};
const items = [{ layer: 'semantic', id: '1', sentence: 'The dentist is on Main Street' }];

const show = async (answer: unknown = { ...counts, items }) => {
  const asked: unknown[] = [];
  const { host } = memoryHost({});
  const { user } = await renderFeature(<Room />, {
    host: {
      ...host,
      'POST /rest/v1/rpc/forget_memories': async (request) => {
        asked.push(await request.json());
        return answer;
      },
    },
  });
  return { user, asked };
};

test('[MEM-04] a topic is forgotten after its preview, and the receipt stays until it is put away', async () => {
  const { user, asked } = await show();
  await user.type(screen.getByLabelText('Word or name'), 'dentist');
  await user.click(screen.getByRole('button', { name: 'Show what would go' }));
  const dialog = await screen.findByRole('dialog', { name: 'Forget this?' });
  expect(await within(dialog).findByText('The dentist is on Main Street')).toBeDefined();
  expect(within(dialog).getByText('3 memories (what happened 1, facts 2)')).toBeDefined();
  expect(within(dialog).getByText('And 2 more.')).toBeDefined();
  expect(asked.every((one) => JSON.stringify(one).includes('"p_preview":true'))).toBe(true);

  await user.click(within(dialog).getByRole('button', { name: 'Forget for good' }));
  const gone = await screen.findByRole('dialog', { name: 'Forgotten' });
  expect(asked.at(-1)).toEqual({ p_what: { topic: 'dentist' }, p_preview: false });
  await user.click(within(gone).getByRole('button', { name: 'Close' }));
  const receipt = screen.getByRole('region', { name: /^Forgotten at/ });
  for (const line of [
    'Everything about “dentist”',
    '3 memories (what happened 1, facts 2)',
    '2 quotes in your own words',
    '1 suggestion',
    '4 notes of where it was used',
  ]) {
    expect(within(receipt).getByText(line)).toBeDefined();
  }
  await user.click(within(receipt).getByRole('button', { name: 'Put this away' }));
  expect(screen.queryByRole('region', { name: /^Forgotten at/ })).toBeNull();
});

test('[MEM-04] nothing is deleted by somebody who looks at the preview and keeps it', async () => {
  const { user, asked } = await show();
  await user.click(screen.getByRole('radio', { name: 'Everything' }));
  await user.click(screen.getByRole('button', { name: 'Show what would go' }));
  await screen.findByRole('button', { name: 'Forget for good' });
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toContainEqual({ p_what: { all: true }, p_preview: true });
  expect(asked).not.toContainEqual({ p_what: { all: true }, p_preview: false });
});

test('[MEM-04] a source and a period can be forgotten; a period that ends before it begins is refused', async () => {
  const { user, asked } = await show();
  await user.click(screen.getByRole('radio', { name: 'Where it’s from' }));
  await user.click(screen.getByRole('radio', { name: 'From a task' }));
  await user.click(screen.getByRole('button', { name: 'Show what would go' }));
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));
  expect(asked).toContainEqual({ p_what: { source: 'task' }, p_preview: true });
  await user.click(screen.getByRole('radio', { name: 'A period' }));
  const [first, last] = [screen.getByLabelText('First day'), screen.getByLabelText('Last day')];
  await user.clear(first);
  await user.type(first, '2026-03-02');
  await user.clear(last);
  await user.type(last, '2026-03-01');
  await user.click(screen.getByRole('button', { name: 'Show what would go' }));
  expect(screen.getByText('The last day comes before the first.')).toBeDefined();
  await user.clear(last);
  await user.type(last, '2026-03-02');
  await user.click(screen.getByRole('button', { name: 'Show what would go' }));
  await screen.findByRole('dialog');
  expect(asked.at(-1)).toEqual({
    p_what: {
      from: new Date('2026-03-02T00:00:00').toISOString(),
      to: new Date('2026-03-02T23:59:59.999').toISOString(),
    },
    p_preview: true,
  });
});

test('[MEM-04] a topic that is nowhere says so and offers no deletion', async () => {
  const none = { episodic: 0, semantic: 0, associative: 0, procedural: 0 };
  const { user } = await show({ memories: none, vectors: 0, proposals: 0, quotes: 0, uses: 0, items: [] });
  await user.type(screen.getByLabelText('Word or name'), 'unicorn{Enter}');
  expect(await screen.findByText('There’s nothing like that in your memory.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Forget for good' })).toBeNull();
});
