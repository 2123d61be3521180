import { cannotCome } from '#domain/restore/cannot-come.ts';
import { compareRow, differingColumns } from '#domain/restore/compare-row.ts';
import type { KindPlan, RowState } from '#domain/restore/restore-plan.ts';
import { rowText } from '#domain/restore/row-text.ts';
import { createTally } from '#domain/restore/tally.ts';
import type { Tally } from '#domain/restore/tally.ts';
import type { CopyRow } from './copy-source.ts';
import { idsFor, isId } from './restored-ids.ts';
import type { RestoredIds } from './restored-ids.ts';
import { createOnce, inRoleOf, requireOwner, requireTime, wayBackOf } from './restoring.ts';
import type { Restoring } from './restoring.ts';
import { writeAllowed } from './write-allowed.ts';

/** A quote is word for word and never rewritten; whoever took one away meant it. */
const notCompared: ReadonlySet<string> = new Set(['id', 'user_id', 'updated_at', 'quote']);
const times = ['created_at', 'updated_at', 'approved_at', 'decided_at', 'used_at'] as const;

/** Two clocks are never quite the same. */
const clockSlack = 60_000;

interface Coming {
  readonly row: CopyRow & { readonly id: string };
  readonly state: RowState;
}

const isMemory = (table: string): boolean => table.startsWith('ai_');

const reasonAgainst = (row: CopyRow, now: number): string | null => {
  if (!isId(row['id'])) return cannotCome.unreadable;
  if (times.some((name) => typeof row[name] === 'string' && Date.parse(row[name]) > now + clockSlack)) {
    return cannotCome.fromTheFuture;
  }
  const until = row['expires_at'];
  return typeof until === 'string' && Date.parse(until) <= now ? cannotCome.expired : null;
};

/** With the ids of here, and mine. */
const owned = (row: CopyRow, ids: RestoredIds, memories: RestoredIds): Coming['row'] => {
  const { user_id: _, ...rest } = row;
  const given = String(row['id']);
  const named = (name: string): CopyRow => {
    const value = row[name];
    return typeof value === 'string' ? { [name]: memories.get(value) ?? value } : {};
  };
  return { ...rest, ...named('replaced_by'), ...named('memory_id'), id: ids.get(given) ?? given };
};

const heldAmong = async (
  { query, userId }: Restoring,
  table: string,
  rows: readonly Coming['row'][],
): Promise<ReadonlyMap<string, CopyRow>> => {
  const { rows: held } = await query<{ row: CopyRow }>(
    `select to_jsonb(r) as row from public.${table} as r where user_id = $1 and id = any ($2::uuid[])`,
    [userId, rows.map(({ id }) => id)],
  );
  return new Map(held.map(({ row }) => [String(row['id']), row]));
};

/** Suggestions that were made from the same words are the same suggestion, whatever their id. */
const knownQuotes = async (
  { query, userId }: Restoring,
  table: string,
  rows: readonly CopyRow[],
): Promise<ReadonlySet<unknown>> => {
  if (table !== 'memory_proposals') return new Set();
  const { rows: held } = await query<{ quote_hash: string }>(
    'select quote_hash from public.memory_proposals where user_id = $1 and quote_hash = any ($2)',
    [userId, rows.map((row) => String(row['quote_hash']))],
  );
  return new Set(held.map(({ quote_hash }) => quote_hash));
};

const write = async (
  { query }: Restoring,
  table: string,
  coming: readonly Coming[],
  tally: Tally,
): Promise<void> => {
  // The procedure takes its columns from the first row.
  const groups = Map.groupBy(coming, ({ row }) => Object.keys(row).toSorted().join());
  for (const group of groups.values()) {
    const refused = await writeAllowed(query, group, async (some) => {
      const { rows } = await query<{ made: number }>('select public.restore_memory_rows($1, $2) as made', [
        table,
        JSON.stringify(some.map(({ row }) => row)),
      ]);
      const made = rows[0]?.made ?? 0;
      for (let at = made; at < some.length; at += 1) tally.refuse('new', cannotCome.withoutMemory);
    });
    for (const { state } of refused) tally.refuse(state, cannotCome.notAllowed);
  }
};

/** Memories, suggestions and uses: what is not here comes as it was. A memory that is different is the person's to decide. */
export const restoreMemories = async (
  restoring: Restoring,
  table: string,
  memories: RestoredIds | null,
): Promise<KindPlan> => {
  const tally = createTally(table);
  const choice = restoring.choiceFor(table);
  const once = createOnce();
  for await (const rows of restoring.source.rowsOf(table)) {
    requireTime(restoring);
    rows.forEach((row) => requireOwner(restoring, row));
    if (memories === null) {
      rows.forEach(() => tally.refuse(null, cannotCome.memoryOff));
      continue;
    }
    const readable: CopyRow[] = [];
    for (const row of rows) {
      const why = reasonAgainst(row, restoring.now);
      if (why === null) readable.push(row);
      else tally.refuse(null, why);
    }
    const ids = isMemory(table) ? memories : await idsFor(restoring, table, readable);
    const mine = readable.map((row) => owned(row, ids, memories));
    const held = await heldAmong(restoring, table, mine);
    const quotes = await knownQuotes(restoring, table, mine);
    const back = wayBackOf(restoring, table);
    const coming: Coming[] = [];
    for (const row of mine) {
      once(row.id);
      const there = held.get(row.id);
      const differing =
        there === undefined || !isMemory(table) ? [] : differingColumns(there, row, notCompared);
      const state = quotes.has(row['quote_hash']) ? 'same' : compareRow(there, differing);
      tally.add(state, rowText(row));
      if (choice === 'skip' || state === 'same' || (state === 'conflict' && choice === 'keep')) continue;
      coming.push({ row, state });
      if (there === undefined) back.new.push(row.id);
      else back.before[row.id] = Object.fromEntries(differing.map((name) => [name, there[name] ?? null]));
    }
    if (coming.length > 0) {
      await inRoleOf(restoring.query, 'service_role', () => write(restoring, table, coming, tally));
    }
  }
  return tally.plan();
};
