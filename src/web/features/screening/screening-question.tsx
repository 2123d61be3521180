import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { ScreeningEvent } from '#domain/screening/screening-run.ts';
import type { ScreeningStep } from '#domain/screening/screening-steps.ts';
import { AnswerChoices } from '#web/features/screening/answer-choices.tsx';
import { ArrivingHeading } from '#web/features/screening/arriving-heading.tsx';
import { movingOn } from '#web/features/screening/moving-on.ts';
import { ScreeningProgress } from '#web/features/screening/screening-progress.tsx';
import { announce } from '#web/platform/announcer.ts';
import { Button } from '#web/ui/button.tsx';

interface ScreeningQuestionProps {
  readonly step: ScreeningStep;
  readonly picked: readonly number[];
  readonly number: number;
  readonly count: number;
  readonly onEvent: (event: ScreeningEvent) => void;
}

/** One of them, alone on the page. */
export const ScreeningQuestion = ({ step, picked, number, count, onEvent }: ScreeningQuestionProps) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const say = useEffectEvent(() => announce(`${number} of ${count}. ${step.text}`));
  useEffect(() => {
    say();
    // A move that is on its way belongs to the question it was made in.
    return () => clearTimeout(timer.current);
  }, [step.id]);

  const go = (type: 'next' | 'skip' | 'back'): void => {
    clearTimeout(timer.current);
    onEvent({ type });
  };
  const pick = (choice: number, moveOn: boolean): void => {
    clearTimeout(timer.current);
    onEvent({ type: 'pick', choice });
    // A glance at what was chosen, and on.
    if (moveOn && !step.many) timer.current = setTimeout(() => onEvent({ type: 'next' }), movingOn());
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>): void => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const choice = Number(event.key) - 1;
    if (step.choices[choice] !== undefined) {
      event.preventDefault();
      if (!event.repeat) pick(choice, true);
    } else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault();
      if (!event.repeat) go('next');
    }
  };

  return (
    <>
      <h1 className="text-lg font-medium text-muted">ADHD self-screening</h1>
      <ScreeningProgress number={number} count={count} />
      {/* Keys are heard only while the focus is in here, so that they never get in the way of a voice or a switch. */}
      <form
        key={step.id}
        className="settle-in mt-8 sm:mt-12"
        onKeyDown={onKeyDown}
        onSubmit={(event) => event.preventDefault()}
      >
        <fieldset>
          <legend className="w-full">
            <span className="text-muted">
              {step.area === null ? 'Not scored. For the report only.' : 'In the past six months:'}
            </span>
            <ArrivingHeading>{step.text}</ArrivingHeading>
          </legend>
          <AnswerChoices step={step} picked={picked} onPick={pick} />
        </fieldset>
        <div className="mt-8 flex flex-wrap items-center gap-3">
          {number > 1 && (
            <Button kind="plain" className="-ml-2" onClick={() => go('back')}>
              Back
            </Button>
          )}
          <span className="grow" />
          <Button onClick={() => go('skip')}>Skip</Button>
          {picked.length > 0 && (
            <Button kind="primary" onClick={() => go('next')}>
              Next
            </Button>
          )}
        </div>
      </form>
      <p className="mt-10 text-muted max-sm:hidden">
        Keys: 1 to {step.choices.length} {step.many ? 'choose, Enter goes on' : 'answer'}. Arrows move, Enter
        goes on.
      </p>
    </>
  );
};
