import { Moon, Sun } from 'lucide-react';
import { shownTheme } from '#domain/appearance/theme.ts';
import { appearance, chooseTheme } from '#web/services/appearance/appearance.ts';
import { Button } from '#web/ui/button.tsx';

const switchTheme = (): void => {
  const { chosen, device } = appearance();
  chooseTheme(shownTheme(chosen.theme, device.lightTheme) === 'dark' ? 'light' : 'dark');
};

/** The theme of a public page. It holds both faces, and the style sheet shows one: right before any script has run. */
export const ThemeSwitch = () => (
  <Button kind="plain" size="icon" data-switch-theme="" onClick={switchTheme}>
    <span data-shown-in="dark">
      <Sun aria-hidden="true" />
      <span className="sr-only">Use light theme</span>
    </span>
    <span data-shown-in="light">
      <Moon aria-hidden="true" />
      <span className="sr-only">Use dark theme</span>
    </span>
  </Button>
);
