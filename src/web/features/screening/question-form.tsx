import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ScreeningEvent } from '#domain/screening/screening-run.ts';
import type { ScreeningStep } from '#domain/screening/screening-steps.ts';
import { AnswerChoices } from '#web/features/screening/answer-choices.tsx';
import { ArrivingHeading } from '#web/features/screening/arriving-heading.tsx';
import { announce } from '#web/services/audio-descriptions/announcer.ts';
import { Button } from '#web/ui/button.tsx';

const shortestPause = 150;

/** How long a chosen answer is seen before the next question, in milliseconds: the room's own pace, and a blink where nothing moves. */
const answerPause = (): number => {
  const root = document.documentElement;
  const pace = Number.parseFloat(getComputedStyle(root).getPropertyValue('--pace')) * 1000;
  return root.dataset['motion'] === 'full' && pace > shortestPause ? pace : shortestPause;
};

interface QuestionFormProps {
  readonly step: ScreeningStep;
  readonly picked: readonly number[];
  readonly isFirst: boolean;
  readonly onEvent: (event: ScreeningEvent) => void;
}

/** Made anew for each question, so that a move that is on its way ends with the question it was made in. */
export const QuestionForm = ({ step, picked, isFirst, onEvent }: QuestionFormProps) => {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const go = (type: 'next' | 'skip' | 'back'): void => {
    clearTimeout(timer.current);
    onEvent({ type });
  };
  const pick = (choice: number, moveOn: boolean): void => {
    clearTimeout(timer.current);
    onEvent({ type: 'pick', choice });
    // A glance at what was chosen, and on.
    if (moveOn && !step.many) timer.current = setTimeout(() => onEvent({ type: 'next' }), answerPause());
  };
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const choice = Number(event.key) - 1;
    const isAnswer = step.choices[choice] !== undefined;
    const isEnter = event.key === 'Enter' && !(event.target instanceof HTMLButtonElement);
    if (!isAnswer && !isEnter) return;
    event.preventDefault();
    if (event.repeat) return;
    if (isAnswer) pick(choice, true);
    else go('next');
  });
  const say = useEffectEvent(() => announce(step.text));

  useEffect(() => say(), []);
  // Before the question is painted: whoever is fast has pressed the next key by then. Keys are heard only while the
  // focus is in here, so that they never get in the way of a voice or a switch.
  useLayoutEffect(() => {
    const element = form.current;
    const listen = (event: KeyboardEvent): void => press(event);
    element?.addEventListener('keydown', listen);
    return () => {
      element?.removeEventListener('keydown', listen);
      clearTimeout(timer.current);
    };
  }, []);

  return (
    <form ref={form} className="settle-in mt-6 sm:mt-10" onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend className="w-full">
          <span className="text-muted">
            {step.area === null ? 'Not scored. For the report only.' : 'In the past six months:'}
          </span>
          <ArrivingHeading>{step.text}</ArrivingHeading>
        </legend>
        <AnswerChoices step={step} picked={picked} onPick={pick} />
      </fieldset>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {!isFirst && <Button onClick={() => go('back')}>Back</Button>}
        <Button onClick={() => go('skip')}>Skip</Button>
        {picked.length > 0 && (
          <Button kind="primary" onClick={() => go('next')}>
            Next
          </Button>
        )}
      </div>
    </form>
  );
};
