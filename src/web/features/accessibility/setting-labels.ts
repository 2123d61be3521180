import type { AccessibilitySlider, AccessibilitySwitch } from '#domain/appearance/accessibility-profile.ts';
import type { ThemeChoice } from '#domain/appearance/theme.ts';

export const switchLabels: Readonly<
  Record<AccessibilitySwitch, { readonly label: string; readonly hint: string }>
> = {
  reduceMotion: { label: 'Reduce motion', hint: 'Things fade in and out instead of moving.' },
  noAnimations: { label: 'No animations', hint: 'Changes happen instantly.' },
  focusMode: { label: 'Focus mode', hint: 'Hides menus and footers, and shows one column.' },
  calmColors: { label: 'Calm colours', hint: 'Softer colours and no glow.' },
  highContrast: { label: 'High contrast', hint: 'Stronger text, clear borders, underlined links.' },
  largeText: { label: 'Large text', hint: '20 % larger, on top of the text size.' },
  audioDescriptions: { label: 'Audio descriptions', hint: 'Reads out what changes on the screen.' },
};

export const sliderLabels: Readonly<Record<AccessibilitySlider, string>> = {
  textSize: 'Text size',
  animationSpeed: 'Animation speed',
};

export const themeLabels: Readonly<Record<ThemeChoice, string>> = {
  dark: 'Dark',
  light: 'Light',
  system: 'System',
};
