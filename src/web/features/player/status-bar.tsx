import { BarFrame } from '#web/features/player/bar-frame.tsx';
import { Button } from '#web/ui/button.tsx';

interface StatusBarProps {
  readonly text: string;
  readonly detail: string;
  /** Where it does not go on by itself. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
}

/** Spec 2 §2, state 5. */
export const StatusBar = ({ text, detail, action }: StatusBarProps) => (
  <BarFrame distraction>
    <output className="dock-text">
      <b>{text}</b> {detail}
    </output>
    {action && (
      <Button size="small" onClick={action.run}>
        {action.label}
      </Button>
    )}
  </BarFrame>
);
