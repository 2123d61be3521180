import { describe, expect, it } from 'vitest';
import { accountTables, exportedTables, tablesInExport } from '#domain/data-export/export-tables.ts';
import { leftOut } from '#domain/data-export/left-out.ts';
import { tablesKept } from '#domain/privacy/tables-kept.ts';

describe('[ARCHIVE-01] the tables of the export, and those left out with a reason', () => {
  const kept = Object.values(tablesKept).flat();
  const told = [...tablesInExport, ...leftOut.flatMap(({ tables }) => tables)];

  it('covers every table that holds personal data', () => {
    // A new table stands in src/domain/privacy/tables-kept.ts; from there it has to come here.
    expect(kept.filter((table) => !told.includes(table))).toEqual([]);
  });

  it('names no table twice, and none that does not exist', () => {
    expect(new Set(told).size).toBe(told.length);
    expect(told.filter((table) => !kept.includes(table))).toEqual([]);
  });

  it('exports no session token', () => {
    const sessions = exportedTables.find(({ table }) => table === 'user_sessions');
    expect(sessions?.columns).not.toContain('session_token');
    expect(accountTables).toEqual(['auth.users', 'auth.identities']);
  });
});
