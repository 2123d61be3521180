import { isForPeople } from '#domain/assistant/is-for-people.ts';
import { ModelAsk } from '#web/features/assistant/personal/model-ask.tsx';
import { Citations } from '#web/features/assistant/reply/citations.tsx';
import { ModelText } from '#web/features/assistant/reply/model-text.tsx';
import { type ModelWish, useModelAnswer } from '#web/features/assistant/use-model-answer.ts';
import type { ModelAtHand } from '#web/services/assistant/use-model-for.ts';

export interface ModelAdviceProps {
  readonly wish: ModelWish;
  readonly model: ModelAtHand;
  /** What holds, whatever the model says. */
  readonly stays: string;
}

/** A model's words beside an answer of ours, which stays as it is. */
export const ModelAdvice = ({ wish, model, stays }: ModelAdviceProps) => {
  const answer = useModelAnswer(wish);
  const { turn } = answer;
  if (isForPeople(wish.message)) return null;
  return (
    <div className="space-y-4">
      {turn !== null && turn.text !== '' && (
        <section
          aria-label="From the connected model"
          className="rounded-3xl border border-line bg-surface p-5 sm:p-6"
        >
          <ModelText text={turn.text} />
          {turn.cites.length > 0 && <Citations cites={turn.cites} />}
          <p className="mt-4 text-sm wrap-anywhere text-muted">
            From the connected model: {model.model} at {model.host}. It can be wrong. {stays}
          </p>
        </section>
      )}
      <ModelAsk
        label={turn?.phase === 'answered' ? 'Ask it again' : 'Make it more personal'}
        wish={wish}
        model={model}
        answer={answer}
      />
    </div>
  );
};
