import type { ModelStepsProps } from '#web/features/assistant/personal/model-steps.tsx';
import { useModelFor } from '#web/services/assistant/use-model-for.ts';
import { createLazyPart } from '#web/ui/lazy-part.tsx';

const { Part: ModelSteps } = createLazyPart(
  async () => (await import('#web/features/assistant/personal/model-steps.tsx')).ModelSteps,
);

/** Nothing at all where no model is connected or it is not turned on for steps. */
export const BreakdownModel = (props: Omit<ModelStepsProps, 'model'>) => {
  const model = useModelFor('breakdown');
  return model && <ModelSteps {...props} model={model} />;
};
