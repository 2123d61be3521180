import { Play } from 'lucide-react';
import { BarFrame } from '#web/features/player/bar-frame.tsx';
import { Button } from '#web/ui/button.tsx';

interface GuestBarProps {
  readonly onNear: () => void;
  readonly onDemo: () => void;
  readonly onSignIn: () => void;
}

/** Spec 2 §2, state 1, with the badge and the note of §6. In the first bytes of every public page: it stays small. */
export const GuestBar = ({ onNear, onDemo, onSignIn }: GuestBarProps) => (
  <BarFrame distraction>
    <Button
      size="icon"
      aria-label="Hear demo music"
      onClick={onDemo}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <Play aria-hidden="true" />
    </Button>
    <p className="dock-text">
      <b>Guest Mode</b> <span className="dock-note">Sign in for the full music library.</span>
    </p>
    <Button size="small" className="max-w-[8.5em]! leading-tight sm:max-w-none!" onClick={onSignIn}>
      Sign in for music
    </Button>
  </BarFrame>
);
