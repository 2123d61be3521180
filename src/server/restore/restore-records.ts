import { areSoundStamps, compareRecord, isDeletedHere, writeFor } from '#domain/restore/compare-record.ts';
import type { Comparison, FieldWrite } from '#domain/restore/compare-record.ts';
import { cannotCome } from '#domain/restore/cannot-come.ts';
import { readRecordCopy } from '#domain/restore/record-copy.ts';
import type { RecordCopy } from '#domain/restore/record-copy.ts';
import type { KindPlan, RowState } from '#domain/restore/restore-plan.ts';
import { rowText } from '#domain/restore/row-text.ts';
import { createTally } from '#domain/restore/tally.ts';
import type { Tally } from '#domain/restore/tally.ts';
import type { CopyRow } from './copy-source.ts';
import { createOnce, requireOwner, requireTime } from './restoring.ts';
import type { Restoring } from './restoring.ts';

interface Write extends FieldWrite {
  readonly state: RowState;
}

const settings = 'personal_settings';

/** The settings have the person's own id; whoever restores is the person now. */
const owned = ({ source, userId }: Restoring, table: string, row: CopyRow): CopyRow =>
  table === settings && row['id'] === source.accountId ? { ...row, id: userId } : row;

const readAll = (restoring: Restoring, table: string, rows: readonly CopyRow[], tally: Tally) => {
  const copies: RecordCopy[] = [];
  for (const row of rows) {
    requireOwner(restoring, row);
    const copy = readRecordCopy(table, owned(restoring, table, row));
    if (copy === null || (table === settings && copy.id !== restoring.userId)) {
      tally.refuse(null, cannotCome.unreadable);
    } else if (areSoundStamps(copy.stamps, restoring.now)) {
      copies.push(copy);
    } else {
      tally.refuse(null, cannotCome.fromTheFuture);
    }
  }
  return copies;
};

const heldAmong = async (
  { query, userId }: Restoring,
  table: string,
  copies: readonly RecordCopy[],
): Promise<ReadonlyMap<string, RecordCopy>> => {
  const { rows } = await query<{ row: CopyRow }>(
    `select to_jsonb(r) as row from public.${table} as r where user_id = $1 and id = any ($2::uuid[])`,
    [userId, copies.map(({ id }) => id)],
  );
  const held = rows.map(({ row }) => readRecordCopy(table, row)).filter((copy) => copy !== null);
  return new Map(held.map((copy) => [copy.id, copy]));
};

/** One statement for all rows with the same columns; what the database does not take is told apart row by row. */
const write = async (
  { query }: Restoring,
  table: string,
  writes: readonly Write[],
  tally: Tally,
): Promise<void> => {
  const groups = Map.groupBy(
    writes,
    ({ state, fields }) => `${state === 'new'} ${Object.keys(fields).join()}`,
  );
  for (const group of groups.values()) {
    const [first] = group;
    if (first === undefined) continue;
    const edits = group.map(({ id, fields, stamps }, at) => ({ at, id, fields, stamps }));
    const { rows } = await query<{ written: readonly number[] | null }>(
      'select public.write_allowed_edits($1, $2, $3, $4) as written',
      [table, first.state === 'new', Object.keys(first.fields), JSON.stringify(edits)],
    );
    const written = rows[0]?.written ?? [];
    if (written.length === group.length) continue;
    const done = new Set(written);
    for (const { at, ...edit } of edits.filter((one) => !done.has(one.at))) {
      const answer = await query<{ said: string }>('select public.apply_edit($1) as said', [
        JSON.stringify({ kind: table, ...edit }),
      ]);
      if (answer.rows[0]?.said !== 'kept') tally.refuse(group[at]?.state ?? null, cannotCome.notAllowed);
    }
  }
};

interface Judged {
  readonly comparison: Comparison;
  readonly copy: RecordCopy;
  readonly isGone: boolean;
  readonly edit: FieldWrite | null;
}

const judge = async (
  restoring: Restoring,
  table: string,
  copies: readonly RecordCopy[],
  by: Parameters<typeof writeFor>[3],
): Promise<readonly Judged[]> => {
  const held = await heldAmong(restoring, table, copies);
  return copies.map((copy) => {
    const mine = held.get(copy.id);
    const comparison = compareRecord(mine, copy);
    return {
      comparison,
      copy,
      isGone: isDeletedHere(mine, copy),
      edit: writeFor(mine, copy, comparison, by),
    };
  });
};

/** The lock on the person's writes goes with what is taken back. */
const rehearse = async ({ query }: Restoring, work: () => Promise<void>): Promise<void> => {
  await query('savepoint look');
  await work();
  await query('rollback to savepoint look');
  await query('release savepoint look');
};

/** One kind of record: compared with what is held and merged field by field, so many at a time. */
export const restoreRecords = async (restoring: Restoring, table: string): Promise<KindPlan> => {
  const tally = createTally(table);
  const choice = restoring.choiceFor(table);
  const madeAt = Date.parse(restoring.source.madeAt ?? '') || 0;
  const by = { choice, now: restoring.now, madeAt: Math.min(madeAt, restoring.now) };
  const once = createOnce();
  for await (const rows of restoring.source.rowsOf(table)) {
    requireTime(restoring);
    const copies = readAll(restoring, table, rows, tally);
    copies.forEach(({ id }) => once(id));
    let judged = await judge(restoring, table, copies, by);
    if (judged.some(({ edit }) => edit !== null) && (await restoring.begin())) {
      judged = await judge(restoring, table, copies, by);
    }
    const writes: Write[] = [];
    for (const { comparison, copy, isGone, edit } of judged) {
      tally.add(comparison.state, rowText(copy.fields), isGone);
      if (edit !== null) writes.push({ ...edit, state: comparison.state });
    }
    if (writes.length === 0) continue;
    const writeAll = (): Promise<void> => write(restoring, table, writes, tally);
    await (restoring.isLook ? rehearse(restoring, writeAll) : writeAll());
  }
  return tally.plan();
};
