import { describe, expect, it } from 'vitest';
import { accountTables, exportedTables, tablesInExport } from '#domain/data-export/export-tables.ts';
import { leftOut } from '#domain/data-export/left-out.ts';
import { tablesKept } from '#domain/privacy/tables-kept.ts';

describe('[ARCHIVE-01] everything a person has is in the copy, or it is said why not', () => {
  const kept = Object.values(tablesKept).flat();
  const told = [...tablesInExport, ...leftOut.flatMap(({ tables }) => tables)];

  it('forgets no table that keeps something about people', () => {
    // A new table stands in src/domain/privacy/tables-kept.ts; from there it has to come here.
    expect(kept.filter((table) => !told.includes(table))).toEqual([]);
  });

  it('names no table twice, and none that there is not', () => {
    expect(new Set(told).size).toBe(told.length);
    expect(told.filter((table) => !kept.includes(table))).toEqual([]);
  });

  it('has no key in it', () => {
    const sessions = exportedTables.find(({ table }) => table === 'user_sessions');
    expect(sessions?.columns).not.toContain('session_token');
    expect(accountTables).toEqual(['auth.users', 'auth.identities']);
  });
});
