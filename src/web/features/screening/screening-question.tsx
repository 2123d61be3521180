import type { ScreeningEvent } from '#domain/screening/screening-run.ts';
import type { ScreeningStep } from '#domain/screening/screening-steps.ts';
import { QuestionForm } from '#web/features/screening/question-form.tsx';
import { ScreeningProgress } from '#web/features/screening/screening-progress.tsx';

interface ScreeningQuestionProps {
  readonly step: ScreeningStep;
  readonly picked: readonly number[];
  readonly number: number;
  readonly count: number;
  readonly onEvent: (event: ScreeningEvent) => void;
}

/** One of them, alone on the page. */
export const ScreeningQuestion = ({ step, picked, number, count, onEvent }: ScreeningQuestionProps) => (
  <>
    <ScreeningProgress number={number} count={count} />
    <QuestionForm key={step.id} step={step} picked={picked} isFirst={number === 1} onEvent={onEvent} />
    <p className="mt-8 text-muted max-sm:hidden">
      {step.many
        ? `Keys: 1 to ${step.choices.length} to choose, Enter to continue.`
        : `Keys: 1 to ${step.choices.length} to answer, arrows to move, Enter to continue.`}
    </p>
  </>
);
