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

interface CoachAdviceProps {
  readonly goal: string;
  readonly experiment: Experiment;
  /** Whether the person's memories may go with it. */
  readonly memories: boolean;
}

/** Beside an experiment for a goal. */
export const CoachAdvice = ({ goal, experiment, memories }: CoachAdviceProps) => (
  <PersonalAdvice
    wish={{ use: 'coach', message: coachMessage(goal, experiment), memories }}
    stays="What you try stays as it is above."
  />
);

/** Beside the week. */
export const ReviewAdvice = ({ review }: { readonly review: WeeklyReview }) => (
  <PersonalAdvice
    wish={{ use: 'review', message: reviewMessage(review) }}
    stays="Your figures are those above."
  />
);
