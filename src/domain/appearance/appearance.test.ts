import { describe, expect, it } from 'vitest';
import type { Mood } from '#domain/appearance/adaptive-ui.ts';
import {
  type Appearance,
  defaultAppearance,
  type DevicePreferences,
  noPreferences,
  parseAppearance,
  presentationOf,
} from '#domain/appearance/appearance.ts';
import { changeProfile, type AccessibilityProfile } from '#domain/appearance/accessibility-profile.ts';
import { type Energy, energies } from '#domain/records/kinds/energy.ts';

const shown = (appearance: Partial<Appearance> = {}, device: Partial<DevicePreferences> = {}) => {
  const { attributes, properties } = presentationOf(
    { ...defaultAppearance, ...appearance },
    { ...noPreferences, ...device },
  );
  return { ...attributes, ...properties };
};
const withProfile = (patch: Partial<AccessibilityProfile>) => ({
  profile: changeProfile(defaultAppearance.profile, patch),
});

const hue = (currentMood: Mood, currentEnergy: Energy, adaptiveMode = true) =>
  shown({ adaptive: { currentMood, currentEnergy, adaptiveMode } })['--mood-hue'];

describe('attributes and properties of the root element', () => {
  it('[A11Y-01] [UI-01] sets the default attributes and properties', () => {
    expect(shown()).toEqual({
      'data-theme': 'dark',
      'data-motion': 'full',
      'data-calm': 'off',
      'data-contrast': 'normal',
      'data-text': 'normal',
      'data-focus-mode': 'off',
      'data-calm-colors': 'off',
      '--pace': '0.3s',
      '--colour': '1',
      '--mood-hue': '0',
      '--room-scale': '1',
      '--room-radius': '20px',
      '--room-depth': '1',
      '--text-scale': '1',
    });
  });

  it.each([
    ['dark', false, 'dark'],
    ['dark', true, 'dark'],
    ['light', false, 'light'],
    ['light', true, 'light'],
    ['system', false, 'dark'],
    ['system', true, 'light'],
  ] as const)(
    '[UI-03] resolves the theme %s on a device that prefers light (%s) to %s',
    (theme, lightTheme, expected) => {
      expect(shown({ theme }, { lightTheme })['data-theme']).toBe(expected);
    },
  );

  it.each([
    [null, false, 'off'],
    [null, true, 'on'],
    [true, false, 'on'],
    [false, true, 'off'],
  ] as const)(
    '[UI-02] resolves calm mode %s with reduced motion %s to %s',
    (calm, reducedMotion, expected) => {
      expect(shown({ calm }, { reducedMotion })['data-calm']).toBe(expected);
    },
  );

  it.each([
    [{}, false, 'full'],
    [{}, true, 'reduced'],
    [{ reduceMotion: true }, false, 'reduced'],
    [{ noAnimations: true }, false, 'none'],
    [{ noAnimations: true, reduceMotion: true }, true, 'none'],
  ] as const)(
    '[A11Y-01] resolves motion for %o with reduced motion on the device (%s) to %s',
    (patch, reducedMotion, expected) => {
      expect(shown(withProfile(patch), { reducedMotion })['data-motion']).toBe(expected);
    },
  );

  it.each([
    [25, null, '1.2s'],
    [100, null, '0.3s'],
    [200, null, '0.15s'],
    [100, true, '0.45s'],
    [75, true, '0.6s'],
  ] as const)(
    '[A11Y-01] [UI-02] paces animations at speed %i with calm mode %s to %s',
    (animationSpeed, calm, pace) => {
      expect(shown({ ...withProfile({ animationSpeed }), calm })['--pace']).toBe(pace);
    },
  );

  it.each([
    [80, false, '0.8', 'normal'],
    [110, false, '1.1', 'normal'],
    [120, false, '1.2', 'large'],
    [100, true, '1.2', 'large'],
    [150, true, '1.8', 'large'],
  ] as const)(
    '[A11Y-01] scales text of %i percent with large text %s by %s',
    (textSize, largeText, scale, word) => {
      expect(shown(withProfile({ textSize, largeText }))).toMatchObject({
        '--text-scale': scale,
        'data-text': word,
      });
    },
  );

  it('[UI-01] shows the contemplative mood in another colour than flow, at every energy and only in adaptive mode', () => {
    for (const energy of energies) expect(hue('contemplative', energy)).not.toBe(hue('flow', energy));
    expect(hue('contemplative', 'low', false)).toBe('0');
  });

  it('[A11Y-01] halves the colour intensity with calm colours', () => {
    expect(shown(withProfile({ calmColors: true }))['--colour']).toBe('0.5');
  });

  it('[A11Y-01] raises the contrast for the switch or the preference of the device', () => {
    expect(shown(withProfile({ highContrast: true }))['data-contrast']).toBe('more');
    expect(shown({}, { moreContrast: true })['data-contrast']).toBe('more');
  });

  it('[A11Y-01] marks focus mode on the root element', () => {
    expect(shown(withProfile({ focusMode: true }))['data-focus-mode']).toBe('on');
  });
});

it('[UI-01] [UI-02] [UI-03] reads each part from its own key, so that junk in one leaves the others', () => {
  const stored = new Map([
    ['theme', 'pink'],
    ['calm-mode', 'true'],
    ['adaptive-ui-state', '{'],
    ['accessibility-profile', '{"largeText":true}'],
  ]);
  expect(parseAppearance((key) => stored.get(key) ?? null)).toEqual({
    ...defaultAppearance,
    calm: true,
    ...withProfile({ largeText: true }),
  });
});
