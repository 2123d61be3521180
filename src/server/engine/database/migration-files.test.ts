import { describe, expect, test } from 'vitest';
import { parseMigrations } from '#server/engine/database/migration-files.ts';

const one = (sql: string, file = '20261116100100_accounts.sql') => parseMigrations([{ file, sql }]);

describe('the first lines of a migration', () => {
  test('name the migrations it replaces, on as many lines as it takes', () => {
    const sql =
      '-- replaces: 20261115000100_a, 20261115000200_b_2\n-- replaces: 20261115000300_c\n\nselect 1;\n';
    expect(one(sql)).toEqual([
      {
        file: '20261116100100_accounts.sql',
        version: '20261116100100',
        name: 'accounts',
        sql,
        replaces: [
          { version: '20261115000100', name: 'a' },
          { version: '20261115000200', name: 'b_2' },
          { version: '20261115000300', name: 'c' },
        ],
      },
    ]);
  });

  test('may name none', () => {
    expect(one('-- Replaces nothing.\nselect 1;\n')[0]?.replaces).toEqual([]);
    expect(one('select 1')[0]?.replaces).toEqual([]);
  });

  test.each([
    ['a list further down', 'select 1;\n-- replaces: 20261115000100_a\n', 'one of the first lines'],
    ['a list without its space', '--replaces: 20261115000100_a\nselect 1;\n', 'one of the first lines'],
    ['a list in capitals', '-- REPLACES: 20261115000100_a\nselect 1;\n', 'one of the first lines'],
    ['a file name', '-- replaces: 20261115000100_a.sql\nselect 1;\n', 'not <timestamp>_<feature>'],
    ['a version alone', '-- replaces: 20261115000100\nselect 1;\n', 'not <timestamp>_<feature>'],
    ['a comma at the end', '-- replaces: 20261115000100_a,\nselect 1;\n', 'not <timestamp>_<feature>'],
    ['one name twice', '-- replaces: 20261115000100_a, 20261115000100_a\nselect 1;\n', 'already'],
    ['its own name', '-- replaces: 20261116100100_accounts\nselect 1;\n', 'already'],
  ])('refuse %s', (_, sql, complaint) => {
    expect(() => one(sql)).toThrow(complaint);
  });
});

describe('the migrations of a folder', () => {
  test('refuse a file without a timestamp', () => {
    expect(() => one('select 1', 'accounts.sql')).toThrow('is not named <timestamp>_<feature>.sql');
  });

  test('refuse to replace one that still stands there, or that another replaces', () => {
    const squash = { file: '20261116100200_b.sql', sql: '-- replaces: 20261115000100_a\nselect 1;\n' };
    expect(() => parseMigrations([{ file: '20261115000100_a.sql', sql: 'select 1' }, squash])).toThrow(
      'already',
    );
    expect(() => parseMigrations([squash, { ...squash, file: '20261116100300_c.sql' }])).toThrow('already');
  });
});
