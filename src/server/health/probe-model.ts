import type { ModelFailureReason } from '#domain/assistant/model-refusals.ts';
import { type CheckOutcome, checkLimitSeconds } from '#domain/system/health-check.ts';
import type { ModelDeps } from '#server/assistant/answer-with-model.ts';
import { createGuardedFetch } from '#server/assistant/guarded-fetch.ts';
import { listModels } from '#server/assistant/list-models.ts';
import { failureOf, ModelFailure } from '#server/assistant/model-failure.ts';
import type { ModelSetting } from '#server/assistant/model-question.ts';
import { openSetting, readProvider } from '#server/assistant/provider-settings.ts';
import { outcomeOfStatus, ProbeFailure } from './probe-failure.ts';
import type { Probe } from './probe.ts';

const words: Readonly<Record<ModelFailureReason, ProbeFailure['outcome']>> = {
  unreachable: 'unreachable',
  address_refused: 'turned_away',
  redirected: 'unexpected',
  unauthorised: 'key_refused',
  not_found: 'not_found',
  busy: 'busy',
  server_error: 'server_error',
  slow_start: 'no_answer',
  went_quiet: 'no_answer',
  took_too_long: 'no_answer',
  too_much: 'unexpected',
  broken: 'unexpected',
  cut_off: 'turned_away',
} satisfies Readonly<Record<ModelFailureReason, CheckOutcome>>;

/** Some servers list no models: those are asked for one word. */
const sayOneWord = async (setting: ModelSetting, fetch: typeof globalThis.fetch, signal: AbortSignal) => {
  const answer = await fetch(`${setting.baseUrl}/chat/completions`, {
    method: 'POST',
    signal,
    headers: {
      'content-type': 'application/json',
      ...(setting.key === undefined ? {} : { authorization: `Bearer ${setting.key}` }),
    },
    body: JSON.stringify({
      model: setting.model,
      messages: [{ role: 'user', content: 'Hello' }],
      max_tokens: 1,
    }),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new ProbeFailure(outcomeOfStatus(answer.status));
};

const tried = async (
  setting: ModelSetting,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<void> => {
  try {
    await listModels(setting, { fetch, signal, listMs: checkLimitSeconds * 1000 });
  } catch (error) {
    const { reason } = failureOf(error);
    if (reason !== 'not_found') throw new ProbeFailure(words[reason]);
    await sayOneWord(setting, fetch, signal).catch((cause: unknown) => {
      if (cause instanceof ProbeFailure) throw cause;
      throw new ProbeFailure(words[(cause instanceof ModelFailure ? cause : failureOf(cause)).reason]);
    });
  }
};

/** Like a connected model itself, through the guard that looks at where an address leads. */
export const probeModel = (deps: Pick<ModelDeps, 'db' | 'box' | 'options'>): Probe => ({
  id: 'model',
  target: async () => {
    const row = await readProvider(deps.db);
    const setting = await openSetting(deps.box, row);
    if (row === undefined) return undefined;
    return {
      where: setting?.host ?? null,
      attempt: async (signal) => {
        // An address that was allowed when it was saved may not be any more.
        if (setting === undefined) throw new ProbeFailure('turned_away');
        if (row.key_sealed !== null && setting.key === undefined) throw new ProbeFailure('key_unreadable');
        await tried(setting, deps.options?.fetch ?? createGuardedFetch(), signal);
      },
    };
  },
});
