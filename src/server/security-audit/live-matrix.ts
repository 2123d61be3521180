import { DatabaseError } from 'pg';
import type { AuditCell } from '#domain/security/audit/audit-run.ts';
import { mayPass } from '#domain/security/audit/expectations.ts';
import { judgeTry } from '#domain/security/audit/judge.ts';
import type { Database } from '#server/engine/database/database.ts';
import type { Catalogue, CatalogueTable } from './read-catalogue.ts';
import { rehearse } from './rehearse.ts';
import type { Rehearsal } from './rehearse.ts';
import { scenesOf } from './scenes.ts';
import { tryClosed } from './try-closed.ts';
import { tryAdminFunctions } from './try-functions.ts';
import { tryTable } from './try-table.ts';
import type { TriedCell } from './try-table.ts';

/** A rehearsal holds its planted rows' locks until it ends, so the tables come in several. */
const tablesPerRehearsal = 12;

interface Bounds {
  readonly now: () => number;
  /** Tables whose turn has not come by then are told as untried. */
  readonly deadline: number;
}

/** Every table, operation and actor, each really tried and undone. */
export const runLiveMatrix = async (
  db: Pick<Database, 'tx'>,
  catalogue: Catalogue,
  bounds: Bounds,
): Promise<readonly AuditCell[]> => {
  const cells: AuditCell[] = [];
  for (let start = 0; start < catalogue.tables.length; start += tablesPerRehearsal) {
    const tables = catalogue.tables.slice(start, start + tablesPerRehearsal);
    await rehearse(db, async (rehearsal) => {
      for (const table of tables) {
        const inTime = bounds.now() < bounds.deadline;
        cells.push(...(inTime ? await cellsOf(rehearsal, catalogue, table) : [untried(table.name, '', 'time')]));
      }
      if (start + tablesPerRehearsal < catalogue.tables.length) return;
      const calls = await tryAdminFunctions(rehearsal);
      cells.push(...calls.map(({ name, ...call }) => judged(name, '', call)));
    });
  }
  return cells;
};

const cellsOf = async (
  rehearsal: Rehearsal,
  catalogue: Catalogue,
  table: CatalogueTable,
): Promise<readonly AuditCell[]> => {
  const cells: AuditCell[] = [];
  if (!['public', 'storage'].includes(table.schema)) {
    const tried = await tryClosed(rehearsal, table);
    return tried.map((cell) => judged(table.name, '', cell));
  }
  for (const scene of scenesOf(table.name)) {
    try {
      const tried = await tryTable(rehearsal, catalogue, table, scene);
      cells.push(...tried.map((cell) => judged(table.name, scene.name, cell)));
    } catch (error) {
      // No row could be made for it: what it takes is written in scenes.ts. Privileges can be tried without one.
      if (!(error instanceof DatabaseError)) throw error;
      cells.push(untried(table.name, scene.name, `${error.code ?? ''} ${error.message}`));
    }
  }
  return cells;
};

const judged = (table: string, scene: string, { operation, actor, outcome, saw }: TriedCell): AuditCell => {
  const may = mayPass(table, scene, operation, actor);
  return { table, scene, operation, actor, may, outcome, saw, ...judgeTry(may, outcome) };
};

const untried = (table: string, scene: string, saw: string): AuditCell =>
  judged(table, scene, { operation: 'select', actor: 'anonymous', outcome: 'untried', saw: saw.slice(0, 200) });
