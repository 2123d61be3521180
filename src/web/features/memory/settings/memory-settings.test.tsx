import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memoryOff } from '#domain/memory/memory-settings.ts';
import { MemoryOff } from '#web/features/memory/memory-off.tsx';
import { MemorySettingsPanel } from '#web/features/memory/settings/memory-settings-panel.tsx';
import { MemoryUses } from '#web/features/memory/uses/memory-uses.tsx';
import { memoryHost } from '#web/testing/memory-host.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';

const on = { ...memoryOff, enabled: true, everOn: true };

test('[MEM-04] memory is off until the one button is pressed, and nothing is read before', async () => {
  const { host, kept } = memoryHost({});
  const { user, host: asked } = await renderFeature(<MemoryOff settings={memoryOff} />, { host });
  expect(asked.asked.filter(({ path }) => path.includes('/rest/'))).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Forget everything' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Turn on memory' }));
  await waitFor(() => expect(kept.settings).toMatchObject({ enabled: true }));
});

test('[MEM-04] what was stored before can be forgotten while memory is off', async () => {
  await renderFeature(<MemoryOff settings={{ ...memoryOff, everOn: true }} />, {
    host: memoryHost({}).host,
  });
  expect(screen.getByRole('button', { name: 'Forget everything' })).toBeDefined();
});

test('[MEM-04] sources, uses and muted kinds are changed one by one, and one button turns all of it off', async () => {
  const { host, kept } = memoryHost({});
  const settings = { ...on, mutedKinds: ['health', 'people'] };
  const { user } = await renderFeature(<MemorySettingsPanel settings={settings} />, { host });
  await user.click(screen.getByRole('switch', { name: 'Thoughts you park' }));
  await waitFor(() => expect(kept.settings).toMatchObject({ propose_thought: false, propose_task: true }));
  await user.click(screen.getByRole('switch', { name: 'Before a focus session' }));
  await waitFor(() => expect(kept.settings).toMatchObject({ use_focus: false }));
  await user.click(screen.getByRole('button', { name: 'Suggest “Allergies, medicine and food” again' }));
  await waitFor(() => expect(kept.settings).toMatchObject({ muted_kinds: ['people'] }));
  await user.click(screen.getByRole('button', { name: 'Turn off memory' }));
  await waitFor(() => expect(kept.settings).toMatchObject({ enabled: false }));
});

test('[MEM-04] what was used where is told with the memory and the place', async () => {
  const { host } = memoryHost({});
  const use = {
    id: '1',
    layer: 'semantic',
    memory_id: 'gone',
    used_in: 'breakdown',
    subject_id: null,
    used_at: '2026-11-02T09:00:00Z',
  };
  await renderFeature(<MemoryUses memories={[]} />, {
    host: { ...host, 'GET /rest/v1/memory_uses': () => [use] },
  });
  expect(await screen.findByText(/To break down a task/)).toBeDefined();
  expect(screen.getByText('A memory that’s no longer here')).toBeDefined();
});
