import { expect, test } from 'vitest';
import { memoryOff, memorySettingsFromRow, memorySettingsRow } from './memory-settings.ts';

test('[MEM-04] settings survive the way to the database and back', () => {
  const settings = {
    enabled: true,
    everOn: true,
    uses: { breakdown: false, pick: true, focus: false },
    looks: { debrief: true, task: false, thought: true, typed: false },
    mutedKinds: ['health'],
  };
  expect(memorySettingsFromRow(memorySettingsRow(settings))).toEqual(settings);
});

test('[MEM-04] whoever has no row has memory off', () => {
  expect(memoryOff).toMatchObject({ enabled: false, everOn: false });
});

test('[MEM-04] a kind is muted once, and the newest forty stay muted', () => {
  const kinds = Array.from({ length: 41 }, (_, at) => `kind-${at}`);
  const { muted_kinds: muted } = memorySettingsRow({ ...memoryOff, mutedKinds: [...kinds, 'kind-40'] });
  expect(muted).toEqual(kinds.slice(1));
});

test('[MEM-04] a row with a switch missing is refused', () => {
  expect(() => memorySettingsFromRow({ enabled: true })).toThrow(/Invalid/);
});
