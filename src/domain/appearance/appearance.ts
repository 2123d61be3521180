import {
  accessibilityProfileKey,
  type AccessibilityProfile,
  defaultAccessibilityProfile,
  parseAccessibilityProfile,
} from '#domain/appearance/accessibility-profile.ts';
import {
  type AdaptiveUi,
  adaptiveUiKey,
  defaultAdaptiveUi,
  hueOf,
  parseAdaptiveUi,
  roomOf,
} from '#domain/appearance/adaptive-ui.ts';
import { type CalmChoice, calmModeKey, isCalm, parseCalmChoice } from '#domain/appearance/calm-mode.ts';
import { parseThemeChoice, shownTheme, themeKey, type ThemeChoice } from '#domain/appearance/theme.ts';

/** Everything a person chose about how the product looks and moves. */
export interface Appearance {
  readonly theme: ThemeChoice;
  readonly calm: CalmChoice;
  readonly adaptive: AdaptiveUi;
  readonly profile: AccessibilityProfile;
}

export const defaultAppearance: Appearance = {
  theme: 'dark',
  calm: null,
  adaptive: defaultAdaptiveUi,
  profile: defaultAccessibilityProfile,
};

/** What the operating system or the browser asks for. */
export interface DevicePreferences {
  readonly lightTheme: boolean;
  readonly reducedMotion: boolean;
  readonly moreContrast: boolean;
}

export const noPreferences: DevicePreferences = {
  lightTheme: false,
  reducedMotion: false,
  moreContrast: false,
};

export const parseAppearance = (read: (key: string) => string | null): Appearance => ({
  theme: parseThemeChoice(read(themeKey)),
  calm: parseCalmChoice(read(calmModeKey)),
  adaptive: parseAdaptiveUi(read(adaptiveUiKey)),
  profile: parseAccessibilityProfile(read(accessibilityProfileKey)),
});

/** What goes on the root element: the stylesheet knows these words and nothing else. */
export interface Presentation {
  readonly attributes: Readonly<Record<string, string>>;
  readonly properties: Readonly<Record<string, string>>;
}

const largeTextFactor = 1.2;
const calmColoursFactor = 0.5;
// Calm mode takes its time.
const calmPaceFactor = 1.5;
// From here on a narrow window has no place for lines that do not wrap.
const largeTextFrom = 1.2;

const motionOf = (
  { noAnimations, reduceMotion }: AccessibilityProfile,
  device: DevicePreferences,
): string => {
  if (noAnimations) return 'none';
  return reduceMotion || device.reducedMotion ? 'reduced' : 'full';
};

const word = (on: boolean): string => (on ? 'on' : 'off');
const tidy = (value: number): string => String(Number(value.toFixed(4)));

export const presentationOf = (
  { theme, calm, adaptive, profile }: Appearance,
  device: DevicePreferences,
): Presentation => {
  const room = roomOf(adaptive);
  const calmNow = isCalm(calm, device.reducedMotion);
  const pace = ((room.animationSeconds * 100) / profile.animationSpeed) * (calmNow ? calmPaceFactor : 1);
  const text = (profile.textSize / 100) * (profile.largeText ? largeTextFactor : 1);
  const colour = room.colourIntensity * (profile.calmColors ? calmColoursFactor : 1);
  return {
    attributes: {
      'data-theme': shownTheme(theme, device.lightTheme),
      'data-motion': motionOf(profile, device),
      'data-calm': word(calmNow),
      'data-contrast': profile.highContrast || device.moreContrast ? 'more' : 'normal',
      'data-text': text >= largeTextFrom ? 'large' : 'normal',
      'data-focus-mode': word(profile.focusMode),
      'data-calm-colors': word(profile.calmColors),
    },
    properties: {
      '--pace': `${tidy(pace)}s`,
      '--colour': tidy(colour),
      '--mood-hue': String(hueOf(adaptive)),
      '--room-scale': tidy(room.spacing),
      '--room-radius': `${room.radius}px`,
      '--room-depth': tidy(room.shadow),
      '--text-scale': tidy(text),
    },
  };
};
