import { describe, expect, it } from 'vitest';
import { archiveRules } from '#domain/archive/archive-rules.ts';
import { archivedTables } from '#domain/archive/archive-tables.ts';
import { tablesInExport } from '#domain/data-export/export-tables.ts';
import { tablesAboutNobody, tablesKept } from '#domain/privacy/tables-kept.ts';
import { exportedKinds, recordRegistry } from '#domain/records/record-registry.ts';

describe('[ARCHIVE-01] the rules of the copy that can be put back', () => {
  it('has a rule for copying and putting back every table', () => {
    // A new table stands in tables-kept.ts first; if people may read it, archive-rules.ts has to say whether it comes back.
    const tables = [...Object.values(tablesKept).flat(), ...tablesAboutNobody];
    expect(tables.filter((table) => archiveRules[table] === undefined)).toEqual([]);
    expect(Object.keys(archiveRules).filter((table) => !tables.includes(table))).toEqual([]);
  });

  it('copies exactly what the export shows', () => {
    const copied = Object.entries(archiveRules).filter(([, { copy }]) => copy === 'rows');
    expect(copied.map(([table]) => table).toSorted()).toEqual(tablesInExport.toSorted());
  });

  it('says why wherever something is not copied or not put back', () => {
    const silent = Object.entries(archiveRules).filter(
      ([, { restore, why }]) => restore === 'never' && (why ?? '') === '',
    );
    expect(silent).toEqual([]);
  });

  it('puts back nothing that is not in the file', () => {
    const odd = Object.entries(archiveRules).filter(
      ([, { copy, restore }]) => copy === 'never' && restore !== 'never',
    );
    expect(odd).toEqual([]);
  });

  it('merges every kind of record by field', () => {
    for (const kind of exportedKinds) {
      expect(archiveRules[`public.${recordRegistry[kind].table}`]).toEqual({
        copy: 'rows',
        restore: 'record',
      });
    }
  });

  it('names every table of the copy once', () => {
    const names = archivedTables.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
