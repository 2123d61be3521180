import { z } from 'zod';
import { safeSteps } from '#domain/assistant/answer/safe-steps.ts';
import type { AssistantEvent } from '#domain/assistant/assistant-request.ts';
import { formWithModel } from './answer-with-model.ts';
import type { Asked, Asker, ModelDeps } from './answer-with-model.ts';

export const stepsForm = z.object({ steps: z.array(z.string()).describe('the steps, in their order') });

/** The steps a model names for a task, as the page may show them: all at once, and nothing is written. */
export const stepEvents = async function* (
  deps: ModelDeps,
  asker: Asker,
  asked: Omit<Asked, 'tools' | 'form'>,
): AsyncGenerator<AssistantEvent> {
  const answer = await formWithModel(deps, asker, { ...asked, form: stepsForm });
  if (answer.type === 'answered') {
    const steps = [...safeSteps(answer.value.steps)];
    yield steps.length === 0 ? { type: 'fallback', why: 'empty' } : { type: 'steps', steps };
  }
  if (answer.type === 'refused' || answer.type === 'failed') yield { type: 'fallback', why: answer.reason };
  yield { type: 'done' };
};
