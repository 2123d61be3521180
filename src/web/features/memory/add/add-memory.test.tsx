import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memoryFromRow } from '#domain/memory/memory-row.ts';
import { AddMemory } from '#web/features/memory/add/add-memory.tsx';
import { LimitState } from '#web/features/memory/add/limit-state.tsx';
import { memoryHost, semanticRow } from '#web/testing/memory-host.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';

const old = memoryFromRow('semantic', semanticRow('00000000-0000-4000-8000-000000000001', 'Calls are hard'));
const line = () => screen.getByLabelText('Add one yourself');
const store = () => screen.getByRole('button', { name: 'Remember this' });

test('[MEM-01] what is typed gets its layer by the rule, with importance 3, and may be put elsewhere', async () => {
  const { host, kept } = memoryHost({});
  const { user } = await renderFeature(<AddMemory memories={[]} fieldId="add" />, { host });
  await user.type(line(), 'My workflow for mail');
  expect(screen.getByRole('radio', { name: 'How you do things' })).toHaveProperty('checked', true);
  await user.click(store());
  await waitFor(() => expect(line()).toHaveProperty('value', ''));
  expect(kept.stored[0]).toMatchObject({
    p_layer: 'procedural',
    p_memory: { workflow_name: 'My workflow for mail', importance: 3, source: 'typed', quote: null },
  });
  await user.type(line(), 'Tea first');
  expect(screen.getByRole('radio', { name: 'Facts' })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('radio', { name: 'What happened' }));
  await user.click(store());
  await waitFor(() => expect(kept.stored).toHaveLength(2));
  expect(kept.stored[1]).toMatchObject({ p_layer: 'episodic', p_memory: { content: 'Tea first' } });
});

test('[MEM-02] a blocked store says when to try again and keeps what was typed', async () => {
  const blocked = { stored: false, reason: 'per-minute limit', retry_after_seconds: 60 };
  const { host, kept } = memoryHost({ stores: [blocked] });
  const { user } = await renderFeature(<AddMemory memories={[]} fieldId="add" />, { host });
  await user.type(line(), 'Rain calms me{Enter}');
  expect(
    await screen.findByText('That was a lot at once. You can store the next memory in a minute.'),
  ).toBeDefined();
  expect(line()).toHaveProperty('value', 'Rain calms me');
  expect(kept.stored).toEqual([]);
});

test('[MEM-02] a store that did not reach the server keeps what was typed', async () => {
  const { host } = memoryHost({});
  const away = { ...host, 'POST /rest/v1/rpc/store_memory': () => Response.error() };
  const { user } = await renderFeature(<AddMemory memories={[]} fieldId="add" />, { host: away });
  await user.type(line(), 'Rain calms me{Enter}');
  expect(await screen.findByText('We couldn’t store it. What you typed is still here.')).toBeDefined();
  expect(line()).toHaveProperty('value', 'Rain calms me');
});

test('[MEM-04] one that says nearly the same is shown first, and only the person retires it', async () => {
  const near = { layer: 'semantic', id: old.id, score: 0.8 };
  const { host, kept } = memoryHost({ meaning: () => ({ near, indexed: 1, missing: 0 }) });
  const { user } = await renderFeature(<AddMemory memories={[old]} fieldId="add" />, { host });
  await user.type(line(), 'Calls are fine now{Enter}');
  expect(await screen.findByRole('heading', { name: 'You have something close to this' })).toBeDefined();
  expect(screen.getByText('“Calls are hard”')).toBeDefined();
  expect(kept.stored).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'The new one replaces it' }));
  await waitFor(() => expect(kept.stored).toHaveLength(1));
  expect(kept.stored[0]?.p_replaces).toEqual({ layer: 'semantic', id: old.id });
});

test('[MEM-02] the limits are told in plain words', async () => {
  const { host } = memoryHost({});
  const state = {
    limits: [{ name: 'day', limit: 500, used: 12 }],
    blocked: { reason: 'burst limit exceeded', retry_after_seconds: 3 },
  };
  await renderFeature(<LimitState />, {
    host: { ...host, 'POST /rest/v1/rpc/memory_limit_state': () => state },
  });
  expect(
    await screen.findByText('That was a lot at once. You can store the next memory in 3 seconds.'),
  ).toBeDefined();
  expect(screen.getByText('12 of 500 in a day')).toBeDefined();
});
