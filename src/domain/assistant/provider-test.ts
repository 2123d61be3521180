import * as z from 'zod/mini';
import { failureWords, modelFailures } from './model-refusals.ts';

/** What the test of a connected model tries, in this order. */
export const providerChecks = ['chat', 'stream', 'tool', 'json', 'long'] as const;
export type ProviderCheck = (typeof providerChecks)[number];

/**
 * `works`; `failed` with a reason; `skipped` because one before it could not even reach the server; and what only some of the
 * checks can find out: `unused` (no tool was called), `at_once` (it came in one piece), `cut` (the beginning of a long text
 * did not arrive), `overlooked` (it arrived, but the model did not find it).
 */
export const checkVerdicts = [
  'works',
  'failed',
  'skipped',
  'unused',
  'at_once',
  'cut',
  'overlooked',
] as const;
export type CheckVerdict = (typeof checkVerdicts)[number];

export const checkResultSchema = z.object({
  check: z.enum(providerChecks),
  verdict: z.enum(checkVerdicts),
  why: z.optional(z.enum(modelFailures)),
  milliseconds: z.number(),
  /** Of the long text: how many tokens it should have been, and how many the server says it read. */
  tokensSent: z.optional(z.number()),
  tokensRead: z.optional(z.number()),
});
export type CheckResult = z.infer<typeof checkResultSchema>;

export const providerTestSchema = z.object({ checks: z.array(checkResultSchema) });
export type ProviderTest = z.infer<typeof providerTestSchema>;

export const checkNames: Readonly<Record<ProviderCheck, string>> = {
  chat: 'Answers a question',
  stream: 'Answers word by word',
  tool: 'Uses a tool',
  json: 'Answers in a form',
  long: 'Reads a long text',
};

const worksWords: Readonly<Record<ProviderCheck, string>> = {
  chat: 'It answered.',
  stream: 'The answer came in pieces, as it was written.',
  tool: 'It called the tool and used what came back.',
  json: 'The answer had the form we asked for.',
  long: 'It found a word from the very beginning of a long text.',
};

/** One sentence for one line of the result. */
export const checkWords = ({ check, verdict, why, tokensSent, tokensRead }: CheckResult): string => {
  const counts =
    tokensSent === undefined || tokensRead === undefined
      ? ''
      : ` (about ${tokensSent} tokens sent, ${tokensRead} read)`;
  const sentences: Readonly<Record<CheckVerdict, string>> = {
    works: worksWords[check],
    failed: why === undefined ? 'It didn’t work.' : failureWords[why],
    skipped: 'Not tried, because the server couldn’t be used.',
    unused: 'It answered without the tool. This model won’t suggest tasks or memories.',
    at_once: 'The answer came in one piece. It works, but people wait longer for the first word.',
    cut: `The server cut the text without saying so${counts}. Give it a larger context, or set a smaller one here.`,
    overlooked: `The whole text arrived${counts}, but the model didn’t find a word from its beginning. A larger model may.`,
  };
  return sentences[verdict];
};
