import { screen } from '@testing-library/react';
import * as fake from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryOff } from '#domain/memory/memory-settings.ts';
import { forgetHeldMemories, keepMemories } from '#web/services/memory/device/memory-database.ts';
import { useMemorySettings } from '#web/services/memory/use-memory.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { robin } from '#web/testing/signed-in.ts';
import { refusal } from '#web/testing/test-host.ts';

/** Asks for itself, as everything that is shown instead of waiting does. */
const Instead = () => {
  useMemorySettings();
  return <p>Nobody answers</p>;
};

const Switch = () => {
  const { settings, known, away } = useMemorySettings();
  if (known) return <p>{settings.enabled ? 'Memory is on' : 'Memory is off'}</p>;
  return away ? <Instead /> : <p>Waiting</p>;
};

const on = { ...memoryOff, enabled: true, everOn: true };
// Only for these tests: others that share the thread have no such database.
beforeEach(() => {
  for (const [name, value] of Object.entries(fake)) if (name !== 'default') vi.stubGlobal(name, value);
});
afterEach(async () => {
  await forgetHeldMemories(robin.id);
  vi.unstubAllGlobals();
});

describe('[MEM-03] what the person allowed, without a network', () => {
  it('is known from the copy on this device', async () => {
    await keepMemories(robin.id, [], on);
    await renderFeature(<Switch />, { host: {} });
    expect(await screen.findByText('Memory is on', {}, { timeout: 20_000 })).toBeDefined();
  });

  it('is not taken from the copy where the server answers', async () => {
    await keepMemories(robin.id, [], on);
    await renderFeature(<Switch />, { host: { 'GET /rest/v1/memory_settings': () => [] } });
    expect(await screen.findByText('Memory is off')).toBeDefined();
  });

  it('is not taken from the copy where the server refuses', async () => {
    await keepMemories(robin.id, [], on);
    await renderFeature(<Switch />, { host: { 'GET /rest/v1/memory_settings': () => refusal(403) } });
    expect(await screen.findByText('Nobody answers', {}, { timeout: 20_000 })).toBeDefined();
  });

  it('stays “nobody answers” while it is asked again, and does not go back to waiting', async () => {
    await renderFeature(<Switch />, { host: { 'GET /rest/v1/memory_settings': () => refusal(403) } });
    const said = await screen.findByText('Nobody answers', {}, { timeout: 20_000 });
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    // The very same one: it was never taken away meanwhile.
    expect(said.isConnected).toBe(true);
  });
});
