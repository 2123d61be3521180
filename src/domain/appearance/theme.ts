// Spec 1 §4: dark is the default; system follows the device.
export const themeKey = 'theme';
export const themeChoices = ['dark', 'light', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];
export type Theme = 'dark' | 'light';

const isThemeChoice = (value: unknown): value is ThemeChoice =>
  themeChoices.some((choice) => choice === value);

export const parseThemeChoice = (raw: string | null): ThemeChoice => (isThemeChoice(raw) ? raw : 'dark');

export const shownTheme = (choice: ThemeChoice, deviceIsLight: boolean): Theme => {
  if (choice !== 'system') return choice;
  return deviceIsLight ? 'light' : 'dark';
};
