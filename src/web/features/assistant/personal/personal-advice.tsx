import type { ModelAdviceProps } from '#web/features/assistant/personal/model-advice.tsx';
import { useModelFor } from '#web/services/assistant/use-model-for.ts';
import { createLazyPart } from '#web/ui/lazy-part.tsx';

const { Part: ModelAdvice } = createLazyPart(
  async () => (await import('#web/features/assistant/personal/model-advice.tsx')).ModelAdvice,
);

/** Nothing at all where no model is connected or it is not turned on for this: the answer above is whole without it. */
export const PersonalAdvice = ({ wish, stays }: Omit<ModelAdviceProps, 'model'>) => {
  const model = useModelFor(wish.use);
  // Another text is another wish.
  return model && <ModelAdvice key={JSON.stringify(wish)} wish={wish} model={model} stays={stays} />;
};
