import {
  accessibilitySwitches,
  type AccessibilityProfile,
  defaultAccessibilityProfile,
} from '#domain/appearance/accessibility-profile.ts';

export interface QuickProfile {
  readonly name: string;
  readonly hint: string;
  readonly patch: Partial<AccessibilityProfile>;
}

/** Each starts from the defaults, so that choosing one after another never mixes them. */
export const quickProfiles: readonly QuickProfile[] = [
  { name: 'Default', hint: 'The usual look', patch: {} },
  { name: 'Calm', hint: 'Softer colours, slower', patch: { calmColors: true, animationSpeed: 50 } },
  { name: 'Focus', hint: 'Just the page, no motion', patch: { focusMode: true, reduceMotion: true } },
  {
    name: 'Easy reading',
    hint: 'Larger text, high contrast',
    patch: { highContrast: true, largeText: true, textSize: 110 },
  },
  {
    name: 'Low stimulation',
    hint: 'Quiet, still, one column',
    patch: { calmColors: true, focusMode: true, noAnimations: true, reduceMotion: true },
  },
];

// What somebody hears is not part of how busy the page looks: a quick profile leaves it alone.
export const applyQuickProfile = (
  profile: AccessibilityProfile,
  { patch }: QuickProfile,
): AccessibilityProfile => ({
  ...defaultAccessibilityProfile,
  audioDescriptions: profile.audioDescriptions,
  ...patch,
});

const same = (one: AccessibilityProfile, other: AccessibilityProfile): boolean =>
  accessibilitySwitches.every((name) => one[name] === other[name]) &&
  one.textSize === other.textSize &&
  one.animationSpeed === other.animationSpeed;

/** The quick profile that is on, if nothing was changed since. */
export const quickProfileOf = (profile: AccessibilityProfile): QuickProfile | null =>
  quickProfiles.find((quick) => same(applyQuickProfile(profile, quick), profile)) ?? null;
