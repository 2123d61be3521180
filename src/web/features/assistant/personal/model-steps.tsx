import { isForPeople } from '#domain/assistant/is-for-people.ts';
import { breakdownMessage } from '#domain/assistant/model-messages.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { ModelAsk } from '#web/features/assistant/personal/model-ask.tsx';
import { type ModelWish, useModelAnswer } from '#web/features/assistant/use-model-answer.ts';
import type { ModelAtHand } from '#web/services/assistant/use-model-for.ts';

export interface ModelStepsProps {
  readonly task: Task;
  readonly model: ModelAtHand;
  /** What it named, and who it was. */
  readonly onSteps: (titles: readonly string[], from: string) => void;
}

/** Steps for a task from a model, to look at like those from here. */
export const ModelSteps = ({ task, model, onSteps }: ModelStepsProps) => {
  const wish: ModelWish = { use: 'breakdown', message: breakdownMessage(task) };
  const answer = useModelAnswer(wish, ({ steps }) => onSteps(steps, `${model.model} at ${model.host}`));
  return isForPeople(wish.message) ? null : (
    <ModelAsk label="Ask the model for steps" wish={wish} model={model} answer={answer} />
  );
};
