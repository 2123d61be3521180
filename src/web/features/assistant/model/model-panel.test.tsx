import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ModelPanel } from '#web/features/assistant/model/model-panel.tsx';
import { renderFeature } from '#web/testing/render-feature.tsx';

const line = {
  id: 'l1',
  use: 'assistant',
  host: 'localhost:11434',
  model: 'small',
  sent: 'The words that left',
  outcome: 'answered',
  created_at: '2026-11-02T09:00:00Z',
};

const show = async (host: string | null, left: readonly object[] = []) => {
  const saved: unknown[] = [];
  let lines = left;
  const rendered = await renderFeature(<ModelPanel />, {
    host: {
      'GET /rest/v1/ai_settings': () => [],
      'POST /rest/v1/ai_settings': async (request) => {
        saved.push(await request.json());
        return new Response(null, { status: 201 });
      },
      'GET /rest/v1/ai_requests': () => lines,
      'DELETE /rest/v1/ai_requests': () => {
        lines = [];
        return new Response(null, { status: 204 });
      },
      'POST /functions/v1/assistant': () => ({ host, model: host === null ? null : 'small' }),
    },
  });
  return { ...rendered, saved };
};

describe('[COACH-01] what a person lets a model do', () => {
  it('is nothing where no model is connected', async () => {
    await show(null);
    expect(await screen.findByText(/No model is connected/)).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(await screen.findByText('Nothing has left.')).toBeDefined();
  });

  it('is off at first, and chosen use by use', async () => {
    const { user, saved } = await show('localhost:11434');
    const off = await screen.findByRole('radio', { name: /^Off/ });
    expect(off).toHaveProperty('checked', true);
    await user.click(screen.getByRole('radio', { name: 'On for what I choose' }));
    await waitFor(() => expect(saved).toEqual([{ mode: 'chosen', uses: ['assistant'] }]));
  });

  it('shows what left, word for word, and deletes the line', async () => {
    const { user } = await show('localhost:11434', [line]);
    await user.click(await screen.findByText('answered'));
    expect(await screen.findByText('The words that left')).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^Delete the line of/ }));
    expect(await screen.findByText('Nothing has left.')).toBeDefined();
  });
});
