import type { z } from 'zod';
import { modelLimits } from '#domain/assistant/model-limits.ts';
import type { ModelFailureReason, TakeRefusal } from '#domain/assistant/model-refusals.ts';
import type { ModelUse } from '#domain/assistant/model-uses.ts';
import type { SealedBox } from '#server/engine/auth/tokens/sealed-box.ts';
import type { Actor, Database } from '#server/engine/database/database.ts';
import { addToRequest, finishRequest, giveBackRequest, takeRequest } from './ai-meter.ts';
import { ModelFailure, ModelStopped } from './model-failure.ts';
import { parseForm, promptForForm } from './model-form.ts';
import { exactTextOf, notFound } from './model-question.ts';
import { streamModel } from './model.ts';
import type { ModelOptions, ModelPart, ModelPrompt, ModelSetting, ModelTool } from './model-question.ts';
import { openSetting, readProvider } from './provider-settings.ts';

export interface ModelDeps {
  readonly db: Pick<Database, 'tx'>;
  readonly box: SealedBox;
  readonly logError: (message: string, cause: unknown) => void;
  readonly options?: ModelOptions;
}

/** What a tool found, and which memories are in it. It is written into the person's list before it leaves. */
export interface LookUpTool extends Omit<ModelTool, 'run'> {
  readonly run: (
    input: unknown,
  ) => Promise<{ readonly text: string; readonly memoryIds?: readonly string[] | undefined }>;
}

export interface Asked {
  readonly use: ModelUse;
  readonly prompt: ModelPrompt;
  /** Those whose words are in the prompt. */
  readonly memoryIds: readonly string[];
  readonly tools?: readonly LookUpTool[];
  readonly form?: z.ZodType;
  readonly answerTokens?: number;
  readonly signal?: AbortSignal | undefined;
}

export type AnswerPart =
  | ModelPart
  /** Nothing left. */
  | { readonly type: 'refused'; readonly reason: TakeRefusal }
  /** Something left and nothing came of it; it is given back already. */
  | { readonly type: 'failed'; readonly reason: ModelFailureReason }
  | { readonly type: 'stopped' };

/** Proven by their token, as the functions have it. */
export interface Asker {
  readonly actor: Actor;
  readonly userId: string;
}

export const connectedModel = async ({
  db,
  box,
}: Pick<ModelDeps, 'db' | 'box'>): Promise<ModelSetting | undefined> =>
  openSetting(box, await readProvider(db));

const promptOf = ({ prompt, form }: Pick<Asked, 'prompt' | 'form'>, setting: ModelSetting): ModelPrompt =>
  form === undefined ? prompt : promptForForm(prompt, form, setting);

/** The exact text that `answerWithModel` would send with this, for the person to read first. */
export const previewOf = (asked: Pick<Asked, 'prompt' | 'form'>, setting: ModelSetting): string =>
  exactTextOf(promptOf(asked, setting));

/**
 * One answer of the connected model, counted and written down before anything leaves, given back where nothing came of it. It
 * throws nothing of the model's: whoever reads it falls back to the offline way on `refused` and `failed`. Who stops reading
 * stops the model, and that counts: the question was sent.
 */
export const answerWithModel = async function* (
  deps: ModelDeps,
  { actor, userId }: Asker,
  asked: Asked,
): AsyncGenerator<AnswerPart> {
  const setting = await connectedModel(deps);
  if (setting === undefined) {
    yield { type: 'refused', reason: 'no_provider' };
    return;
  }
  const prompt = promptOf(asked, setting);
  const sent = exactTextOf(prompt);
  if (Buffer.byteLength(sent) > modelLimits.sentBytes) {
    yield { type: 'failed', reason: 'too_much' };
    return;
  }
  const taken = await takeRequest(
    { db: deps.db, actor },
    { use: asked.use, host: setting.host, model: setting.model, sent, memoryIds: asked.memoryIds },
  );
  if (!taken.allowed) {
    yield { type: 'refused', reason: taken.reason };
    return;
  }

  const settle = settleOnce(deps, userId, taken.request);
  try {
    const tools = (asked.tools ?? []).map((tool) => written(deps, userId, taken.request, tool));
    const question = { ...asked, prompt, tools };
    let text = '';
    for await (const part of streamModel(setting, question, deps.options)) {
      if (part.type === 'text') text += part.delta;
      if (part.type === 'done') {
        if (asked.form !== undefined) parseForm(text, asked.form);
        await settle('answered');
      }
      yield part;
    }
  } catch (error) {
    if (error instanceof ModelStopped) {
      await settle('stopped');
      yield { type: 'stopped' };
      return;
    }
    // Whatever it was: nothing came of it.
    await settle('failed');
    if (!(error instanceof ModelFailure)) throw error;
    yield { type: 'failed', reason: error.reason };
  } finally {
    await settle('stopped');
  }
};

/** The first word counts. What cannot be noted now is given back by the hourly clean-up. */
const settleOnce = ({ db, logError }: ModelDeps, userId: string, request: string) => {
  let settled = false;
  return async (outcome: 'answered' | 'stopped' | 'failed'): Promise<void> => {
    if (settled) return;
    settled = true;
    try {
      if (outcome === 'failed') await giveBackRequest(db, userId, request);
      else await finishRequest(db, userId, request, outcome);
    } catch (error) {
      logError('How a request to the model ended could not be noted', error);
    }
  };
};

const written = ({ db }: ModelDeps, userId: string, request: string, tool: LookUpTool): ModelTool => ({
  ...tool,
  run: async (input) => {
    const found = await tool.run(input);
    const text = found.text.slice(0, modelLimits.toolCharacters);
    const more = { text: `\n\n[${tool.name}]\n${text}`, memoryIds: found.memoryIds ?? [] };
    return (await addToRequest(db, userId, request, more)) ? text : notFound;
  },
});

/** The same for an answer of a form, as a whole. */
export const formWithModel = async <T>(
  deps: ModelDeps,
  asker: Asker,
  asked: Omit<Asked, 'tools' | 'form'> & { readonly form: z.ZodType<T> },
): Promise<
  | { readonly type: 'answered'; readonly value: T }
  | Extract<AnswerPart, { readonly type: 'refused' | 'failed' | 'stopped' }>
> => {
  let text = '';
  for await (const part of answerWithModel(deps, asker, asked)) {
    if (part.type === 'text') text += part.delta;
    if (part.type === 'done') return { type: 'answered', value: parseForm(text, asked.form) };
    if (part.type === 'refused' || part.type === 'failed' || part.type === 'stopped') return part;
  }
  return { type: 'failed', reason: 'broken' };
};
