import { createHash } from 'node:crypto';
import { z } from 'zod';
import { assistantRequestSchema } from '#domain/assistant/assistant-request.ts';
import type {
  AssistantEvent,
  AssistantPreview,
  AssistantRequest,
  FallbackReason,
} from '#domain/assistant/assistant-request.ts';
import { isForPeople } from '#domain/assistant/is-for-people.ts';
import type { ModelUse } from '#domain/assistant/model-uses.ts';
import { understandRequest } from '#domain/assistant/offline/understand-request.ts';
import { answerEvents } from '#server/assistant/answer-events.ts';
import { answerWithModel, connectedModel, previewOf } from '#server/assistant/answer-with-model.ts';
import type { ModelDeps } from '#server/assistant/answer-with-model.ts';
import { lookingTools, proposingTools } from '#server/assistant/assistant-tools.ts';
import { composePrompt } from '#server/assistant/compose-prompt.ts';
import type { Composed } from '#server/assistant/compose-prompt.ts';
import type { ModelSetting } from '#server/assistant/model-question.ts';
import { stepEvents, stepsForm } from '#server/assistant/step-events.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';
import type { MeaningEngine } from '#server/memory/meaning-engine.ts';
import { eventStream } from '../event-stream.ts';
import type { FunctionContext, ServerFunction } from '../function-context.ts';
import { FunctionError } from '../function-error.ts';
import { readBody } from '../read-body.ts';
import { noteShown, readChoice, whyNot } from './assistant-choice.ts';
import type { Choice } from './assistant-choice.ts';

interface AssistantDeps extends ModelDeps {
  readonly engine: Pick<MeaningEngine, 'embed'>;
  readonly limits: Pick<RateLimits, 'take'>;
}

const bodySchema = z.union([z.object({ status: z.literal(true) }), assistantRequestSchema]);

const only = async function* (why: FallbackReason): AsyncGenerator<AssistantEvent> {
  yield { type: 'fallback', why };
  yield { type: 'done' };
};

const previewFor = (
  { prompt, leftOut }: Composed,
  {
    setting,
    choice,
    use,
  }: { readonly setting: ModelSetting; readonly choice: Choice; readonly use: ModelUse },
): AssistantPreview => {
  const text = previewOf(use === 'breakdown' ? { prompt, form: stepsForm } : { prompt }, setting);
  const fingerprint = createHash('sha256').update(`${setting.host}\n${text}`).digest('base64url');
  const { host, model } = setting;
  const asksAgain = choice.mode === 'ask';
  const mayLookUp = use === 'assistant' && !asksAgain;
  return { text, left_out: leftOut, host, model, fingerprint, asks_again: asksAgain, may_look_up: mayLookUp };
};

/** Whether the person has to read it first, and has not. */
const needsYes = ({ mode, shown }: Choice, asked: AssistantRequest, preview: AssistantPreview): boolean => {
  const isConfirmed =
    asked.confirmed === true && (asked.shown ?? preview.fingerprint) === preview.fingerprint;
  return !isConfirmed && (mode === 'ask' || asked.confirmed === true || !shown.includes(asked.use));
};

/**
 * A question for the connected model, for whoever said yes to it. It reads and suggests, and writes nothing but the person's own
 * list of what left. Where nothing comes of it, the page is told to answer by itself.
 */
export const assistant = (deps: AssistantDeps): ServerFunction => {
  const onFailure = (error: unknown): readonly AssistantEvent[] => {
    deps.logError('An answer of the assistant ended early', error);
    return [{ type: 'fallback', why: 'server_error' }, { type: 'done' }];
  };
  const fallBack = (why: FallbackReason): Response => eventStream(only(why), { onFailure });

  const answer = (context: FunctionContext, asked: AssistantRequest, composed: Composed): Response => {
    const { use, message } = asked;
    const leaving = new AbortController();
    const { prompt, labels } = composed;
    const question = { use, prompt, memoryIds: labels.ids(), signal: leaving.signal };
    const words = (): AsyncGenerator<AssistantEvent> => {
      // What was shown is all that leaves: whoever said yes to a text is not asked for more by a tool.
      const looking = asked.confirmed === true ? [] : lookingTools(deps.engine, context, labels);
      const tools = use === 'assistant' ? [...proposingTools, ...looking] : [];
      const parts = answerWithModel(deps, context, { ...question, tools });
      return answerEvents(parts, labels, use === 'review' ? message : undefined);
    };
    const events = use === 'breakdown' ? stepEvents(deps, context, question) : words();
    return eventStream(events, { onFailure, onLeave: () => leaving.abort() });
  };

  const respond = async (context: FunctionContext, asked: AssistantRequest): Promise<Response> => {
    const { use, message } = asked;
    const { intent } = understandRequest(message);
    const isPreview = asked.preview === true;
    if (intent === null || isForPeople(message)) {
      if (isPreview) throw new FunctionError(409, 'care', 'Nothing would leave');
      return fallBack('care');
    }
    const choice = await readChoice(context);
    const refusal = whyNot(choice, use);
    if (!isPreview && refusal !== null) return fallBack(refusal);
    const setting = await connectedModel(deps);
    if (setting === undefined) {
      if (isPreview) throw new FunctionError(409, 'no_provider', 'Nothing would leave');
      return fallBack('no_provider');
    }
    const composed = await composePrompt(deps.engine, context, { ...asked, intent });
    const preview = previewFor(composed, { setting, choice, use });
    if (isPreview) return Response.json(preview);
    if (needsYes(choice, asked, preview)) {
      const said = { success: false, code: 'needs_yes', message: 'The text has to be read first', preview };
      return Response.json(said, { status: 409 });
    }
    if (asked.confirmed === true && choice.mode === 'chosen') await noteShown(context, use);
    return answer(context, asked, composed);
  };

  return async (request, context) => {
    const body = await readBody(request, bodySchema);
    await deps.limits.take(
      { limit: 'assistant', subject: context.address },
      { limit: 'assistantAccount', subject: context.userId },
    );
    if (!('status' in body)) return respond(context, body);
    const setting = await connectedModel(deps);
    return Response.json({ host: setting?.host ?? null, model: setting?.model ?? null });
  };
};
