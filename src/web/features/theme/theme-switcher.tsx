import { chooseTheme, useTheme } from '#web/platform/theme.ts';
import { ThemeToggle } from '#web/ui/theme-toggle.tsx';

export const ThemeSwitcher = () => {
  const dark = useTheme() === 'dark';
  return <ThemeToggle dark={dark} onToggle={() => chooseTheme(dark ? 'light' : 'dark')} />;
};
