import { expect, test } from 'vitest';
import { parsePostmasterPid } from './postmaster-pid.ts';

const lines = (pid: string, port: string, status: string) =>
  [pid, '/data/database', '1790000000', port, '', '127.0.0.1', '  1234567    42', status, ''].join('\n');

test.each([
  ['a ready postmaster', lines('4711', '54321', 'ready   '), { pid: 4711, port: 54_321, ready: true }],
  ['one that starts', lines('4711', '54321', 'starting'), { pid: 4711, port: 54_321, ready: false }],
  ['one that stops', lines('4711', '54321', 'stopping'), { pid: 4711, port: 54_321, ready: false }],
  [
    'a file not yet complete',
    '4711\n/data/database\n1790000000\n54321\n',
    { pid: 4711, port: 54_321, ready: false },
  ],
  ['the last port', lines('1', '65535', 'ready'), { pid: 1, port: 65_535, ready: true }],
])('reads the pid file of %s', (_title, text, expected) => {
  expect(parsePostmasterPid(text)).toEqual(expected);
});

test.each([
  ['an empty file', ''],
  ['a lone backend, whose pid is negative', lines('-4711', '54321', 'ready')],
  ['process zero', lines('0', '54321', 'ready')],
  ['a port out of range', lines('4711', '65536', 'ready')],
  ['no port', lines('4711', '', 'ready')],
  ['something else', 'hello\nworld\n'],
])('reads nothing from the pid file of %s', (_title, text) => {
  expect(parsePostmasterPid(text)).toBeUndefined();
});
