import { archiveRules } from '#domain/archive/archive-rules.ts';
import { archivedTables } from '#domain/archive/archive-tables.ts';
import { cannotCome } from '#domain/restore/cannot-come.ts';
import { restoreLimits } from '#domain/restore/restore-limits.ts';
import type { KindPlan, RestoreChoices, RestorePlan } from '#domain/restore/restore-plan.ts';
import { settingRows } from '#domain/restore/setting-rows.ts';
import type { Query } from '#server/engine/database/database.ts';
import { CopyRefused } from './copy-refused.ts';
import type { CopySource } from './copy-source.ts';
import { memoryIds } from './restored-ids.ts';
import { restoreMemories } from './restore-memories.ts';
import { restoreRecords } from './restore-records.ts';
import { restoreSettings } from './restore-settings.ts';
import { restoreUploads } from './restore-uploads.ts';
import type { UploadShelf } from './restore-uploads.ts';
import { inRoleOf } from './restoring.ts';
import type { Restoring } from './restoring.ts';

interface Options {
  readonly userId: string;
  readonly choices: RestoreChoices;
  readonly signal: AbortSignal;
  readonly shelf: UploadShelf;
  readonly sha256: string;
  /** A rehearsal, with a rollback behind it. */
  readonly isLook: boolean;
}

export interface Restored {
  readonly plan: RestorePlan;
  /** Null where nothing had to be changed. */
  readonly restoreId: string | null;
}

const orderOf = new Map(archivedTables.map(({ name }, at) => [name, at]));

interface Named {
  readonly name: string;
}
const placeOf = ({ name }: Named): number => orderOf.get(name) ?? Infinity;
/** Files take longest, and nobody has to wait for them: they come before the first record is written. */
const turnOf = (part: Named): number => (part.name === 'music_staging' ? -1 : placeOf(part));

const isMemoryOn = async (query: Query): Promise<boolean> => {
  const { rows } = await query<{ is_on: boolean }>('select public.is_memory_on() as is_on');
  return rows[0]?.is_on === true;
};

const restorePart = async (
  restoring: Restoring,
  table: string,
  memories: ReadonlyMap<string, string> | null,
  shelf: UploadShelf,
): Promise<KindPlan> => {
  if (archiveRules[`public.${table}`]?.restore === 'record') return restoreRecords(restoring, table);
  if (settingRows[table] !== undefined) return restoreSettings(restoring, table);
  if (table === 'music_staging') return restoreUploads(restoring, shelf);
  return restoreMemories(restoring, table, memories);
};

const countsOf = (kinds: readonly KindPlan[]): Readonly<Record<string, number>> =>
  Object.fromEntries(kinds.map((kind) => [kind.name, kind.new + kind.changed]));

const changedAnything = (kinds: readonly KindPlan[], choices: RestoreChoices): boolean =>
  kinds.some((kind) => choices[kind.name] !== 'skip' && kind.new + kind.changed + kind.conflict > 0);

/**
 * Everything a copy brings, inside one transaction of the person's. A rehearsal is the same with a rollback behind it, so that
 * what it says is what would happen; of records it takes each helping back before the next.
 */
export const restoreCopy = async (
  query: Query,
  source: CopySource,
  { userId, choices, signal, shelf, sha256, isLook }: Options,
): Promise<Restored> => {
  let point: string | undefined;
  const begin = async (): Promise<boolean> => {
    if (isLook || point !== undefined) return false;
    const { rows } = await query<{ point: string }>(`select public.make_restore_point('restore') as point`);
    point = rows[0]?.point;
    return true;
  };
  const restoring: Restoring = {
    query,
    source,
    userId,
    choiceFor: (table) => choices[table] ?? 'keep',
    now: Date.now(),
    signal,
    wayBack: {},
    isLook,
    begin,
  };
  const memories = (await isMemoryOn(query)) ? await memoryIds(restoring) : null;
  const kinds: KindPlan[] = [];
  const stays: RestorePlan['stays'] = [];
  for (const { name, rows: count } of source.parts.toSorted((one, other) => turnOf(one) - turnOf(other))) {
    const rule = archiveRules[`public.${name}`];
    if (rule === undefined || rule.copy === 'never' || rule.restore === 'never') {
      const why = rule?.copy === 'rows' ? (rule.why ?? '') : cannotCome.unknownKind;
      if (count > 0) stays.push({ name, rows: count, why });
    } else if (count > 0) {
      kinds.push(await restorePart(restoring, name, memories, shelf));
    }
  }
  kinds.sort((one, other) => placeOf(one) - placeOf(other));
  const wayBack = JSON.stringify(restoring.wayBack);
  if (wayBack.length > restoreLimits.wayBackBytes) throw new CopyRefused('too_much');
  let restoreId: string | null = null;
  if (!isLook && changedAnything(kinds, choices)) {
    await begin();
    restoreId = await note(query, [source.madeAt, point ?? null, JSON.stringify(countsOf(kinds)), wayBack]);
  }
  const plan: RestorePlan = {
    sha256,
    madeAt: source.madeAt,
    site: source.site,
    ofThisAccount: source.accountId === userId,
    kinds,
    stays,
  };
  return { plan, restoreId };
};

const note = async (query: Query, values: readonly unknown[]): Promise<string | null> => {
  const { rows } = await inRoleOf(query, 'service_role', () =>
    query<{ id: string }>('select public.note_restore($1, $2, $3, $4) as id', values),
  );
  return rows[0]?.id ?? null;
};
