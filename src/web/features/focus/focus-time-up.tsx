import { secondsFocused, secondsLate } from '#domain/focus/focus-clock.ts';
import { alertWindow, breakMinuteChoices, snoozeMinuteChoices } from '#domain/focus/focus-limits.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import { focusedInWords } from '#domain/focus/focus-words.ts';
import { clockTime } from '#web/features/focus/clock-time.ts';
import { MinuteButtons } from '#web/features/focus/minute-buttons.tsx';
import type { Focus } from '#web/features/focus/use-focus.ts';
import { ViewHeading } from '#web/features/focus/view-heading.tsx';
import { Button } from '#web/ui/button.tsx';

interface FocusTimeUpProps {
  readonly focus: Focus;
  readonly session: FocusSession;
  readonly about: string | null;
  readonly breakMinutes: number;
  readonly onBreak: (minutes: number) => void;
}

/** Nothing happens by itself: whoever is in the middle of a sentence finishes it. */
export const FocusTimeUp = ({ focus, session, about, breakMinutes, onBreak }: FocusTimeUpProps) => {
  const { now, send } = focus;
  const choices = [...new Set([...breakMinuteChoices, breakMinutes])].toSorted((a, b) => a - b);
  const late = secondsLate(session, now) > alertWindow;
  return (
    <section
      aria-labelledby="focus-view"
      className="near-the-fire rounded-3xl border border-line bg-surface p-5 text-center shadow-soft sm:p-8"
    >
      <ViewHeading>Time is up</ViewHeading>
      <p className="mt-3 text-lg">
        {focusedInWords(secondsFocused(session, now))}
        {about === null ? ' of focus.' : ` for ${about}.`}
      </p>
      {late && session.endedAt !== null && (
        <p className="mt-1 text-muted">
          It ended at {clockTime(Date.parse(session.endedAt))}. Time after that isn’t counted.
        </p>
      )}
      <div className="mt-5 space-y-5">
        <MinuteButtons
          label="Take a break"
          of="of break"
          minutes={choices}
          best={breakMinutes}
          onChoose={onBreak}
        />
        <MinuteButtons
          label="Or keep going a little longer"
          of="more"
          minutes={snoozeMinuteChoices}
          onChoose={(minutes) => send({ type: 'snooze', minutes })}
        />
        <Button size="large" onClick={() => send({ type: 'finish' })}>
          Finish
        </Button>
      </div>
    </section>
  );
};
