import type { QueryClient } from '@tanstack/react-query';
import { searchInWords } from '#domain/memory/ask/search-in-words.ts';
import type { Memory } from '#domain/memory/memory.ts';
import { AppError } from '#web/platform/app-error.ts';
import { deviceMeaning } from '#web/services/memory/device/device-meaning.ts';
import { heldMemories } from '#web/services/memory/device/memory-database.ts';
import { askMeaning, indexMemories, type MeaningAnswer } from '#web/services/memory/meaning-queries.ts';
import { memoriesQuery } from '#web/services/memory/memory-queries.ts';
import { searchQuestion } from '#web/services/memory/question-search-queries.ts';

export interface FoundByMeaning {
  readonly memory: Memory;
  readonly score: number;
}

/** `here`: answered by this device alone. */
export type ByMeaning =
  | {
      readonly state: MeaningAnswer['state'];
      readonly found: readonly FoundByMeaning[];
      /** How many could not be looked at yet. */
      readonly missing: number;
      readonly here: boolean;
    }
  | { readonly state: 'unavailable'; readonly why: 'offline' | 'model' | 'busy' };

export interface Asked {
  readonly question: string;
  readonly meaning: ByMeaning;
  readonly words: { readonly memories: readonly Memory[]; readonly here: boolean };
}

export interface AskRequest {
  readonly userId: string;
  readonly question: string;
  readonly signal: AbortSignal;
}

const isUnreachable = (error: unknown): boolean => error instanceof AppError && error.code === 'unreachable';

const heldHere = async (userId: string): Promise<readonly Memory[]> =>
  heldMemories(userId).then(
    ({ memories }) => memories,
    () => [],
  );

const byWords = async ({ userId, question, signal }: AskRequest): Promise<Asked['words']> => {
  try {
    return { memories: await searchQuestion(question, signal), here: false };
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    return { memories: searchInWords(await heldHere(userId), question), here: true };
  }
};

const onDevice = async ({ userId, question }: AskRequest): Promise<MeaningAnswer | null> => {
  if (deviceMeaning.get().phase !== 'ready') return null;
  try {
    const { askDevice } = await import('#web/services/memory/device/ask-device.ts');
    return await askDevice(userId, question);
  } catch {
    return null;
  }
};

/** Whoever has the model here is answered here, as long as the copy is complete or nobody else can answer. */
const meaningOf = async (
  request: AskRequest,
): Promise<{ readonly answer: MeaningAnswer; readonly here: boolean } | { readonly failed: unknown }> => {
  const here = await onDevice(request);
  if (here !== null && here.missing === 0) return { answer: here, here: true };
  try {
    const answer = await askMeaning(request.question, request.signal);
    // For the next question. Nobody waits for it.
    if (answer.missing > 0) void indexMemories();
    return { answer, here: false };
  } catch (failed) {
    return here === null ? { failed } : { answer: here, here: true };
  }
};

const whyNot = (failed: unknown, wordsCameFromHere: boolean): 'offline' | 'model' | 'busy' => {
  if (!isUnreachable(failed)) return 'busy';
  return wordsCameFromHere ? 'offline' : 'model';
};

/** Two lists, each by its own means: mixing them loses answers that one of them had. */
export const askMemories = async (queries: QueryClient, request: AskRequest): Promise<Asked> => {
  const { question, userId } = request;
  const [words, meaning] = await Promise.all([byWords(request), meaningOf(request)]);
  if ('failed' in meaning) {
    return {
      question,
      words,
      meaning: { state: 'unavailable', why: whyNot(meaning.failed, words.here) },
    };
  }
  const { answer, here } = meaning;
  const known = here
    ? await heldHere(userId)
    : await queries.query({ ...memoriesQuery(), staleTime: 10_000 });
  const found = answer.found.flatMap(({ layer, id, score }) => {
    const memory = known.find((one) => one.layer === layer && one.id === id);
    return memory === undefined ? [] : [{ memory, score }];
  });
  const state = found.length === 0 ? 'nothing' : answer.state;
  return { question, words, meaning: { state, found, missing: answer.missing, here } };
};
