import { describe, expect, it } from 'vitest';
import {
  accessibilitySwitches,
  changeProfile,
  defaultAccessibilityProfile,
  parseAccessibilityProfile,
} from '#domain/appearance/accessibility-profile.ts';
import { applyQuickProfile, quickProfileOf, quickProfiles } from '#domain/appearance/quick-profiles.ts';

describe('[A11Y-01] the stored accessibility profile', () => {
  it('falls back to every switch off, text size 100 and animation speed 100', () => {
    expect(accessibilitySwitches).toHaveLength(7);
    for (const raw of [null, '', 'junk', '7', '[]', '{}']) {
      expect(parseAccessibilityProfile(raw)).toEqual(defaultAccessibilityProfile);
    }
    expect(accessibilitySwitches.map((name) => defaultAccessibilityProfile[name])).not.toContain(true);
    expect(defaultAccessibilityProfile).toMatchObject({ textSize: 100, animationSpeed: 100 });
  });

  it.each(accessibilitySwitches)('turns %s on only for a stored true', (name) => {
    expect(parseAccessibilityProfile(JSON.stringify({ [name]: true }))).toEqual({
      ...defaultAccessibilityProfile,
      [name]: true,
    });
    expect(parseAccessibilityProfile(JSON.stringify({ [name]: 1 }))).toEqual(defaultAccessibilityProfile);
  });

  it.each([
    [79, 80],
    [80, 80],
    [81, 80],
    [84, 80],
    [85, 90],
    [149, 150],
    [150, 150],
    [151, 150],
    [-1, 80],
    [100_000, 150],
    ['120', 100],
    [null, 100],
  ])('reads a stored text size of %s as %i', (stored, textSize) => {
    expect(parseAccessibilityProfile(JSON.stringify({ textSize: stored })).textSize).toBe(textSize);
  });

  it.each([
    [0, 25],
    [24, 25],
    [25, 25],
    [37, 25],
    [38, 50],
    [199, 200],
    [200, 200],
    [201, 200],
    [{}, 100],
  ])('reads a stored animation speed of %s as %i', (stored, animationSpeed) => {
    expect(parseAccessibilityProfile(JSON.stringify({ animationSpeed: stored })).animationSpeed).toBe(
      animationSpeed,
    );
  });

  it('rounds a changed text size to the nearest step', () => {
    expect(changeProfile(defaultAccessibilityProfile, { textSize: 133, highContrast: true })).toEqual({
      ...defaultAccessibilityProfile,
      textSize: 130,
      highContrast: true,
    });
  });
});

describe('[A11Y-01] quick profiles', () => {
  it.each(quickProfiles)(
    'recognises the quick profile $name once applied, whatever was on before',
    (quick) => {
      const busy = changeProfile(defaultAccessibilityProfile, {
        largeText: true,
        noAnimations: true,
        textSize: 150,
        audioDescriptions: true,
      });
      const applied = applyQuickProfile(busy, quick);
      expect(quickProfileOf(applied)?.name).toBe(quick.name);
      expect(applied.audioDescriptions).toBe(true);
      expect(parseAccessibilityProfile(JSON.stringify(applied))).toEqual(applied);
    },
  );

  it('recognises no quick profile after a change by hand', () => {
    expect(quickProfileOf(changeProfile(defaultAccessibilityProfile, { textSize: 90 }))).toBeNull();
  });
});
