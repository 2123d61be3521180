import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { focusSoundKey } from '#domain/focus/focus-sound.ts';
import { Page } from '#web/pages/welcome.tsx';
import { renderFeature } from '#web/testing/render-feature.tsx';

const renderWelcome = async () => {
  const rendered = await renderFeature(<Page />, { path: '/welcome' });
  const press = async (name: string) => rendered.user.click(screen.getByRole('button', { name }));
  return { ...rendered, press };
};
const field = () => screen.getByLabelText('What’s the one thing to do?');

describe('starting from the gateway', () => {
  it('starts quietly without a task, and remembers that it was to be quiet', async () => {
    const { press, store, path } = await renderWelcome();
    await press('Start quietly');
    expect(store.all('focusSessions')).toMatchObject([{ taskId: null, phase: 'focus' }]);
    expect(localStorage.getItem(focusSoundKey)).toBe('none');
    expect(path()).toBe('/focus');
  });

  it.each([
    ['Low', 'gentle-focus'],
    ['High', 'deep-focus'],
  ])('starts with music that goes with %s energy where nothing else is known', async (energy, sound) => {
    const { user, press, store } = await renderWelcome();
    await user.click(screen.getByRole('radio', { name: energy }));
    await press('Start with music');
    expect(localStorage.getItem(focusSoundKey)).toBe(sound);
    expect(store.all('focusSessions')).toMatchObject([{ energyBefore: energy.toLowerCase() }]);
  });

  it('writes down what was typed as a task for today, and starts it', async () => {
    const { user, store } = await renderWelcome();
    await user.type(field(), 'Call Anna about Saturday 10m{Enter}');
    const [task] = store.all('tasks');
    expect(task).toMatchObject({ title: 'Call Anna about Saturday 10m', doOn: '2026-11-16', state: 'open' });
    expect(store.all('focusSessions')).toMatchObject([{ taskId: task?.id, phase: 'focus' }]);
  });

  it('[TASK-01] says what is wrong with two letters, and starts nothing', async () => {
    const { user, press, store } = await renderWelcome();
    await user.type(field(), 'ab');
    await press('Start quietly');
    expect(screen.getByText('Title must be at least 3 characters long')).toBeTruthy();
    expect(store.all('focusSessions')).toEqual([]);
  });
});
