import { z } from 'zod';
import { gate } from '#domain/memory/meaning/gate.ts';
import type { MeaningState } from '#domain/memory/meaning/gate.ts';
import { meaningLimits } from '#domain/memory/meaning/meaning-limits.ts';
import { embedQuestion } from '#domain/memory/meaning/question-views.ts';
import { rankMemories } from '#domain/memory/meaning/rank-memories.ts';
import { mayReplace } from '#domain/memory/meaning/replaces.ts';
import type { MemoryLayer } from '#domain/memory/memory-layer.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';
import { indexMemories } from '#server/memory/index-memories.ts';
import type { Embedded } from '#server/memory/index-memories.ts';
import type { MeaningEngine } from '#server/memory/meaning-engine.ts';
import { MeaningUnavailable } from '#server/memory/meaning-unavailable.ts';
import { inRole } from '../function-context.ts';
import type { FunctionContext, ServerFunction } from '../function-context.ts';
import { FunctionError } from '../function-error.ts';
import { readBody } from '../read-body.ts';

interface MemoryMeaningDeps {
  readonly engine: Pick<MeaningEngine, 'embed'>;
  readonly limits: Pick<RateLimits, 'take'>;
  readonly logError: (message: string, cause: unknown) => void;
}

const bodySchema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('ask'),
    question: z.string().trim().min(1).max(meaningLimits.questionLength),
  }),
  z.object({ action: z.literal('near'), text: z.string().trim().min(1).max(meaningLimits.textLength) }),
  z.object({ action: z.literal('index') }),
]);

interface Found {
  readonly layer: MemoryLayer;
  readonly id: string;
  readonly score: number;
}
type Answer =
  | {
      readonly state: MeaningState;
      readonly found: readonly Found[];
      readonly indexed: number;
      readonly missing: number;
    }
  | { readonly near: Found | null }
  | { readonly indexed: number; readonly missing: number };

/** How many get a vector in one call, and in what time: the rest waits for the next. */
const bounds = {
  ask: { most: 64, withinMs: 8000 },
  near: { most: 64, withinMs: 8000 },
  index: { most: 128, withinMs: 15_000 },
} as const;

/**
 * Search by meaning among one's own memories (decision 076), under the caller's own policies. Nothing leaves the machine: the
 * sentence model runs here.
 */
export const memoryMeaning = (deps: MemoryMeaningDeps): ServerFunction => {
  const respond = async (body: z.infer<typeof bodySchema>, context: FunctionContext): Promise<Answer> => {
    const indexed = await indexMemories(deps.engine, context, bounds[body.action]);
    if (indexed === null) throw new FunctionError(403, 'memory_off', 'Memory is switched off');
    const { embedded, missing } = indexed;
    if (body.action === 'near') return { near: await nearTo(body.text, embedded) };
    const counts = { indexed: embedded.length, missing };
    return body.action === 'ask' ? { ...(await answerTo(body.question, embedded)), ...counts } : counts;
  };

  const answerTo = async (question: string, embedded: readonly Embedded[]) => {
    // Without memories there is nothing to compare with, and no model is loaded.
    if (embedded.length === 0) return { state: 'nothing' as const, found: [] };
    const ranked = rankMemories(
      { text: question, vector: await embedQuestion(deps.engine.embed, question) },
      embedded,
    );
    const state = gate(
      ranked.map(({ score }) => score),
      embedded.length,
    );
    const shown = state === 'nothing' ? [] : ranked.slice(0, meaningLimits.found);
    return { state, found: shown.map(({ of, score }) => asFound(of, score)) };
  };

  const nearTo = async (text: string, embedded: readonly Embedded[]): Promise<Found | null> => {
    const valid = embedded.filter(({ isPast }) => !isPast);
    if (valid.length === 0) return null;
    const near = mayReplace({ text, vector: await deps.engine.embed(text) }, valid);
    return near === null ? null : asFound(near.of, near.cosine);
  };

  /** About nobody: how often, and how long it took. */
  const count = async (what: string, started: number, context: FunctionContext): Promise<void> => {
    try {
      await context.db.tx(inRole(context, 'service_role'), (query) =>
        query('select public.count_memory_event($1, $2)', [what, performance.now() - started]),
      );
    } catch (error) {
      deps.logError('A question by meaning was not counted', error);
    }
  };

  return async (request, context) => {
    const body = await readBody(request, bodySchema);
    await deps.limits.take(
      { limit: 'memoryMeaning', subject: context.address },
      { limit: 'memoryMeaningAccount', subject: context.userId },
    );
    const started = performance.now();
    try {
      const answer = await respond(body, context);
      if (body.action !== 'near') {
        await count('state' in answer ? `ask: ${answer.state}` : 'index', started, context);
      }
      return Response.json(answer);
    } catch (error) {
      if (!(error instanceof MeaningUnavailable)) throw error;
      await count('ask: unavailable', started, context);
      throw new FunctionError(503, 'model_unavailable', 'Searching by meaning is not available right now', {
        cause: error,
        headers: { 'retry-after': '5' },
      });
    }
  };
};

const asFound = ({ layer, id }: Embedded, score: number): Found => ({
  layer,
  id,
  score: Math.round(Math.min(score, 1) * 1000) / 1000,
});
