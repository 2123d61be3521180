import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppearanceControls } from '#web/features/accessibility/appearance-controls.tsx';
import { appearance } from '#web/services/appearance/appearance.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';

const openPanel = async () => {
  const rendered = await renderFeature(<AppearanceControls />);
  await rendered.user.click(screen.getByRole('button', { name: 'ADHD-Friendly Settings' }));
  await screen.findByRole('heading', { name: 'Quick profiles' });
  const dialog = within(screen.getByRole('dialog', { name: 'ADHD-Friendly Settings' }));
  return { ...rendered, dialog };
};
const root = () => document.documentElement;
const kept = (): unknown => JSON.parse(localStorage.getItem('accessibility-profile') ?? 'null');

describe('[A11Y-01] the ADHD-Friendly Settings', () => {
  it.each([
    ['Reduce motion', 'reduceMotion', 'data-motion', 'reduced'],
    ['No animations', 'noAnimations', 'data-motion', 'none'],
    ['Focus mode', 'focusMode', 'data-focus-mode', 'on'],
    ['Calm colours', 'calmColors', 'data-calm-colors', 'on'],
    ['High contrast', 'highContrast', 'data-contrast', 'more'],
    ['Large text', 'largeText', 'data-text', 'large'],
  ])('“%s” changes the page at once and is kept', async (label, name, attribute, value) => {
    const { user, dialog } = await openPanel();
    const before = root().getAttribute(attribute);
    const control = dialog.getByRole('switch', { name: label });
    await user.click(control);
    expect(root().getAttribute(attribute)).toBe(value);
    expect(kept()).toMatchObject({ [name]: true });
    expect(control.getAttribute('aria-checked')).toBe('true');
    await user.click(control);
    expect(root().getAttribute(attribute)).toBe(before);
  });

  it.each([
    ['Text size', 'textSize', 80, 150],
    ['Animation speed', 'animationSpeed', 25, 200],
  ])('“%s” goes from one end to the other and says where it is', async (label, name, least, most) => {
    const { dialog } = await openPanel();
    const slider = dialog.getByRole<HTMLInputElement>('slider', { name: label });
    expect(slider.value).toBe('100');
    expect([slider.min, slider.max].map(Number)).toEqual([least, most]);
    fireEvent.change(slider, { target: { value: String(most) } });
    expect(slider.getAttribute('aria-valuetext')).toBe(`${most} %`);
    expect(kept()).toMatchObject({ [name]: most });
  });

  it('sets several things with a quick profile, and shows which one holds', async () => {
    const { user, dialog } = await openPanel();
    const focus = dialog.getByRole('button', { name: /^Focus Just/ });
    await user.click(focus);
    expect(focus.getAttribute('aria-pressed')).toBe('true');
    expect(kept()).toMatchObject({ focusMode: true, reduceMotion: true, calmColors: false });
    await user.click(dialog.getByRole('switch', { name: 'Focus mode' }));
    expect(focus.getAttribute('aria-pressed')).toBe('false');
  });

  it('never mixes two quick profiles', async () => {
    const { user, dialog } = await openPanel();
    await user.click(dialog.getByRole('button', { name: /^Low stimulation/ }));
    await user.click(dialog.getByRole('button', { name: /^Easy reading/ }));
    expect(kept()).toMatchObject({
      highContrast: true,
      largeText: true,
      textSize: 110,
      calmColors: false,
      focusMode: false,
    });
  });

  it('leaves audio descriptions on when a quick profile is chosen', async () => {
    const { user, dialog } = await openPanel();
    await user.click(dialog.getByRole('switch', { name: 'Audio descriptions' }));
    await user.click(dialog.getByRole('button', { name: /^Calm / }));
    expect(kept()).toMatchObject({ audioDescriptions: true, calmColors: true });
  });

  it('says in the live region that audio descriptions are on', async () => {
    const { user, dialog } = await openPanel();
    await user.click(dialog.getByRole('switch', { name: 'Audio descriptions' }));
    expect(screen.getByRole('log', { name: 'Audio descriptions' }).textContent).toBe(
      'Audio descriptions: on. Escape stops the voice.',
    );
  });

  it('asks for energy and mood only while the room follows', async () => {
    const { user, dialog } = await openPanel();
    const adaptive = dialog.getByRole('switch', { name: 'Adaptive mode' });
    if (adaptive.getAttribute('aria-checked') === 'false') await user.click(adaptive);
    expect(dialog.getByRole('radiogroup', { name: 'Mood' })).toBeTruthy();
    await user.click(adaptive);
    expect(dialog.queryByRole('radiogroup', { name: 'Mood' })).toBeNull();
  });

  it('goes back to how it came with “Reset to defaults”', async () => {
    const { user, dialog } = await openPanel();
    await user.click(dialog.getByRole('switch', { name: 'High contrast' }));
    await user.click(dialog.getByRole('radio', { name: 'Light' }));
    await user.click(dialog.getByRole('button', { name: 'Reset to defaults' }));
    expect(root().dataset).toMatchObject({ contrast: 'normal', theme: 'dark' });
    expect(localStorage.getItem('accessibility-profile')).toBeNull();
  });

  it('follows what another tab chose', async () => {
    const { dialog } = await openPanel();
    localStorage.setItem('accessibility-profile', JSON.stringify({ highContrast: true }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'accessibility-profile' })));
    expect(dialog.getByRole('switch', { name: 'High contrast' }).getAttribute('aria-checked')).toBe('true');
    expect(appearance().chosen.profile.highContrast).toBe(true);
  });

  it('closes with its button and gives the focus back', async () => {
    const { user, dialog } = await openPanel();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'ADHD-Friendly Settings' }));
  });
});
