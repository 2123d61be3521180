import { execFile } from 'node:child_process';
import { cp, lstat, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { preparePostgresBinaries } from './postgres-binaries.ts';
import { findPostgresPackage, openPostgresPackage, type PostgresPackage } from './postgres-package.ts';

const run = promisify(execFile);
const log = () => undefined;
const readOnly = () => Promise.reject(Object.assign(new Error('read-only'), { code: 'EROFS' }));
let folder: string;
let source: PostgresPackage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kindling-'));
  const installed = await findPostgresPackage();
  const directory = join(folder, 'package');
  // What npm unpacks before any install script has run: no links.
  await cp(installed.directory, directory, {
    recursive: true,
    filter: async (path) => !(await lstat(path)).isSymbolicLink(),
  });
  source = await openPostgresPackage(directory, installed.platform);
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

test('makes the library links when install scripts were skipped, and the programs run', async () => {
  const { initdb } = await preparePostgresBinaries({ source, user: undefined, copies: folder, log });
  expect(dirname(initdb)).toBe(join(source.directory, 'native', 'bin'));
  expect((await run(initdb, ['--version'])).stdout).toContain(`PostgreSQL) ${source.major}.`);
  const text = await readFile(join(source.directory, 'native', 'pg-symlinks.json'), 'utf8');
  const links = z.array(z.object({ target: z.string() })).parse(JSON.parse(text));
  for (const { target } of links) expect((await stat(join(source.directory, target))).isFile()).toBe(true);
  expect(await preparePostgresBinaries({ source, user: undefined, copies: folder, log })).toMatchObject({
    initdb,
  });
});

test('copies a read-only package folder once, however many starts there are', async () => {
  const copies = join(folder, 'copies');
  const prepare = () => preparePostgresBinaries({ source, user: undefined, copies, log, link: readOnly });
  const [first, second] = await Promise.all([prepare(), prepare()]);
  expect(first).toEqual(second);
  const copy = `postgres-${source.version}-${source.platform}`;
  expect(first.initdb).toBe(join(copies, copy, 'native', 'bin', 'initdb'));
  expect(await readdir(copies)).toEqual([copy]);
  expect((await run(first.initdb, ['--version'])).stdout).toContain(`PostgreSQL) ${source.major}.`);
});

test('gives a user who cannot read the package a copy that anybody can run', async () => {
  // mkdtemp makes the folder for its owner alone, as a home may be.
  const user = { uid: 65_533, gid: 65_533 };
  const copies = await mkdtemp(join(tmpdir(), 'kindling-'));
  try {
    const { postgres } = await preparePostgresBinaries({ source, user, copies, log });
    expect(postgres.startsWith(join(copies, `postgres-${source.version}`))).toBe(true);
    expect((await stat(postgres)).mode & 0o777).toBe(0o755);
    expect(
      (await stat(join(dirname(postgres), '..', 'share', 'postgresql', 'postgres.bki'))).mode & 0o777,
    ).toBe(0o644);
  } finally {
    await rm(copies, { recursive: true, force: true });
  }
});
