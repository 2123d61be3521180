import { auditActors } from '#domain/security/audit/audit-actors.ts';
import type { AuditOperation } from '#domain/security/audit/audit-actors.ts';
import type { CatalogueTable } from './read-catalogue.ts';
import type { Rehearsal } from './rehearse.ts';
import type { TriedCell } from './try-table.ts';

/**
 * The platform's own tables: no role of a token gets as far as a row, so none is made. Privileges are asked before the first
 * row is looked for; whatever is not refused has passed.
 */
export const tryClosed = async (
  rehearsal: Rehearsal,
  table: CatalogueTable,
): Promise<readonly TriedCell[]> => {
  const column = table.columns.find(({ generated }) => !generated);
  if (column === undefined) return [];
  const name = `"${column.name.replaceAll('"', '""')}"`;
  const statements: ReadonlyArray<readonly [AuditOperation, string]> = [
    ['select', `select 1 from ${table.name} where false`],
    ['insert', `insert into ${table.name} (${name}) select null::${column.type} where false`],
    ['update', `update ${table.name} set ${name} = null where false`],
    ['delete', `delete from ${table.name} where false`],
  ];
  const cells: TriedCell[] = [];
  for (const actor of auditActors) {
    const tried = await rehearsal.tryAs(
      actor,
      statements.map(([, text]) => [text, []]),
    );
    for (const [index, { saw }] of tried.entries()) {
      const operation = statements[index]?.[0] ?? 'select';
      cells.push({ operation, actor, saw, outcome: saw === '42501' ? 'denied' : 'allowed' });
    }
  }
  return cells;
};
