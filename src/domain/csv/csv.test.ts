import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTable, writeTable } from '#domain/csv/csv.ts';
import { escapeFormula, unescapeFormula } from '#domain/csv/escape-formula.ts';

const limits = { columns: 200, rows: 10_000 };

const rowsOf = (text: string) => {
  const table = readTable(text, limits);
  return typeof table === 'string' ? table : table.rows;
};

describe('[ARCHIVE-01] reading and writing CSV', () => {
  it.each([
    [
      'commas',
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'semicolons',
      'a;b\nc;d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'tabs',
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['the mark at the beginning', '\uFEFFa,b\n', [['a', 'b']]],
    ['marks, and marks inside marks', '"a ""b""","c,d"\n', [['a "b"', 'c,d']]],
    ['lines inside a cell', '"a\r\nb",c\n', [['a\r\nb', 'c']]],
    [
      'an empty last cell',
      'a,\nb,',
      [
        ['a', ''],
        ['b', ''],
      ],
    ],
    ['a cell that is never closed', 'a,"b\nc', [['a', 'b\nc']]],
    ['letters behind the closing mark', '"a"b,c', [['ab', 'c']]],
    [
      'old line ends',
      'a,b\rc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
  ])('parses a table with %s', (_, text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  it.each([
    [limits.columns, 'object'],
    [limits.columns + 1, 'string'],
  ])('accepts at most 200 columns: %i', (columns, kind) => {
    expect(typeof readTable('x,'.repeat(columns - 1) + 'x\n', limits)).toBe(kind);
  });

  it('refuses more rows than any list of tasks has', () => {
    expect(rowsOf('a,b\n'.repeat(limits.rows + 1))).toBe('too-many');
  });

  it('never throws, and parses back what was written', () => {
    const cell = fc.string({ unit: 'grapheme', maxLength: 12 });
    const row = fc.array(cell, { minLength: 2, maxLength: 5 });
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => void readTable(text, limits)));
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), (rows) => {
        const table = readTable(`\uFEFF${writeTable(rows)}`, limits);
        if (typeof table === 'string') throw new Error(table);
        expect(table.rows).toEqual(rows);
      }),
    );
  });

  it.each(['=1+1', '+1', '-1', '@now', "'=1", "''-x", '\tx', '＝1', 'plain', "it's", "'tis", ''])(
    'escapes %j so that no spreadsheet evaluates it, and restores it',
    (cell) => {
      expect(escapeFormula(cell)).not.toMatch(/^[=+\-@\t\r\n＝]/);
      expect(unescapeFormula(escapeFormula(cell))).toBe(cell);
    },
  );
});
