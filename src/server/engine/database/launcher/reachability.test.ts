import { expect, test } from 'vitest';
import { permits } from './reachability.ts';

const user = { uid: 900, gid: 901 };

test.each([
  ['the owner by the owner bits', { uid: 900, gid: 0, mode: 0o40700 }, true],
  ['the group by the group bits', { uid: 0, gid: 901, mode: 0o40710 }, true],
  ['others by the last bits', { uid: 0, gid: 0, mode: 0o40711 }, true],
  ['nobody else into a closed home', { uid: 1000, gid: 1000, mode: 0o40700 }, false],
  ['not the owner whom only others may pass', { uid: 900, gid: 0, mode: 0o40077 }, false],
  ['not the group that only others may pass', { uid: 0, gid: 901, mode: 0o40705 }, false],
])('lets into a directory %s', (_title, entry, expected) => {
  expect(permits(entry, user, 'execute')).toBe(expected);
});

test('tells permission to read from permission to enter', () => {
  expect(permits({ uid: 0, gid: 0, mode: 0o100644 }, user, 'read')).toBe(true);
  expect(permits({ uid: 0, gid: 0, mode: 0o100644 }, user, 'execute')).toBe(false);
});
