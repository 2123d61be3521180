import { DatabaseError } from 'pg';
import type { AuditProgress } from '#domain/security/audit/audit-progress.ts';
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
  /** These alone, without the functions; otherwise everything there is. */
  readonly only?: readonly string[];
  /** Told when a table is done, and when the functions are. */
  readonly onProgress?: (progress: AuditProgress) => void;
}

/** Every table, operation and actor, each really tried and undone. */
export const runLiveMatrix = async (
  db: Pick<Database, 'tx'>,
  catalogue: Catalogue,
  bounds: Bounds,
): Promise<readonly AuditCell[]> => {
  const cells: AuditCell[] = [];
  const { only } = bounds;
  const all = catalogue.tables.filter(({ name }) => only?.includes(name) ?? true);
  let done = 0;
  for (let start = 0; start < all.length; start += tablesPerRehearsal) {
    const tables = all.slice(start, start + tablesPerRehearsal);
    await rehearse(db, async (rehearsal) => {
      for (const table of tables) {
        const inTime = bounds.now() < bounds.deadline;
        cells.push(
          ...(inTime ? await cellsOf(rehearsal, catalogue, table) : [untried(table.name, '', 'time')]),
        );
        done += 1;
        bounds.onProgress?.({ step: 'tables', done, total: all.length });
      }
    });
  }
  if (only === undefined) {
    const called = await callAdminFunctions(db);
    cells.push(...called);
    bounds.onProgress?.({ step: 'functions', done: called.length, total: called.length });
  }
  return cells;
};

export const callAdminFunctions = (db: Pick<Database, 'tx'>): Promise<readonly AuditCell[]> =>
  rehearse(db, async (rehearsal) => {
    const calls = await tryAdminFunctions(rehearsal);
    const door = await rehearsal.tryDoor();
    return [
      ...calls.map(({ name, ...call }) => judged(name, '', call)),
      judged('kindling.require_live_session', '', { operation: 'unanswered', actor: 'owner', ...door }),
    ];
  });

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
      // No row could be made for it: what it takes has to be written in scenes.ts.
      if (!(error instanceof DatabaseError)) throw error;
      cells.push(untried(table.name, scene.name, `${error.code ?? ''} ${error.message}`));
    }
  }
  return cells;
};

const judged = (table: string, scene: string, { operation, actor, outcome, saw }: TriedCell): AuditCell => {
  const may = mayPass(table, scene, operation, actor) ?? outcome === 'allowed';
  return { table, scene, operation, actor, may, outcome, saw, ...judgeTry(may, outcome) };
};

const untried = (table: string, scene: string, saw: string): AuditCell =>
  judged(table, scene, {
    operation: 'select',
    actor: 'anonymous',
    outcome: 'untried',
    saw: saw.slice(0, 200),
  });
