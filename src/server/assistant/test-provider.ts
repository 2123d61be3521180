import { randomInt } from 'node:crypto';
import { z } from 'zod';
import type { CheckResult, ProviderCheck, ProviderTest } from '#domain/assistant/provider-test.ts';
import { providerChecks } from '#domain/assistant/provider-test.ts';
import { askForm, promptForForm } from './model-form.ts';
import { ModelFailure } from './model-failure.ts';
import { streamModel } from './model.ts';
import type { ModelOptions, ModelQuestion, ModelSetting } from './model-question.ts';

type Found = Pick<CheckResult, 'verdict' | 'why' | 'tokensSent' | 'tokensRead'>;
type Ask = (question: Omit<ModelQuestion, 'signal'>) => Promise<Heard>;

interface Heard {
  readonly text: string;
  readonly pieces: number;
  readonly tools: readonly string[];
  readonly tokensRead: number | undefined;
}

/** Of no meaning together, so that no model guesses them. */
const words = [
  'amber',
  'canoe',
  'walnut',
  'lantern',
  'pepper',
  'harbour',
  'velvet',
  'thimble',
  'meadow',
  'cobalt',
];
const randomWord = (): string => words[randomInt(words.length)] ?? 'amber';
const filler = (index: number): string =>
  `Line ${index}: the shop on the corner opens at nine and closes at six.`;
/** Measured on common tokenisers; the line above has 66 letters and about 18 tokens. */
const TOKENS_PER_LINE = 18;
/** So much of the promised context is filled; the rest is for instructions and the answer. */
const FILLED = 0.75;
const MOST_LINES = 4_000;

const system = 'You are being tested. Answer briefly and in plain text.';

const chat = async (ask: Ask): Promise<Found> => {
  const { text } = await ask({ prompt: { system, text: 'Say hello.' }, answerTokens: 200 });
  return { verdict: text.trim() === '' ? 'failed' : 'works' };
};

const stream = async (ask: Ask): Promise<Found> => {
  const { pieces } = await ask({
    prompt: { system, text: 'Count from one to twenty in words.' },
    answerTokens: 300,
  });
  return { verdict: pieces > 1 ? 'works' : 'at_once' };
};

const callTool = async (ask: Ask): Promise<Found> => {
  const secret = `${randomWord()}-${randomInt(1000, 9999)}`;
  const { tools, text } = await ask({
    prompt: { system, text: 'Look up the code word with the tool, then tell it to me.' },
    tools: [
      {
        name: 'look_up_code_word',
        description: 'Answers with the code word.',
        input: z.object({}),
        run: () => Promise.resolve(`The code word is ${secret}.`),
      },
    ],
    answerTokens: 300,
  });
  return { verdict: tools.includes('look_up_code_word') && text.includes(secret) ? 'works' : 'unused' };
};

const form = z.object({ animal: z.string(), legs: z.number() });

/** A passphrase at the very beginning, asked for at the end: who cuts the text cuts that first. */
const long = async (ask: Ask, contextTokens: number): Promise<Found> => {
  const passphrase = `${randomWord()} ${randomWord()} ${randomInt(100, 999)}`;
  const lines = Math.min(MOST_LINES, Math.floor((contextTokens * FILLED) / TOKENS_PER_LINE));
  const tokensSent = lines * TOKENS_PER_LINE;
  const { text, tokensRead } = await ask({
    prompt: {
      system: `The passphrase is: ${passphrase}. You will be asked for it at the end of a long text.`,
      text: `${Array.from({ length: lines }, (_, index) => filler(index + 1)).join('\n')}\n\nWhat was the passphrase that you were told at the very beginning? Answer with it alone.`,
    },
    answerTokens: 300,
  });
  const counts = { tokensSent, ...(tokensRead === undefined ? {} : { tokensRead }) };
  const said = text.toLowerCase().replaceAll(/[^a-z0-9]+/gu, ' ');
  if (said.includes(passphrase)) return { verdict: 'works', ...counts };
  // Tokenisers differ; half of it missing is no matter of counting.
  return {
    verdict: tokensRead !== undefined && tokensRead > tokensSent * 0.5 ? 'overlooked' : 'cut',
    ...counts,
  };
};

/**
 * Tries what the site needs, one after the other: servers at home answer one question at a time. Nothing of anybody's is in it.
 * Where the server cannot be reached, the rest is not tried.
 */
export const testProvider = async (
  setting: ModelSetting,
  signal: AbortSignal | undefined,
  options: ModelOptions = {},
): Promise<ProviderTest> => {
  const ask: Ask = async (question) => {
    let text = '';
    let pieces = 0;
    let tokensRead: number | undefined;
    const tools: string[] = [];
    for await (const part of streamModel(setting, { ...question, signal }, options)) {
      if (part.type === 'text') {
        text += part.delta;
        pieces += 1;
      } else if (part.type === 'tool') tools.push(part.name);
      else tokensRead = part.tokensRead;
    }
    return { text, pieces, tools, tokensRead };
  };
  const attempts: Readonly<Record<ProviderCheck, () => Promise<Found>>> = {
    chat: () => chat(ask),
    stream: () => stream(ask),
    tool: () => callTool(ask),
    json: async () => {
      const prompt = promptForForm(
        { system, text: 'Name an animal and how many legs it has.' },
        form,
        setting,
      );
      await askForm(setting, { prompt, form, answerTokens: 300, signal }, options);
      return { verdict: 'works' };
    },
    long: () => long(ask, setting.contextTokens),
  };

  const checks: CheckResult[] = [];
  let reachable = true;
  for (const check of providerChecks) {
    const from = performance.now();
    const found: Found = reachable ? await tried(attempts[check]) : { verdict: 'skipped' };
    if (found.why !== undefined && hopeless.has(found.why)) reachable = false;
    checks.push({ check, ...found, milliseconds: Math.round(performance.now() - from) });
  }
  return { checks };
};

/** After these the other questions would only be waited for in vain. */
const hopeless: ReadonlySet<NonNullable<Found['why']>> = new Set([
  'unreachable',
  'address_refused',
  'redirected',
  'unauthorised',
  'not_found',
  'slow_start',
]);

const tried = async (attempt: () => Promise<Found>): Promise<Found> => {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof ModelFailure) return { verdict: 'failed', why: error.reason };
    throw error;
  }
};
