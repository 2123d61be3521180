import { providerRequestSchema } from '#domain/assistant/provider-request.ts';
import type { ModelsAnswer, ProviderAnswer, ProviderRequest } from '#domain/assistant/provider-request.ts';
import type { ModelDeps } from '#server/assistant/answer-with-model.ts';
import { connectedModel } from '#server/assistant/answer-with-model.ts';
import { listModels } from '#server/assistant/list-models.ts';
import { ModelFailure } from '#server/assistant/model-failure.ts';
import {
  noteTest,
  openKey,
  readProvider,
  removeProvider,
  saveProvider,
  usedThisMonth,
  viewOf,
} from '#server/assistant/provider-settings.ts';
import { parseBaseUrl } from '#server/assistant/safe-base-url.ts';
import { testProvider } from '#server/assistant/test-provider.ts';
import type { HealthDesk } from '#server/health/health-desk.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';
import { inRole } from '../function-context.ts';
import type { FunctionContext, ServerFunction } from '../function-context.ts';
import { FunctionError, invalidRequest } from '../function-error.ts';
import { readBody } from '../read-body.ts';

interface AiProviderDeps extends ModelDeps {
  readonly limits: Pick<RateLimits, 'take'>;
  readonly health: Pick<HealthDesk, 'forget'>;
}

type Wish<Action extends ProviderRequest['action']> = Extract<ProviderRequest, { action: Action }>;

/** For admins: which model is connected, which ones an endpoint has, and whether it can do what the site needs. */
export const aiProvider =
  (deps: AiProviderDeps): ServerFunction =>
  async (request, context) => {
    await requireAdmin(context);
    const wish = await readBody(request, providerRequestSchema);
    if (wish.action === 'models' || wish.action === 'test') {
      await deps.limits.take({ limit: 'aiProviderAccount', subject: context.userId });
    }
    if (wish.action === 'models') return Response.json(await models(deps, wish, request.signal));
    if (wish.action === 'save') await save(deps, context, wish);
    if (wish.action === 'remove') await removeProvider(deps.db, inRole(context, 'service_role'));
    if (wish.action === 'save' || wish.action === 'remove') deps.health.forget();
    if (wish.action === 'test') await test(deps, context, request.signal);
    return Response.json(await read(deps));
  };

/** The database has the last word again where something is changed. */
const requireAdmin = async ({ actor, db }: FunctionContext): Promise<void> => {
  const { rows } = await db.tx(actor, (query) =>
    query<{ admin: boolean }>('select public.is_current_user_admin() as admin'),
  );
  if (rows[0]?.admin !== true) throw new FunctionError(403, 'forbidden', 'Only admins may connect a model');
};

const addressOf = (text: string) => {
  const address = parseBaseUrl(text);
  if (!address.ok) throw invalidRequest(`body/baseUrl ${address.why}`);
  return address;
};

const read = async ({ db, box }: AiProviderDeps): Promise<ProviderAnswer> => {
  const row = await readProvider(db);
  return {
    success: true,
    provider: row === undefined ? null : await viewOf(box, row),
    usedThisMonth: await usedThisMonth(db),
  };
};

const save = async (
  { db, box }: AiProviderDeps,
  context: FunctionContext,
  wish: Wish<'save'>,
): Promise<void> => {
  const { url, origin } = addressOf(wish.baseUrl);
  await saveProvider({ db, admin: inRole(context, 'service_role'), box }, { ...wish, baseUrl: url }, origin);
};

const models = async (
  { db, box, options }: AiProviderDeps,
  wish: Wish<'models'>,
  signal: AbortSignal,
): Promise<ModelsAnswer> => {
  const { url, origin } = addressOf(wish.baseUrl);
  // The kept one only for the service it is for.
  const kept = wish.key === undefined ? (await readProvider(db))?.key_sealed : null;
  const key = wish.key ?? (await openKey(box, kept ?? null, origin));
  try {
    const found = await listModels(
      { baseUrl: url, key },
      { signal, ...(options?.fetch === undefined ? {} : { fetch: options.fetch }) },
    );
    return { success: true, models: [...found], failed: null };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return { success: true, models: [], failed: error.reason };
  }
};

const test = async (deps: AiProviderDeps, context: FunctionContext, signal: AbortSignal): Promise<void> => {
  const row = await readProvider(deps.db);
  const setting = await connectedModel(deps);
  if (row === undefined || setting === undefined) {
    throw new FunctionError(409, 'no_provider', 'No model is connected');
  }
  const result = await testProvider(setting, signal, deps.options);
  await noteTest(deps.db, inRole(context, 'service_role'), row.changed_at, result);
};
