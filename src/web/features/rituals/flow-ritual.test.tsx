import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Page } from '#web/pages/focus.tsx';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { letPass, minute, stopTimeouts } from '#web/testing/test-clock.ts';

const second = 1000;

const openRitual = async () => {
  const rendered = await renderFeature(<Page />, { path: '/focus' });
  await rendered.user.click(screen.getByRole('button', { name: 'Start with a ritual' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Flow Entry Ritual' }));
  const press = async (name: string) => rendered.user.click(dialog.getByRole('button', { name }));
  const chosen = (group: string) => {
    const radios = within(dialog.getByRole('radiogroup', { name: group })).getAllByRole<HTMLInputElement>(
      'radio',
    );
    const one = radios.find(({ checked }) => checked);
    return one === undefined
      ? null
      : within(dialog.getByRole('radiogroup', { name: group })).getByRole('radio', { checked: true });
  };
  const choose = async (group: string, name: string) =>
    rendered.user.click(within(dialog.getByRole('radiogroup', { name: group })).getByRole('radio', { name }));
  return { ...rendered, dialog, press, chosen, choose };
};
const timer = () => screen.getByRole('timer', { name: 'Time left' }).textContent;
const running = async () => {
  const ritual = await openRitual();
  await ritual.press('Review Steps');
  await ritual.press('Start Ritual');
  return ritual;
};

beforeEach(() => stopTimeouts());

const breath = () => document.querySelector('[data-breath]')?.getAttribute('data-breath');

describe('[RITUAL-01] the Flow Entry Ritual', () => {
  it('begins with medium energy, a focused mood and the standard ritual', async () => {
    const { dialog } = await openRitual();
    const names = dialog
      .getAllByRole('radio', { checked: true })
      .map((one) => one.closest('label')?.textContent);
    expect(names.slice(0, 2)).toEqual(['Medium', 'Focused']);
    expect(dialog.getByRole('radio', { name: 'Standard Flow Ritual', checked: true })).toBeTruthy();
  });

  it.each([
    ['High', 'Quick Flow Entry'],
    ['Medium', 'Standard Flow Ritual'],
    ['Low', 'Deep Focus Ritual'],
  ])('picks for %s energy “%s”', async (energy, ritual) => {
    const { dialog, choose } = await openRitual();
    await choose('Energy', 'High');
    await choose('Energy', energy);
    expect(dialog.getByRole('radio', { name: ritual, checked: true })).toBeTruthy();
  });

  it('lists every step with its length before it starts', async () => {
    const { press, dialog } = await openRitual();
    await press('Review Steps');
    expect(dialog.getAllByRole('listitem')).toHaveLength(4);
    expect(dialog.getByText('5 min, then into focus. Mood: focused.')).toBeTruthy();
  });

  it('counts a step down by the second', async () => {
    await running();
    expect(timer()).toBe('1:00');
    await letPass(second);
    expect(timer()).toBe('0:59');
    await letPass(50 * second);
    expect(timer()).toBe('0:09');
  });

  it('goes to the next step by itself at zero, and says so once', async () => {
    const { dialog } = await running();
    expect(dialog.getByText('Check in with yourself')).toBeTruthy();
    await letPass(minute);
    expect(dialog.getByText('Breathe slowly')).toBeTruthy();
    expect(dialog.getByText('Breathe slowly').parentElement?.getAttribute('aria-live')).toBe('polite');
    expect(timer()).toBe('2:00');
  });

  it('shows the breath while it is breathed: in for four, hold for two, out for six', async () => {
    await running();
    await letPass(minute);
    expect(breath()).toBe('in');
    await letPass(4 * second);
    expect(breath()).toBe('hold');
    await letPass(2 * second);
    expect(breath()).toBe('out');
    await letPass(6 * second);
    expect(breath()).toBe('in');
  });

  it('stands still while it is paused', async () => {
    const { press } = await running();
    await letPass(10 * second);
    await press('Pause');
    await letPass(minute);
    expect(timer()).toBe('0:50');
    await press('Continue');
    await letPass(second);
    expect(timer()).toBe('0:49');
  });

  it.each(['Skip Step', 'Complete Step'])('goes on with “%s”', async (button) => {
    const { press, dialog } = await running();
    await press(button);
    expect(dialog.getByText('Breathe slowly')).toBeTruthy();
  });

  it('goes back to the choice with “Change Ritual”', async () => {
    const { press, dialog } = await running();
    await press('Change Ritual');
    expect(dialog.getByRole('radiogroup', { name: 'Ritual' })).toBeTruthy();
  });

  it('leads into focus with its energy and mood when the last step is over', async () => {
    const { press, choose, store } = await openRitual();
    await choose('Energy', 'High');
    await choose('Mood', 'Creative');
    await press('Review Steps');
    await press('Start Ritual');
    await letPass(minute);
    await letPass(minute);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(store.all('focusSessions')).toMatchObject([
      { phase: 'focus', ritual: 'Quick Flow Entry', mood: 'creative', energyBefore: 'high' },
    ]);
  });

  it('starts nothing when it is closed', async () => {
    const { press, store } = await running();
    await press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    await letPass(10 * minute);
    expect(store.all('focusSessions')).toEqual([]);
  });

  it('takes the focus to its heading on every screen', async () => {
    const { press, dialog } = await openRitual();
    const heading = () => dialog.getByRole('heading', { name: 'Flow Entry Ritual' });
    expect(document.activeElement).toBe(heading());
    await press('Review Steps');
    expect(document.activeElement).toBe(heading());
  });
});
