import type { TextStreamPart, ToolSet } from 'ai';
import type { z } from 'zod';
import { modelLimits } from '#domain/assistant/model-limits.ts';
import { failureOf, ModelFailure } from './model-failure.ts';
import { createWatchdog } from './watchdog.ts';
import type { Patience, Watchdog } from './watchdog.ts';

export interface ModelSetting {
  readonly baseUrl: string;
  /** With the port, for the person's list. */
  readonly host: string;
  readonly model: string;
  readonly key: string | undefined;
  /** Whether the server takes a schema. */
  readonly structured: boolean;
  readonly contextTokens: number;
}

/** Instructions of ours, and what they are about. Nothing else leaves. */
export interface ModelPrompt {
  readonly system: string;
  readonly text: string;
}

/** Something the model may look up or suggest. What it answers leaves in the next step. */
export interface ModelTool {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodType;
  readonly run: (input: unknown) => Promise<string>;
}

export interface ModelQuestion {
  readonly prompt: ModelPrompt;
  readonly tools?: readonly ModelTool[];
  /** The answer is JSON of this form. */
  readonly form?: z.ZodType;
  readonly answerTokens?: number;
  readonly signal?: AbortSignal | undefined;
}

export type ModelPart =
  | { readonly type: 'text'; readonly delta: string }
  | { readonly type: 'tool'; readonly name: string; readonly input: unknown }
  /** `cut`: the model ran out of room for its answer. */
  | { readonly type: 'done'; readonly cut: boolean; readonly tokensRead: number | undefined };

export interface ModelOptions {
  readonly patience?: Patience;
  readonly fetch?: typeof globalThis.fetch;
}

/** What a tool says that found nothing it may tell. */
export const notFound = 'Nothing could be looked up.';

/** Word for word what leaves, for the person's eyes and their list. */
export const exactTextOf = ({ system, text }: ModelPrompt): string => `${system}\n\n${text}`;

/**
 * Asks the connected model and hands on its words as they come. Throws a ModelFailure whatever goes wrong, a ModelStopped where
 * the signal says so, and nothing else: what the libraries throw holds the question. Whoever stops reading ends the question.
 */
export const streamModel = async function* (
  setting: ModelSetting,
  question: ModelQuestion,
  options: ModelOptions = {},
): AsyncGenerator<ModelPart> {
  const watchdog = createWatchdog(options.patience ?? modelLimits, question.signal);
  try {
    watchdog.asked();
    // 60 MB that a host without a connected model does not need.
    const { beginStream } = await import('./begin-stream.ts');
    yield* wordsOf(beginStream(setting, question, options, watchdog.signal), watchdog);
  } catch (error) {
    throw watchdog.ended() ?? failureOf(error);
  } finally {
    watchdog.stop();
  }
};

const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

const wordsOf = async function* (
  parts: AsyncIterable<TextStreamPart<ToolSet>>,
  watchdog: Watchdog,
): AsyncGenerator<ModelPart> {
  let anything = false;
  for await (const part of parts) {
    switch (part.type) {
      case 'start-step':
        watchdog.asked();
        break;
      case 'text-delta':
        watchdog.heard();
        if (part.text === '') break;
        anything = true;
        yield { type: 'text', delta: part.text };
        break;
      case 'reasoning-delta':
      case 'tool-input-delta':
        watchdog.heard();
        break;
      case 'tool-call':
        watchdog.heard();
        // One with a form of its own making is told to the model as an error, and carried out by nobody.
        if (part.invalid === true) break;
        anything = true;
        yield { type: 'tool', name: part.toolName, input: part.input };
        break;
      case 'error':
        // It was told that there are no more tools and asks for one all the same: what came so far is the answer.
        if (!anything || !isNamed(part.error, 'AI_ToolChoiceViolationError')) throw part.error;
        yield { type: 'done', cut: true, tokensRead: undefined };
        return;
      case 'abort':
        throw new ModelFailure('broken');
      case 'finish':
        if (part.finishReason === 'error' || !anything) throw new ModelFailure('broken');
        if (part.finishReason === 'other') throw new ModelFailure('cut_off');
        yield { type: 'done', cut: part.finishReason === 'length', tokensRead: part.totalUsage.inputTokens };
        break;
      default:
    }
  }
};
