import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ProviderSection } from '#web/features/assistant/provider/provider-section.tsx';
import { renderFeature } from '#web/testing/render-feature.tsx';

const provider = {
  preset: 'ollama',
  baseUrl: 'http://localhost:11434/v1',
  model: 'small',
  key: 'kept',
  structured: true,
  contextTokens: 8192,
  monthlyCap: null,
  personCap: 20,
  changedAt: '2026-11-02T09:00:00Z',
  testedAt: null,
  test: null,
};
const checks = ['chat', 'stream', 'tool', 'json', 'long'].map((check) => ({
  check,
  verdict: check === 'long' ? 'cut' : 'works',
  milliseconds: 5,
}));

const show = async (first: object | null) => {
  const asked: Record<string, unknown>[] = [];
  const rendered = await renderFeature(<ProviderSection />, {
    host: {
      'POST /functions/v1/ai-provider': async (request) => {
        const body = z.record(z.string(), z.unknown()).parse(await request.json());
        asked.push(body);
        if (body['action'] === 'models') return { success: true, models: ['small', 'large'], failed: null };
        const tested = { ...provider, testedAt: '2026-11-02T09:05:00Z', test: { checks } };
        const now = { read: first, save: provider, test: tested, remove: null }[String(body['action'])];
        return { success: true, provider: now ?? null, usedThisMonth: 3 };
      },
    },
  });
  await screen.findByText(/3 requests this month/);
  return { ...rendered, asked };
};

describe('[FN-04] connecting a model', () => {
  it('fills in where it usually listens, lists its models, and saves', async () => {
    const { user, asked } = await show(null);
    await user.click(screen.getByRole('radio', { name: 'LM Studio' }));
    expect(screen.getByLabelText('Base URL')).toHaveProperty('value', 'http://localhost:1234/v1');
    await user.click(screen.getByRole('button', { name: 'List its models' }));
    expect(await screen.findByText(/2 found/)).toBeDefined();
    await user.type(screen.getByLabelText('Model'), 'small');
    await user.type(screen.getByLabelText('Key'), 'sk-1');
    await user.type(screen.getByLabelText('Requests a month, of one person'), '20');
    await user.click(screen.getByRole('button', { name: 'Connect' }));
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        action: 'save',
        preset: 'lm-studio',
        key: 'sk-1',
        personCap: 20,
        monthlyCap: null,
      }),
    );
    // Never shown again.
    await screen.findByText(/A key is kept/);
    expect(screen.getByLabelText('Key')).toHaveProperty('value', '');
  });

  it('leaves the key as it is where none is typed', async () => {
    const { user, asked } = await show(provider);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(asked.at(-1)?.['action']).toBe('save'));
    expect(asked.at(-1)).not.toHaveProperty('key');
  });

  it('tries five things and says what came of each', async () => {
    const { user } = await show(provider);
    await user.click(screen.getByRole('button', { name: 'Test it' }));
    const list = await screen.findByRole('list', { name: 'Test result' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    expect(list.textContent).toContain('cut the text without saying so');
  });
});
