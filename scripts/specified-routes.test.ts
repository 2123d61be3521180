import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { redirects } from '#domain/navigation/redirects.ts';
import { isBuiltPath, routeTable } from '#domain/navigation/route-table.ts';

// The contract's own rows, so that the product's table is not its own witness.
const rows = new Map(
  readFileSync(path.join(import.meta.dirname, '../docs/rows.tsv'), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([id = '', , requirement = '']) => [id, requirement]),
);
const pathsIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/(?<=^|[ ,])\/[a-z0-9/-]*/g), ([found]) => found);
const pathsOf = (id: string): readonly string[] => pathsIn(rows.get(id) ?? '');

// The folder of the last one is specified, its name is ours.
const publicPaths = pathsOf('ROUTE-01').map((found) => (found === '/auth' ? '/auth/music/callback' : found));

describe('the routes of the specification', () => {
  it('reads the rows that name them', () => {
    expect([publicPaths.length, pathsOf('ROUTE-03').length, pathsOf('ROUTE-04').length]).toEqual([20, 13, 9]);
    expect(pathsOf('ROUTE-05')).toHaveLength(5);
  });

  it.each([
    ['ROUTE-01', 'public', publicPaths],
    // After its list, the row names where a visitor is sent, or where somebody who is no admin lands.
    ['ROUTE-03', 'signed-in', pathsOf('ROUTE-03').filter((found) => found !== '/auth-required')],
    ['ROUTE-04', 'admin', pathsOf('ROUTE-04').filter((found) => found !== '/')],
    ['ROUTE-05', 'public', pathsOf('ROUTE-05')],
  ] as const)('[%s] [ROUTE-06] are built, and %s', (_, access, paths) => {
    const ours = new Map(routeTable.map((entry) => [entry.path, entry.access]));
    expect(paths.map((found) => [found, ours.get(found), isBuiltPath(found)])).toEqual(
      paths.map((found) => [found, access, true]),
    );
  });

  it('[ROUTE-02] lead on where the specification says so, and nowhere else', () => {
    const specified = (rows.get('ROUTE-02') ?? '')
      .replace(/^Redirects: /, '')
      .split('; ')
      .flatMap((part) => {
        const [from = '', to = ''] = part.split(' -> ');
        return from.split(',').map((found) => [found, to] as const);
      });
    expect(redirects).toEqual(Object.fromEntries(specified));
  });
});
