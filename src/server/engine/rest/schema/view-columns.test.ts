import { describe, expect, it } from 'vitest';
import { readViewColumns, resolveOrigins } from './view-columns.ts';

const entry = (number: number, table: number, column: number, junk = 'false'): string =>
  `{TARGETENTRY :expr {VAR :varno 1 :varattno ${String(column)}} :resno ${String(number)} :resname od\\ d\\} ` +
  `:ressortgroupref 0 :resorigtbl ${String(table)} :resorigcol ${String(column)} :resjunk ${junk}}`;

describe('columns of a view', () => {
  it('reads the columns of a view’s outermost query', () => {
    const inner = `{QUERY :targetList (${entry(1, 7, 9)})}`;
    const text = `({QUERY :commandType 1 :rtable ({RANGETBLENTRY :subquery ${inner}}) :targetList (${[
      entry(1, 5, 2),
      entry(2, 0, 0),
      entry(3, 6, 1, 'true'),
      entry(4, 6, 4),
    ].join(' ')}) :override 0})`;
    expect([...readViewColumns(text)]).toEqual([
      [1, { table: '5', column: 2 }],
      [4, { table: '6', column: 4 }],
    ]);
  });

  it('follows columns through other views', () => {
    const views = new Map([
      ['10', new Map([[1, { table: '11', column: 2 }]])],
      ['11', new Map([[2, { table: '5', column: 3 }]])],
      ['12', new Map([[1, { table: '11', column: 9 }]])],
    ]);
    const resolved = resolveOrigins(views);
    expect(resolved.get('10')?.get(1)).toEqual({ table: '5', column: 3 });
    expect(resolved.get('12')?.size).toBe(0);
  });
});
