import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Lock, lockFindings, lockSchema } from './lock-findings.ts';

const lockOf = (entry: Lock['packages'][string], name = 'left-pad'): Lock => ({
  lockfileVersion: 3,
  packages: {
    '': {},
    [`node_modules/a/node_modules/${name}`]: { integrity: 'sha512-x', license: 'MIT', ...entry },
  },
});

describe('what is wrong with installed packages', () => {
  it('is nothing at present', async () => {
    const text = await readFile(path.resolve(import.meta.dirname, '../package-lock.json'), 'utf8');
    const lock = lockSchema.parse(JSON.parse(text));
    expect(Object.keys(lock.packages).length).toBeGreaterThan(100);
    expect(lockFindings(lock)).toEqual([]);
  });

  it.each([
    [
      'a licence that is not on the list',
      { license: 'GPL-3.0' },
      'left-pad is under GPL-3.0, which is not on the list',
    ],
    [
      'a choice of licences',
      { license: '(MIT OR GPL-2.0)' },
      'left-pad is under (MIT OR GPL-2.0), which is not on the list',
    ],
    [
      'copyleft in a package that nobody looked at',
      { license: 'MPL-2.0' },
      'left-pad is under MPL-2.0, which is not on the list',
    ],
    ['no licence', { license: undefined }, 'left-pad names no licence'],
    ['no hash', { integrity: undefined }, 'left-pad has no hash'],
    ['a weak hash', { integrity: 'sha1-x' }, 'left-pad has a weak hash'],
    ['an install script', { hasInstallScript: true }, 'left-pad wants to run a script when installed'],
  ])('is %s', (_, entry, finding) => {
    expect(lockFindings(lockOf(entry))).toEqual([finding]);
  });

  it('is nothing for the choice of licences that was made, and for no other of the same package', () => {
    expect(lockFindings(lockOf({ license: '(AFL-2.1 OR BSD-3-Clause)' }, 'json-schema'))).toEqual([]);
    expect(lockFindings(lockOf({ license: '(AFL-2.1 OR GPL-2.0)' }, 'json-schema'))).toHaveLength(1);
    expect(lockFindings(lockOf({ license: '(AFL-2.1 OR BSD-3-Clause)' }))).toHaveLength(1);
  });

  it('is nothing for two permissive licences at once, and not for one beside another', () => {
    expect(lockFindings(lockOf({ license: '(MIT AND Zlib)' }))).toEqual([]);
    expect(lockFindings(lockOf({ license: '(MIT AND GPL-2.0)' }))).toHaveLength(1);
  });

  it('is nothing for a package that comes inside another', () => {
    expect(lockFindings(lockOf({ integrity: undefined, inBundle: true }))).toEqual([]);
    expect(lockFindings(lockOf({ license: 'MPL-2.0' }, 'axe-core'))).toEqual([]);
  });
});
