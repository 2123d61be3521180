import { cannotCome } from '#domain/restore/cannot-come.ts';
import { differingColumns } from '#domain/restore/compare-row.ts';
import type { KindPlan, RowState } from '#domain/restore/restore-plan.ts';
import { settingRows } from '#domain/restore/setting-rows.ts';
import { createTally } from '#domain/restore/tally.ts';
import type { CopyRow } from './copy-source.ts';
import { createOnce, requireOwner, wayBackOf } from './restoring.ts';
import type { Restoring } from './restoring.ts';
import { writeAllowed } from './write-allowed.ts';

const pick = (row: CopyRow, names: readonly string[]): CopyRow =>
  Object.fromEntries(names.filter((name) => row[name] !== undefined).map((name) => [name, row[name]]));

const stateOf = (isThere: boolean, differing: readonly string[], disputed: readonly string[]): RowState => {
  if (!isThere) return 'new';
  if (disputed.length > 0) return 'conflict';
  return differing.length > 0 ? 'changed' : 'same';
};

/** One row of settings. What nobody has touched here may be taken from the copy; what somebody has is theirs to decide. */
export const restoreSettings = async (restoring: Restoring, table: string): Promise<KindPlan> => {
  const tally = createTally(table);
  const { owner, untouched } = settingRows[table] ?? { owner: 'user_id', untouched: {} };
  const names = Object.keys(untouched);
  const { query, userId } = restoring;
  const choice = restoring.choiceFor(table);
  const once = createOnce();
  for await (const rows of restoring.source.rowsOf(table)) {
    for (const row of rows) {
      requireOwner(restoring, row, owner);
      once(table);
      const copy = pick(row, names);
      const found = await query<{ row: CopyRow }>(
        `select to_jsonb(r) as row from public.${table} as r where ${owner} = $1`,
        [userId],
      );
      const there = found.rows[0]?.row;
      const held = pick(there ?? untouched, names);
      const differing = differingColumns(held, copy, new Set());
      const own = new Set(differingColumns(held, untouched, new Set()));
      const disputed = differing.filter((name) => own.has(name));
      const state = stateOf(there !== undefined, differing, disputed);
      tally.add(state, '');
      const taken = choice === 'take' ? differing : differing.filter((name) => !own.has(name));
      if (choice === 'skip' || (taken.length === 0 && there !== undefined)) continue;
      const refused = await writeAllowed(query, [pick(copy, taken)], async ([values]) => {
        const columns = taken.join(', ');
        if (there === undefined) {
          await query(
            `insert into public.${table} (${[owner, ...taken].join(', ')})
             select ${['$2', ...taken].join(', ')} from jsonb_populate_record(null::public.${table}, $1)`,
            [JSON.stringify(values), userId],
          );
        } else {
          await query(
            `update public.${table} set (${columns}) =
               (select ${columns} from jsonb_populate_record(null::public.${table}, $1)) where ${owner} = $2`,
            [JSON.stringify(values), userId],
          );
        }
      });
      if (refused.length > 0) tally.refuse(state, cannotCome.notAllowed);
      else if (taken.length > 0) {
        const id = there?.[table === 'users' ? 'id' : owner];
        wayBackOf(restoring, table).before[typeof id === 'string' ? id : userId] = pick(held, taken);
      }
    }
  }
  return tally.plan();
};
