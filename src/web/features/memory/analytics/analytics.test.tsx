import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Page as AdminPage } from '#web/pages/admin/memory-analytics.tsx';
import { Page } from '#web/pages/memory-analytics.tsx';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { refusal } from '#web/testing/test-host.ts';

const own = {
  layers: { episodic: 1, semantic: 2, associative: 0, procedural: 3 },
  sources: { task: 1, session: 0, debrief: 2, chat: 0, typed: 3, import: 0 },
  months: [{ month: '2026-11', stored: 6 }],
  uses: { ask: 4, breakdown: 1, pick: 0, focus: 0, task: 0, session: 0 },
  suggestions: { open: 2, kept: 3, declined: 1 },
  replaced: 1,
  expired: 0,
  never_leaves: 2,
  vectors: 6,
};
const installation = {
  tables: [{ name: 'ai_semantic_memory', rows: 1, bytes: 16_384 }],
  people_on: 2,
  days: [
    { day: '2026-11-16', what: 'store', times: 5, milliseconds: 0, slowest: 0 },
    { day: '2026-11-16', what: 'ask known', times: 2, milliseconds: 50, slowest: 40 },
  ],
  blocked: { 'per-minute limit': 4 },
};

const valueOf = (region: HTMLElement, name: string) =>
  within(region).getByText(name).closest('li')?.querySelector('.tabular-nums')?.textContent;

describe('[MEM-04] memory in numbers', () => {
  it('shows one’s own counts, each as a number beside its shape', async () => {
    const { user } = await renderFeature(<Page />, {
      host: { 'POST /rest/v1/rpc/memory_overview': () => own },
    });
    const kinds = await screen.findByRole('region', { name: 'Four kinds' });
    expect(valueOf(kinds, 'Procedural')).toBe('3');
    expect(valueOf(screen.getByRole('region', { name: 'Where they were used' }), 'To pick a task')).toBe('0');
    expect(screen.getByText('waiting. You kept 3 of 4 suggestions.')).toBeTruthy();
    const months = screen.getByRole('region', { name: 'Stored over time' });
    expect(within(months).getByText('6 stored in the last twelve months.')).toBeTruthy();
    await user.click(within(months).getByText('Show as a table'));
    expect(within(months).getAllByRole('row')).toHaveLength(13);
  });

  it('shows the site’s counts, sizes, limits and times', async () => {
    await renderFeature(<AdminPage />, {
      host: { 'POST /rest/v1/rpc/memory_installation_overview': () => installation },
    });
    const limits = await screen.findByRole('region', { name: 'Limits' });
    expect(valueOf(limits, 'per-minute limit')).toBe('4');
    expect(valueOf(limits, 'per-day limit')).toBe('0');
    expect(screen.getByRole('row', { name: 'ask known 2 25 ms 40 ms' })).toBeTruthy();
    expect(screen.getByRole('row', { name: 'store 5 – –' })).toBeTruthy();
    expect(valueOf(screen.getByRole('region', { name: 'Tables' }), 'ai_semantic_memory')).toBe(
      '1 row, 16 kB',
    );
  });

  it('says what to do when the numbers cannot be read', async () => {
    await renderFeature(<AdminPage />, {
      host: { 'POST /rest/v1/rpc/memory_installation_overview': () => refusal(403, 'Only admins') },
    });
    expect(await screen.findByRole('button', { name: /try again/i })).toBeTruthy();
  });
});
