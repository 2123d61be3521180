import { Moon, Sun } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';

interface ThemeToggleProps {
  readonly dark: boolean;
  readonly onToggle: () => void;
}

export const ThemeToggle = ({ dark, onToggle }: ThemeToggleProps) => (
  <Button
    kind="plain"
    size="icon"
    aria-label={dark ? 'Use light theme' : 'Use dark theme'}
    onClick={onToggle}
  >
    {dark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
  </Button>
);
