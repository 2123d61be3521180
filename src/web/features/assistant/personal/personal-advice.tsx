import { coachMessage, reviewMessage } from '#domain/assistant/model-messages.ts';
import type { Experiment } from '#domain/coach/experiments/experiment.ts';
import type { WeeklyReview } from '#domain/coach/review/weekly-review.ts';
import type { ModelAdviceProps } from '#web/features/assistant/personal/model-advice.tsx';
import { useModelFor } from '#web/services/assistant/use-model-for.ts';
import { createLazyPart } from '#web/ui/lazy-part.tsx';

const { Part: ModelAdvice } = createLazyPart(
  async () => (await import('#web/features/assistant/personal/model-advice.tsx')).ModelAdvice,
);

/** Nothing at all where no model is connected or it is not turned on for this: the answer above is whole without it. */
const PersonalAdvice = ({ wish, stays }: Omit<ModelAdviceProps, 'model'>) => {
  const model = useModelFor(wish.use);
  // Another text is another wish.
  return model && <ModelAdvice key={JSON.stringify(wish)} wish={wish} model={model} stays={stays} />;
};

interface Answered {
  readonly goal: string;
  readonly experiment: Experiment;
  /** Whether the person's memories may go with it. */
  readonly memories: boolean;
}

/** Beside an experiment for a goal, or beside the week. */
export const CoachAdvice = ({ to }: { readonly to: Answered | WeeklyReview }) =>
  'goal' in to ? (
    <PersonalAdvice
      wish={{ use: 'coach', message: coachMessage(to.goal, to.experiment), memories: to.memories }}
      stays="What you try stays as it is above."
    />
  ) : (
    <PersonalAdvice
      wish={{ use: 'review', message: reviewMessage(to) }}
      stays="Your figures are those above."
    />
  );
