import { createHash } from 'node:crypto';
import { z } from 'zod';
import { assistantRequestSchema } from '#domain/assistant/assistant-request.ts';
import type {
  AssistantEvent,
  AssistantPreview,
  AssistantRequest,
  FallbackReason,
} from '#domain/assistant/assistant-request.ts';
import { modelModes, modelUses } from '#domain/assistant/model-uses.ts';
import type { ModelMode, ModelUse } from '#domain/assistant/model-uses.ts';
import { understandRequest } from '#domain/assistant/offline/understand-request.ts';
import { answerEvents } from '#server/assistant/answer-events.ts';
import { answerWithModel, connectedModel, previewOf } from '#server/assistant/answer-with-model.ts';
import type { ModelDeps } from '#server/assistant/answer-with-model.ts';
import { lookingTools, proposingTools } from '#server/assistant/assistant-tools.ts';
import { composePrompt } from '#server/assistant/compose-prompt.ts';
import type { Composed } from '#server/assistant/compose-prompt.ts';
import type { ModelSetting } from '#server/assistant/model-question.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';
import type { MeaningEngine } from '#server/memory/meaning-engine.ts';
import type { FunctionContext, ServerFunction } from '../function-context.ts';
import { FunctionError } from '../function-error.ts';
import { readBody } from '../read-body.ts';
import { eventStream } from './event-stream.ts';

interface AssistantDeps extends ModelDeps {
  readonly engine: Pick<MeaningEngine, 'embed'>;
  readonly limits: Pick<RateLimits, 'take'>;
}

const bodySchema = z.union([z.object({ status: z.literal(true) }), assistantRequestSchema]);

interface Choice {
  readonly mode: ModelMode;
  readonly uses: readonly ModelUse[];
  readonly shown: readonly ModelUse[];
}

const choiceSchema = z.object({
  mode: z.enum(modelModes),
  uses: z.array(z.enum(modelUses)),
  shown_uses: z.array(z.enum(modelUses)),
});

const readChoice = async ({ actor, db }: FunctionContext): Promise<Choice> => {
  const { rows } = await db.tx(actor, (query) =>
    query('select mode, uses, shown_uses from public.ai_settings', [], 'assistant_choice'),
  );
  if (rows[0] === undefined) return { mode: 'off', uses: [], shown: [] };
  const { mode, uses, shown_uses: shown } = choiceSchema.parse(rows[0]);
  return { mode, uses, shown };
};

const noteShown = async ({ actor, db }: FunctionContext, use: ModelUse): Promise<void> => {
  await db.tx(actor, (query) =>
    query(
      `update public.ai_settings set shown_uses = array_append(shown_uses, $1)
       where not $1 = any (shown_uses)`,
      [use],
    ),
  );
};

const only = async function* (why: FallbackReason): AsyncGenerator<AssistantEvent> {
  yield { type: 'fallback', why };
  yield { type: 'done' };
};

const previewFor = ({ prompt, leftOut }: Composed, setting: ModelSetting): AssistantPreview => {
  const text = previewOf({ prompt }, setting);
  const fingerprint = createHash('sha256').update(`${setting.host}\n${text}`).digest('base64url');
  return { text, left_out: leftOut, host: setting.host, model: setting.model, fingerprint };
};

/** Whether the person has to read it first, and has not. */
const needsYes = ({ mode, shown }: Choice, asked: AssistantRequest, preview: AssistantPreview): boolean => {
  const isConfirmed =
    asked.confirmed === true && (asked.shown ?? preview.fingerprint) === preview.fingerprint;
  return !isConfirmed && (mode === 'ask' || asked.confirmed === true || !shown.includes(asked.use));
};

const whyNot = ({ mode, uses }: Choice, use: ModelUse): FallbackReason | null => {
  if (mode === 'off') return 'off';
  return mode === 'chosen' && !uses.includes(use) ? 'use_off' : null;
};

/**
 * A question for the connected model, for whoever said yes to it. It reads and suggests, and writes nothing but the person's own
 * list of what left. Where nothing comes of it, the page is told to answer by itself.
 */
export const assistant = (deps: AssistantDeps): ServerFunction => {
  const onFailure = (error: unknown): void => deps.logError('An answer of the assistant ended early', error);
  const fallBack = (why: FallbackReason): Response => eventStream(only(why), { onFailure });

  const answer = (context: FunctionContext, asked: AssistantRequest, composed: Composed): Response => {
    const { use } = asked;
    const leaving = new AbortController();
    // What was shown is all that leaves: whoever said yes to a text is not asked for more by a tool.
    const looking = asked.confirmed === true ? [] : lookingTools(deps.engine, context, composed.labels);
    const tools = use === 'assistant' || use === 'coach' ? [...proposingTools, ...looking] : [];
    const parts = answerWithModel(deps, context, {
      use,
      prompt: composed.prompt,
      memoryIds: composed.labels.ids(),
      tools,
      signal: leaving.signal,
    });
    const events = answerEvents(parts, composed.labels);
    return eventStream(events, { onFailure, onLeave: () => leaving.abort() });
  };

  const respond = async (context: FunctionContext, asked: AssistantRequest): Promise<Response> => {
    const { care, intent } = understandRequest(asked.message);
    const choice = await readChoice(context);
    const isPreview = asked.preview === true;
    const refusal = care === null && intent !== null ? whyNot(choice, asked.use) : 'care';
    if (!isPreview && refusal !== null) return fallBack(refusal);
    const setting = await connectedModel(deps);
    if (setting === undefined && !isPreview) return fallBack('no_provider');
    if (setting === undefined || intent === null) {
      throw new FunctionError(409, setting === undefined ? 'no_provider' : 'care', 'Nothing would leave');
    }
    const { use, message } = asked;
    const composed = await composePrompt(deps.engine, context, { use, message, intent });
    const preview = previewFor(composed, setting);
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
