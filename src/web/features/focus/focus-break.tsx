import { isTimeUp } from '#domain/focus/focus-clock.ts';
import { snoozeMinuteChoices } from '#domain/focus/focus-limits.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import { FocusRing } from '#web/features/focus/focus-ring.tsx';
import { MinuteButtons } from '#web/features/focus/minute-buttons.tsx';
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
  const goBack = () => send({ type: 'skip-break', seconds: focusMinutes * 60 });
  return (
    <section
      aria-labelledby="focus-view"
      className="rounded-3xl border border-line bg-surface p-6 text-center shadow-soft sm:p-10"
    >
      <ViewHeading key={String(over)}>{over ? 'The break is over' : 'A break'}</ViewHeading>
      <p className="mt-3 text-lg text-muted">
        {over ? 'Ready when you are.' : 'Stand up, drink something, look far away. Nothing is asked of you.'}
      </p>
      {!over && (
        <div className="mt-8">
          <FocusRing session={session} now={now} />
        </div>
      )}
      {over && (
        <div className="mt-7">
          <MinuteButtons
            label="A little more rest"
            of="more break"
            minutes={snoozeMinuteChoices}
            onChoose={(minutes) => send({ type: 'snooze', minutes })}
          />
        </div>
      )}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button size="large" kind={over ? 'primary' : 'quiet'} onClick={goBack}>
          {over ? `Back to it, ${focusMinutes} min` : 'Skip the rest of it'}
        </Button>
        <Button size="large" onClick={() => send({ type: 'finish' })}>
          Finish
        </Button>
      </div>
    </section>
  );
};
