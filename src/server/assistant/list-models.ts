import { z } from 'zod';
import { modelLimits } from '#domain/assistant/model-limits.ts';
import { createGuardedFetch } from './guarded-fetch.ts';
import { failureOf, ModelFailure } from './model-failure.ts';

const listSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

/** The names an endpoint gives to its models, in its order. Throws a ModelFailure. */
export const listModels = async (
  { baseUrl, key }: { readonly baseUrl: string; readonly key: string | undefined },
  {
    fetch = createGuardedFetch(),
    signal,
    listMs = modelLimits.listMs,
  }: {
    readonly fetch?: typeof globalThis.fetch;
    readonly signal?: AbortSignal;
    readonly listMs?: number;
  } = {},
): Promise<readonly string[]> => {
  const late = AbortSignal.timeout(listMs);
  try {
    const answer = await fetch(`${baseUrl}/models`, {
      headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
      signal: signal === undefined ? late : AbortSignal.any([late, signal]),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw Object.assign(new Error('refused'), { statusCode: answer.status });
    }
    const listed = listSchema.safeParse(JSON.parse(await answer.text()));
    if (!listed.success) throw new ModelFailure('broken');
    const names = listed.data.data.map(({ id }) => id);
    return [...new Set(names)]
      .filter((name) => name !== '' && name.length <= modelLimits.modelCharacters)
      .slice(0, modelLimits.listedModels);
  } catch (error) {
    throw late.aborted ? new ModelFailure('took_too_long') : failureOf(error);
  }
};
