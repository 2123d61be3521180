import type { AuditActor } from '#domain/security/audit/audit-actors.ts';
import { ownToOthers } from '#domain/security/audit/open-functions.ts';
import { adminFunctions } from '#domain/security/security-facts.ts';
import type { Rehearsal } from './rehearse.ts';
import { plantAuditEvent } from './scenes.ts';
import type { TriedCell } from './try-table.ts';

interface FunctionRow {
  readonly name: string;
  readonly bare: string;
  readonly call: string;
}

const outsiders: readonly AuditActor[] = ['anonymous', 'owner', 'stranger'];

/**
 * What answers to admins alone is called by everybody else, with nothing said. The guard stands before anything else, so
 * whatever is not refused as forbidden has got past it. Some answer others with what is theirs: these have nothing there, so
 * any row is somebody else's.
 */
export const tryAdminFunctions = async (
  rehearsal: Rehearsal,
): Promise<ReadonlyArray<TriedCell & { readonly name: string }>> => {
  const { rows } = await rehearsal.query<FunctionRow>(
    `select p.oid::regprocedure::text as name, p.proname as bare,
       format('select * from %I.%I(%s)', n.nspname, p.proname, coalesce((
         select string_agg('null::' || format_type(t.type, null), ', ' order by t.place)
         from unnest(p.proargtypes::oid[]) with ordinality as t (type, place)
       ), '')) as call
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = 'public' and p.prokind = 'f' and p.proname = any ($1::text[]) order by 1`,
    [adminFunctions],
  );
  await plantAuditEvent(rehearsal, rehearsal.people.admin);
  const cells: Array<TriedCell & { readonly name: string }> = [];
  for (const actor of outsiders) {
    const tried = await rehearsal.tryAs(
      actor,
      rows.map(({ call }) => [call, []]),
    );
    for (const [index, { saw, outcome: natural }] of tried.entries()) {
      const { name = '', bare = '' } = rows[index] ?? {};
      const past = ownToOthers.includes(bare) ? natural : 'allowed';
      const outcome = saw === '42501' ? 'denied' : past;
      cells.push({ name, operation: 'execute', actor, saw, outcome });
    }
  }
  return cells;
};
