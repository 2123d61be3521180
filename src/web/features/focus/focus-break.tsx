import { isTimeUp } from '#domain/focus/focus-clock.ts';
import { snoozeMinuteChoices } from '#domain/focus/focus-limits.ts';
import { isBreakAfter } from '#domain/focus/focus-timer.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import { FocusRing } from '#web/features/focus/focus-ring.tsx';
import { MinuteButtons } from '#web/features/focus/minute-buttons.tsx';
import { justEnded } from '#web/features/focus/just-ended.ts';
import type { Focus } from '#web/features/focus/use-focus.ts';
import { ViewHeading } from '#web/features/focus/view-heading.tsx';
import { Button } from '#web/ui/button.tsx';

interface FocusBreakProps {
  readonly focus: Focus;
  readonly session: FocusSession;
  readonly focusMinutes: number;
}

export const FocusBreak = ({ focus, session, focusMinutes }: FocusBreakProps) => {
  const { now, send } = focus;
  const over = isTimeUp(session, now);
  // Its session is over already: what comes next is another one.
  const after = isBreakAfter(session);
  const leave = (type: 'skip-break' | 'finish'): void => {
    if (after) justEnded.set(session.id);
    send({ type });
  };
  return (
    <section
      aria-labelledby="focus-view"
      className="rounded-3xl border border-line bg-surface p-5 text-center shadow-soft sm:p-8"
    >
      <ViewHeading key={String(over)}>{over ? 'The break is over' : 'Take a break'}</ViewHeading>
      <p className="mt-3 text-lg text-muted">
        {over ? 'Ready when you are.' : 'Stand up, drink some water, look out of the window.'}
      </p>
      {!over && (
        <div className="mx-auto mt-5 w-[min(20rem,100%,34dvh)]">
          <FocusRing session={session} now={now} />
        </div>
      )}
      {over && (
        <div className="mt-5">
          <MinuteButtons
            label="Need a little longer?"
            of="more break"
            minutes={snoozeMinuteChoices}
            onChoose={(minutes) => send({ type: 'snooze', minutes })}
          />
        </div>
      )}
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        {over && !after && (
          <Button
            size="large"
            kind="primary"
            onClick={() => send({ type: 'refocus', seconds: focusMinutes * 60 })}
          >
            Back to it, {focusMinutes} min
          </Button>
        )}
        {!over && (
          <Button size="large" onClick={() => leave('skip-break')}>
            Skip the rest
          </Button>
        )}
        {(over || !after) && (
          <Button size="large" kind={over && after ? 'primary' : 'quiet'} onClick={() => leave('finish')}>
            {after ? 'See what’s next' : 'Finish'}
          </Button>
        )}
      </div>
    </section>
  );
};
