import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SavedTheme } from '#web/features/theme/saved-theme.tsx';
import { ThemeSwitcher } from '#web/features/theme/theme-switcher.tsx';
import type { Backend } from '#web/platform/backend/backend.ts';
import { connect } from '#web/platform/backend/connect.ts';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { robin } from '#web/testing/signed-in.ts';
import { type HostAnswers, refusal } from '#web/testing/test-host.ts';

const theme = () => document.documentElement.dataset['theme'];
const saved = (preference: string | null): HostAnswers => ({
  'GET /rest/v1/users': () => [{ id: 'row', theme_preference: preference }],
  'PATCH /rest/v1/users': () => new Response(null, { status: 204 }),
});
const client = async () => (await connect()).backend;
const renderTheme = async (host: HostAnswers, backend = client()) =>
  renderFeature(
    <>
      <ThemeSwitcher />
      <SavedTheme userId={robin.id} backend={backend} />
    </>,
    { host },
  );

describe('the theme', () => {
  it('is turned with one button, which says what it would do', async () => {
    const { user } = await renderFeature(<ThemeSwitcher />);
    expect(theme()).toBe('dark');
    await user.click(screen.getByRole('button', { name: 'Use light theme' }));
    expect(theme()).toBe('light');
    expect(screen.getByRole('button', { name: 'Use dark theme' })).toBeTruthy();
  });

  it('follows the one that is saved with the account', async () => {
    await renderTheme(saved('light'));
    await vi.waitFor(() => expect(theme()).toBe('light'));
  });

  it('is saved with the account when it is changed', async () => {
    const { user, host } = await renderTheme(saved('light'));
    await user.click(await screen.findByRole('button', { name: 'Use dark theme' }));
    await vi.waitFor(() =>
      expect(host.asked.filter(({ path }) => path.startsWith('PATCH')).map(({ body }) => body)).toEqual([
        '{"theme_preference":"dark"}',
      ]),
    );
  });

  it('is saved with the account when it was changed before there was a client', async () => {
    const coming = Promise.withResolvers<Backend>();
    const { user, host } = await renderTheme(saved('dark'), coming.promise);
    await user.click(await screen.findByRole('button', { name: 'Use light theme' }));
    expect(host.asked.filter(({ path }) => path.includes('/rest/'))).toEqual([]);
    coming.resolve(await client());
    await vi.waitFor(() =>
      expect(host.asked.filter(({ path }) => path.startsWith('PATCH')).map(({ body }) => body)).toEqual([
        '{"theme_preference":"light"}',
      ]),
    );
    expect(theme()).toBe('light');
  });

  it('stays on this device with a word about it when it cannot be saved', async () => {
    const { user } = await renderTheme({ ...saved('light'), 'PATCH /rest/v1/users': () => refusal(500) });
    await user.click(await screen.findByRole('button', { name: 'Use dark theme' }));
    await findToast('Save Failed');
    expect(theme()).toBe('dark');
  });
});
