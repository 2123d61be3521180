import { z } from 'zod';
import { providerPresets } from '#domain/assistant/provider-presets.ts';
import type { ProviderSetting, ProviderView } from '#domain/assistant/provider-request.ts';
import { providerTestSchema } from '#domain/assistant/provider-test.ts';
import type { ProviderTest } from '#domain/assistant/provider-test.ts';
import type { Secrets } from '#server/config/secrets.ts';
import { createSealedBox } from '#server/engine/auth/tokens/sealed-box.ts';
import type { SealedBox } from '#server/engine/auth/tokens/sealed-box.ts';
import type { Actor, Database } from '#server/engine/database/database.ts';
import type { ModelSetting } from './model-question.ts';
import { parseBaseUrl } from './safe-base-url.ts';

type Db = Pick<Database, 'tx'>;

const rowSchema = z.object({
  preset: z.enum(providerPresets),
  base_url: z.string(),
  model: z.string(),
  key_sealed: z.string().nullable(),
  structured: z.boolean(),
  context_tokens: z.number(),
  monthly_cap: z.number().nullable(),
  person_cap: z.number().nullable(),
  tested_at: z.date().nullable(),
  test_result: z.unknown(),
  // As text: a date of this language has no microseconds, and a test belongs to this one moment.
  changed_at: z.string(),
});
export type ProviderRow = z.infer<typeof rowSchema>;

const service: Actor = { role: 'service_role', claims: { role: 'service_role' } };

export const providerBox = (secrets: Pick<Secrets, 'derive'>): SealedBox =>
  createSealedBox(secrets.derive('ai-provider'));

export const readProvider = async (db: Db): Promise<ProviderRow | undefined> => {
  const { rows } = await db.tx(service, (query) =>
    query(
      `select preset, base_url, model, key_sealed, structured, context_tokens, monthly_cap, person_cap,
         tested_at, test_result, changed_at::text as changed_at
       from public.ai_provider`,
      [],
      'read_ai_provider',
    ),
  );
  return rows[0] === undefined ? undefined : rowSchema.parse(rows[0]);
};

export const usedThisMonth = async (db: Db): Promise<number> => {
  const { rows } = await db.tx(service, (query) =>
    query<{ used: number }>(
      `select used::float8 as used from public.ai_months
       where month = date_trunc('month', now() at time zone 'utc')::date`,
    ),
  );
  return rows[0]?.used ?? 0;
};

const sealedSchema = z.object({ key: z.string(), origin: z.string() });

/** A key opens for the service it was typed for and for no other, whatever stands beside it in the table. */
export const openKey = async (
  box: SealedBox,
  sealed: string | null,
  origin: string,
): Promise<string | undefined> => {
  if (sealed === null) return undefined;
  const opened = sealedSchema.safeParse(await box.open(sealed));
  return opened.success && opened.data.origin === origin ? opened.data.key : undefined;
};

/** What the model is asked with. Undefined where nothing is connected, or the address is none that is allowed any more. */
export const openSetting = async (
  box: SealedBox,
  row: ProviderRow | undefined,
): Promise<ModelSetting | undefined> => {
  const address = row === undefined ? undefined : parseBaseUrl(row.base_url);
  if (row === undefined || address?.ok !== true) return undefined;
  return {
    baseUrl: address.url,
    host: address.host,
    model: row.model,
    key: await openKey(box, row.key_sealed, address.origin),
    structured: row.structured,
    contextTokens: row.context_tokens,
  };
};

/** Without a new key, the one that is kept stays for the same service. It does not come along to another. */
const keyToKeep = async (
  box: SealedBox,
  row: ProviderRow | undefined,
  key: string | null | undefined,
  origin: string,
): Promise<string | null> => {
  if (key === null) return null;
  if (typeof key === 'string') return box.seal({ key, origin });
  const sealed = row?.key_sealed ?? null;
  return (await openKey(box, sealed, origin)) === undefined ? null : sealed;
};

/** As the admin whose claims these are: the database looks at the role again. */
export const saveProvider = async (
  { db, admin, box }: { readonly db: Db; readonly admin: Actor; readonly box: SealedBox },
  setting: ProviderSetting & { readonly key?: string | null | undefined },
  origin: string,
): Promise<void> => {
  const sealed = await keyToKeep(box, await readProvider(db), setting.key, origin);
  const row = {
    preset: setting.preset,
    base_url: setting.baseUrl,
    model: setting.model,
    key_sealed: sealed,
    structured: setting.structured,
    context_tokens: setting.contextTokens,
    monthly_cap: setting.monthlyCap,
    person_cap: setting.personCap,
  };
  await db.tx(admin, (query) => query('select public.save_ai_provider($1::jsonb)', [JSON.stringify(row)]));
};

export const removeProvider = async (db: Db, admin: Actor): Promise<void> => {
  await db.tx(admin, (query) => query('select public.remove_ai_provider()'));
};

export const noteTest = async (
  db: Db,
  admin: Actor,
  changedAt: string,
  test: ProviderTest,
): Promise<void> => {
  await db.tx(admin, (query) =>
    query('select public.note_ai_provider_test($1::timestamptz, $2::jsonb)', [
      changedAt,
      JSON.stringify(test),
    ]),
  );
};

/** Everything but the key. */
export const viewOf = async (box: SealedBox, row: ProviderRow): Promise<ProviderView> => {
  const address = parseBaseUrl(row.base_url);
  const opened = await openKey(box, row.key_sealed, address.ok ? address.origin : '');
  const test = providerTestSchema.safeParse(row.test_result);
  const kept = opened === undefined ? 'unreadable' : 'kept';
  return {
    preset: row.preset,
    baseUrl: row.base_url,
    model: row.model,
    key: row.key_sealed === null ? 'none' : kept,
    structured: row.structured,
    contextTokens: row.context_tokens,
    monthlyCap: row.monthly_cap,
    personCap: row.person_cap,
    changedAt: row.changed_at,
    testedAt: row.tested_at?.toISOString() ?? null,
    test: test.success ? test.data : null,
  };
};
