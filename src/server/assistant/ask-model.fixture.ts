import { streamModel } from './model.ts';
import type { ModelOptions, ModelPart, ModelQuestion, ModelSetting } from './model-question.ts';
import type { ModelServer } from './model-server.fixture.ts';

/** Stands for what somebody would never want to see again in a log. */
export const CANARY = 'canary-7f3a-my-private-words';

export const canaryPrompt = { system: 'Be brief.', text: `What about ${CANARY}?` };
export const testPatience = { firstTokenMs: 5_000, idleMs: 5_000, totalMs: 20_000 };

export const settingOf = (server: ModelServer, more: Partial<ModelSetting> = {}): ModelSetting => ({
  baseUrl: server.url,
  host: new URL(server.url).host,
  model: 'small',
  key: 'sk-canary-key',
  structured: false,
  contextTokens: 4096,
  ...more,
});

/** The whole of an answer. */
export const collectFrom = async (
  setting: ModelSetting,
  question: Partial<ModelQuestion> = {},
  options: ModelOptions = {},
): Promise<ModelPart[]> => {
  const parts: ModelPart[] = [];
  const asked = { prompt: canaryPrompt, ...question };
  for await (const part of streamModel(setting, asked, { patience: testPatience, ...options })) {
    parts.push(part);
  }
  return parts;
};
