import { type ReactNode, useId, useState } from 'react';
import { answerParts } from '#domain/coach/answer/answer-parts.ts';
import { coachAnswer } from '#domain/coach/answer/coach-answer.ts';
import { allowedData } from '#domain/coach/answer/coach-data.ts';
import type { ThemeChoice } from '#domain/coach/choose/clarifying-question.ts';
import type { CoachRanking } from '#domain/coach/choose/coach-ranking.ts';
import type { Experiment } from '#domain/coach/experiments/experiment.ts';
import type { TryOut } from '#domain/coach/run/try-experiment.ts';
import { crisisWords } from '#domain/coach/routing/care-words.ts';
import { CareNote } from '#web/ui/care-note.tsx';
import { ExperimentCard } from '#web/features/coach/experiment-card.tsx';
import type { OwnData } from '#web/features/coach/use-own-data.ts';
import { Button } from '#web/ui/button.tsx';

/** What was answered to a goal, for whoever has more to say about it. */
export interface Answered {
  readonly goal: string;
  readonly experiment: Experiment;
  /** Whether the person's memories may be used. */
  readonly memories: boolean;
}

interface GoalReplyProps {
  readonly goal: string;
  readonly ranked: CoachRanking | null;
  readonly own: OwnData;
  readonly onTry: (tryOut: TryOut) => void;
  readonly personal?: (answered: Answered) => ReactNode;
}

/** It came by a press of a button, so reading goes on here. */
const focusOn = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

/** Care first; then one experiment, or the one question that leads to it. In a crisis there is care alone. */
export const GoalReply = ({ goal, ranked, own, onTry, personal }: GoalReplyProps) => {
  const heading = useId();
  const [choice, setChoice] = useState<ThemeChoice | null>(null);
  const [picked, setPicked] = useState<Experiment | null>(null);
  const [isSafe, setSafe] = useState<boolean | null>(null);
  const { data, leftOut } = own;
  const answer = coachAnswer(goal, data, { leftOut, choice, ranked, saidSafe: isSafe === true });
  const { care, experiment } = answer;
  const asks = care?.kind === 'maybe-crisis';
  const shown = picked ?? experiment;
  const partsOf = (one: Experiment) =>
    one === experiment
      ? answer.parts
      : answerParts({ goal, experiment: one, data: allowedData(data, leftOut), skipped: false, care }).parts;
  const others = (experiment === null ? [] : [experiment, ...answer.others]).filter((one) => one !== shown);
  return (
    <section ref={focusOn} tabIndex={-1} aria-labelledby={heading} className="space-y-5 outline-none">
      <h2 id={heading} className="sr-only">
        Answer
      </h2>
      {care !== null && (
        <CareNote
          key={String(isSafe)}
          words={asks && isSafe === false ? crisisWords : care.words}
          onSafe={asks && isSafe === null ? setSafe : undefined}
        />
      )}
      {answer.question !== null && (
        <section aria-label="One question" className="rounded-3xl border border-line bg-surface p-5 sm:p-6">
          <p className="text-lg font-medium">{answer.question}</p>
          <div className="mt-4 flex flex-wrap gap-2">
            {answer.choices.map((one) => (
              <Button key={one.id} onClick={() => setChoice(one)}>
                {one.label}
              </Button>
            ))}
          </div>
        </section>
      )}
      {shown !== null && (
        <ExperimentCard
          experiment={shown}
          parts={partsOf(shown)}
          why={shown === experiment ? (answer.why?.sentence ?? null) : null}
          others={others}
          onPick={setPicked}
          onTry={(doOn) =>
            onTry({
              experiment: shown,
              doing: shown.what,
              shrunk: false,
              doOn,
              followUpDays: shown.followUpDays,
              goal: { text: goal },
            })
          }
        />
      )}
      {/* What is for people first is for no model. */}
      {shown !== null &&
        care === null &&
        personal?.({ goal, experiment: shown, memories: !leftOut.includes('memories') })}
    </section>
  );
};
