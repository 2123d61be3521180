import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv } from './parse-csv.ts';
import { RestError } from '#server/engine/rest/rest-error.ts';

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;

describe('CSV bodies', () => {
  it('reads rows under the names of the first line', () => {
    expect(parseCsv('a,b\n1,\r\n"x,\n""y""",NULL')).toEqual([
      { a: '1', b: '' },
      { a: 'x,\n"y"', b: null },
    ]);
    expect(parseCsv('')).toEqual([]);
    expect(parseCsv('a,b\n')).toEqual([]);
  });

  it('refuses a line that is short or a quote left open', () => {
    expect(() => parseCsv('a,b\n1')).toThrow('All lines must have same number of fields');
    expect(() => parseCsv('a\n"x')).toThrow('Could not parse the CSV body');
    expect(() => parseCsv('a\n"x"y')).toThrow(RestError);
  });

  it('gives back whatever was quoted', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 2 }), { maxLength: 4 }),
        (rows) => {
          fc.pre(!rows.flat().includes('NULL'));
          const text = ['a,b', ...rows.map((row) => row.map(quote).join(','))].join('\n');
          expect(parseCsv(text)).toEqual(rows.map(([a, b]) => ({ a, b })));
        },
      ),
    );
  });
});
