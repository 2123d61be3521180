import { storedObject } from '#domain/appearance/stored-object.ts';

export const accessibilityProfileKey = 'accessibility-profile';

// Spec 2 §3.
export const accessibilitySwitches = [
  'reduceMotion',
  'highContrast',
  'largeText',
  'focusMode',
  'noAnimations',
  'calmColors',
  'audioDescriptions',
] as const;
export type AccessibilitySwitch = (typeof accessibilitySwitches)[number];

// Spec 2 §5 and §9, in percent.
export const accessibilitySliders = {
  textSize: { min: 80, max: 150, step: 10, standard: 100 },
  animationSpeed: { min: 25, max: 200, step: 25, standard: 100 },
} as const;
export type AccessibilitySlider = keyof typeof accessibilitySliders;

export type AccessibilityProfile = Readonly<
  Record<AccessibilitySwitch, boolean> & Record<AccessibilitySlider, number>
>;

export const defaultAccessibilityProfile: AccessibilityProfile = {
  reduceMotion: false,
  highContrast: false,
  largeText: false,
  focusMode: false,
  noAnimations: false,
  calmColors: false,
  audioDescriptions: false,
  textSize: accessibilitySliders.textSize.standard,
  animationSpeed: accessibilitySliders.animationSpeed.standard,
};

/** Onto the slider's own marks: an old or foreign value still gives a page that can be read. */
const snap = (value: unknown, slider: AccessibilitySlider): number => {
  const { min, max, step, standard } = accessibilitySliders[slider];
  if (typeof value !== 'number' || !Number.isFinite(value)) return standard;
  return Math.min(Math.max(min + Math.round((value - min) / step) * step, min), max);
};

const profileFrom = (stored: Readonly<Record<string, unknown>>): AccessibilityProfile => {
  const on = (name: AccessibilitySwitch): boolean => stored[name] === true;
  return {
    reduceMotion: on('reduceMotion'),
    highContrast: on('highContrast'),
    largeText: on('largeText'),
    focusMode: on('focusMode'),
    noAnimations: on('noAnimations'),
    calmColors: on('calmColors'),
    audioDescriptions: on('audioDescriptions'),
    textSize: snap(stored['textSize'], 'textSize'),
    animationSpeed: snap(stored['animationSpeed'], 'animationSpeed'),
  };
};

export const parseAccessibilityProfile = (raw: string | null): AccessibilityProfile =>
  profileFrom(storedObject(raw));

export const changeProfile = (
  profile: AccessibilityProfile,
  patch: Partial<AccessibilityProfile>,
): AccessibilityProfile => profileFrom({ ...profile, ...patch });
