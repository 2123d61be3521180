import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { Output, stepCountIs, streamText, tool } from 'ai';
import type { TextStreamPart, ToolSet } from 'ai';
import { modelLimits } from '#domain/assistant/model-limits.ts';
import { createGuardedFetch } from './guarded-fetch.ts';
import { notFound } from './model-question.ts';
import type { ModelOptions, ModelQuestion, ModelSetting, ModelTool } from './model-question.ts';

// The library tells the console what a server does not support; nothing about a question goes to a log.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** The one place that knows the library: loaded when the first question is asked. */
export const beginStream = (
  setting: ModelSetting,
  { prompt, tools = [], form, answerTokens }: ModelQuestion,
  { fetch = createGuardedFetch() }: ModelOptions,
  signal: AbortSignal,
): AsyncIterable<TextStreamPart<ToolSet>> => {
  const provider = createOpenAICompatible({
    name: 'connected',
    baseURL: setting.baseUrl,
    ...(setting.key === undefined ? {} : { apiKey: setting.key }),
    includeUsage: true,
    supportsStructuredOutputs: setting.structured,
    fetch,
  });
  return streamText({
    model: provider.chatModel(setting.model),
    instructions: prompt.system,
    prompt: prompt.text,
    ...(tools.length === 0 ? {} : { tools: toolSet(tools) }),
    ...(form !== undefined && setting.structured ? { output: Output.object({ schema: form }) } : {}),
    maxOutputTokens: answerTokens ?? modelLimits.answerTokens,
    stopWhen: stepCountIs(modelLimits.steps),
    // In the last step there is nobody left to read what a tool would find.
    prepareStep: ({ stepNumber }) =>
      tools.length > 0 && stepNumber >= modelLimits.steps - 1 ? { toolChoice: 'none' } : undefined,
    timeout: { toolMs: modelLimits.toolMs },
    maxRetries: 0,
    abortSignal: signal,
    // Without it the library prints the error with the question in it.
    onError: () => undefined,
  }).stream;
};

const toolSet = (tools: readonly ModelTool[]): ToolSet =>
  Object.fromEntries(
    tools.map(({ name, description, input, run }) => [
      name,
      tool({
        description,
        inputSchema: input,
        execute: async (given: unknown) => {
          try {
            return (await run(given)).slice(0, modelLimits.toolCharacters);
          } catch {
            // The library would tell the model our error.
            return notFound;
          }
        },
      }),
    ]),
  );
