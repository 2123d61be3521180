import { Play } from 'lucide-react';
import { planInWords } from '#domain/focus/session-plan.ts';
import type { FocusSound } from '#domain/focus/focus-sound.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { ViewHeading } from '#web/features/focus/view-heading.tsx';
import { Button } from '#web/ui/button.tsx';

interface ReadyCardProps {
  readonly task: Task;
  readonly minutes: number;
  readonly sound: FocusSound;
  readonly onStart: () => void;
  readonly onSetUp: () => void;
}

/** A link brought somebody here with a task in hand: one press begins. */
export const ReadyCard = ({ task, minutes, sound, onStart, onSetUp }: ReadyCardProps) => (
  <section
    aria-labelledby="focus-view"
    className="near-the-fire rounded-3xl border border-line bg-surface p-6 shadow-soft sm:p-10"
  >
    <ViewHeading>{task.title}</ViewHeading>
    <p className="mt-3 text-lg text-muted">{planInWords({ minutes, sound, ritual: null })}</p>
    <div className="mt-6 flex flex-wrap gap-3">
      <Button kind="primary" size="large" onClick={onStart}>
        <Play aria-hidden="true" />
        Start
      </Button>
      <Button kind="plain" size="large" onClick={onSetUp}>
        Change
      </Button>
    </div>
  </section>
);
