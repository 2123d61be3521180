import { shownTheme } from '#domain/appearance/theme.ts';
import { chooseTheme } from '#web/services/appearance/appearance.ts';
import { useAppearance } from '#web/services/appearance/use-appearance.ts';
import { ThemeToggle } from '#web/ui/theme-toggle.tsx';

export const ThemeSwitcher = () => {
  const { chosen, device } = useAppearance();
  const dark = shownTheme(chosen.theme, device.lightTheme) === 'dark';
  return <ThemeToggle dark={dark} onToggle={() => chooseTheme(dark ? 'light' : 'dark')} />;
};
