import type { TextStreamPart, ToolSet } from 'ai';
import { modelLimits } from '#domain/assistant/model-limits.ts';
import { failureOf, ModelFailure } from './model-failure.ts';
import type { ModelOptions, ModelPart, ModelQuestion, ModelSetting } from './model-question.ts';
import { createWatchdog } from './watchdog.ts';
import type { Watchdog } from './watchdog.ts';

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
