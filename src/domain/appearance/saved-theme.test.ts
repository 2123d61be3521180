import { expect, it } from 'vitest';
import { initialSavedTheme, reduceSavedTheme, type SavedThemeEvent } from '#domain/appearance/saved-theme.ts';
import type { ThemeChoice } from '#domain/appearance/theme.ts';

const read = (saved: ThemeChoice | null): SavedThemeEvent => ({ type: 'read', saved });
const chosen = (theme: ThemeChoice): SavedThemeEvent => ({ type: 'chosen', theme });

it.each([
  ['the saved theme replaces the local one', [read('light')], ['show light']],
  ['showing the saved theme does not save it again', [read('light'), chosen('light')], ['show light']],
  ['nothing saved leaves the local one', [read(null)], []],
  ['a choice is saved', [read(null), chosen('light')], ['save light']],
  ['the same choice twice is saved once', [read(null), chosen('light'), chosen('light')], ['save light']],
  [
    'a choice and back are both saved',
    [read('dark'), chosen('light'), chosen('dark')],
    ['show dark', 'save light', 'save dark'],
  ],
  ['a choice made while reading wins', [chosen('light'), read('dark')], ['save light']],
  ['the last of them wins', [chosen('light'), chosen('system'), read('dark')], ['save system']],
  ['a choice that is saved already changes nothing', [chosen('light'), read('light')], []],
] as const)('[UI-03] %s', (_, events, expected) => {
  const effects: string[] = [];
  let state = initialSavedTheme;
  for (const event of events) {
    const step = reduceSavedTheme(state, event);
    ({ state } = step);
    if (step.effect) effects.push(`${step.effect.type} ${step.effect.theme}`);
  }
  expect(effects).toEqual(expected);
});
