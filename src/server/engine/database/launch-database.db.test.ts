import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  mkdir,
  readdir,
  readFile,
  readlink,
  realpath,
  stat,
  symlink,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AlreadyRunningError, launchDatabase, type RunningDatabase } from './launch-database.ts';
import { kill, killPostmaster, reportOf, startHost, testPassword } from './launcher/held-database.fixture.ts';
import { boundPostmasterLog, postmasterLogPath } from './launcher/postmaster-log.ts';
import { findPostmaster } from './launcher/postmaster-pid.ts';
import { temporaryDataDirectory, type TemporaryDataDirectory } from './temporary-data-directory.fixture.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let data: TemporaryDataDirectory;
let log: string[];
let cleanUp: (() => Promise<void>)[];

beforeEach(async () => {
  data = await temporaryDataDirectory();
  log = [];
  cleanUp = [];
});

afterEach(async () => {
  for (const step of cleanUp.toReversed()) await step();
  await data.remove();
});

const launch = async (superuserPassword = testPassword): Promise<RunningDatabase> => {
  const database = await launchDatabase({
    dataDirectory: data.path,
    superuserPassword,
    holder: 'http://127.0.0.1:1',
    log: (line) => log.push(line),
  });
  cleanUp.push(database.stop);
  return database;
};

const host = (holder: string) => {
  const child = startHost(data.path, holder);
  cleanUp.push(() => kill(child));
  return child;
};

const query = async <Row extends object>(url: string, text: string): Promise<Row[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
};

const firstStart = async (): Promise<string> => {
  const { adminUrl, directory, stop } = await launch();
  await query(adminUrl, 'create table kept (word text)');
  await query(adminUrl, "insert into kept values ('ember')");
  await stop();
  return directory;
};

/** What unfinished first starts have left beside the cluster's place. */
const drafts = async (): Promise<string[]> => {
  const elsewhere = await readlink(join(data.path, 'database')).catch(() => undefined);
  const names = await readdir(elsewhere === undefined ? data.path : dirname(elsewhere));
  return names.filter((name) => /^database\.incomplete-\w+$/.test(name));
};

const expectKept = async ({ adminUrl }: RunningDatabase) =>
  expect(await query(adminUrl, 'select word from kept')).toEqual([{ word: 'ember' }]);

test('the first start creates a durable UTF-8 cluster with checksums, on loopback alone, behind a password', async () => {
  const { adminUrl, adopted, directory } = await launch();
  expect(adopted).toBe(false);
  expect(log).toContain('Creating the database (first start only)…');
  const names = [
    'server_encoding',
    'data_checksums',
    'fsync',
    'synchronous_commit',
    'listen_addresses',
    'unix_socket_directories',
    'password_encryption',
    'TimeZone',
    'max_connections',
  ];
  const rows = await query<Record<string, string>>(
    adminUrl,
    `select ${names.map((name) => `current_setting('${name}') as "${name}"`).join(', ')}`,
  );
  expect(rows[0]).toEqual({
    server_encoding: 'UTF8',
    data_checksums: 'on',
    fsync: 'on',
    synchronous_commit: 'on',
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    password_encryption: 'scram-sha-256',
    TimeZone: 'UTC',
    max_connections: '60',
  });
  expect(await query(adminUrl, "select lower('ÉMBER') as folded")).toEqual([{ folded: 'émber' }]);
  const hba = await readFile(join(directory, 'pg_hba.conf'), 'utf8');
  expect(hba.split('\n').filter((line) => /^\w/.test(line) && !line.includes('scram-sha-256'))).toEqual([]);
  const wrong = new URL(adminUrl);
  wrong.password = 'wrong';
  await expect(query(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  // Neither the file with the password nor any draft is left.
  expect((await readdir(dirname(directory))).filter((name) => name !== 'launch.lock')).toEqual(['database']);
});

test('puts the cluster into the data directory, or behind a link where its user can reach it', async () => {
  await chmod(data.path, 0o700);
  const { directory } = await launch();
  const home = await realpath(data.path);
  expect(await realpath(join(home, 'database'))).toBe(directory);
  const { uid } = await stat(directory);
  // As root the data directory is root's and 0700, so the database user does not get through it.
  const asRoot = process.getuid?.() === 0;
  expect(asRoot ? dirname(dirname(directory)) : dirname(directory)).toBe(asRoot ? '/var/lib/kindling' : home);
  expect(uid === process.getuid?.()).toBe(!asRoot);
});

test('the second start uses the same cluster', async () => {
  await firstStart();
  log.length = 0;
  const second = await launch();
  await expectKept(second);
  expect(second.adopted).toBe(false);
  expect(log).toEqual([]);
});

test('stop ends the postmaster, and may be called any number of times', async () => {
  const { adminUrl, directory, stop } = await launch();
  await Promise.all([stop(), stop()]);
  await stop();
  expect(await findPostmaster(directory)).toBeUndefined();
  await expect(query(adminUrl, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('Ctrl+C in a terminal reaches the host alone, because the postmaster leads its own process group', async () => {
  const { directory } = await launch();
  const { pid } = (await findPostmaster(directory))!;
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pgid=', '-p', String(pid)]);
  expect(Number(stdout)).toBe(pid);
});

test('after kill -9 of the host, the next start adopts the orphaned postmaster and can stop it', async () => {
  await firstStart();
  const first = host('http://127.0.0.1:2');
  expect(await reportOf(first)).toMatchObject({ state: 'running', adopted: false });
  await kill(first);
  const second = await launch();
  expect(second.adopted).toBe(true);
  await expectKept(second);
  await second.stop();
  expect(await findPostmaster(second.directory)).toBeUndefined();
});

test('after kill -9 of everything, starts despite the stale pid file', async () => {
  const directory = await firstStart();
  const first = host('http://127.0.0.1:2');
  await reportOf(first);
  await kill(first);
  await killPostmaster(directory);
  expect(await readdir(directory)).toContain('postmaster.pid');
  const second = await launch();
  expect(second.adopted).toBe(false);
  await expectKept(second);
});

test('waits for a process of a killed postmaster that still holds the shared memory', async () => {
  const directory = await firstStart();
  const first = host('http://127.0.0.1:2');
  const running = await reportOf(first);
  if (running.state !== 'running') throw new Error('The first start was refused.');
  const client = new Client({ connectionString: running.adminUrl });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const backend = rows[0]!.pid;
  // Stopped, it cannot notice that its postmaster is gone.
  process.kill(backend, 'SIGSTOP');
  process.kill((await findPostmaster(directory))!.pid, 'SIGKILL');
  await kill(first);
  const second = launch();
  await vi.waitFor(
    async () => expect(await readFile(postmasterLogPath(directory), 'utf8')).toContain('is still in use'),
    { timeout: 20_000, interval: 20 },
  );
  process.kill(backend, 'SIGCONT');
  await expectKept(await second);
  await client.end();
});

test('starts despite a pid file whose number now belongs to another process of the same user', async () => {
  const directory = await firstStart();
  const { uid, gid } = await stat(directory);
  const stranger = spawn('sleep', ['60'], { uid, gid, cwd: '/' });
  await once(stranger, 'spawn');
  cleanUp.push(() => kill(stranger));
  await writeFile(
    join(directory, 'postmaster.pid'),
    [stranger.pid, directory, 1, 5432, '', '127.0.0.1', '1 1', 'ready', ''].join('\n'),
  );
  const second = await launch();
  expect(second.adopted).toBe(false);
  await expectKept(second);
  expect(stranger.exitCode).toBeNull();
});

test('starts despite a pid file that a power cut left empty', async () => {
  const directory = await firstStart();
  const path = join(directory, 'postmaster.pid');
  await writeFile(path, '');
  await utimes(path, 1, 1);
  const second = await launch();
  expect(second.adopted).toBe(false);
  await expectKept(second);
});

test('a second start is told who runs, and the first goes on', async () => {
  const first = host('http://127.0.0.1:2');
  const running = await reportOf(first);
  if (running.state !== 'running') throw new Error('The first start was refused.');
  const second = launch();
  await expect(second).rejects.toThrow(
    'Kindling is already running on this data directory: http://127.0.0.1:2',
  );
  await expect(second).rejects.toBeInstanceOf(AlreadyRunningError);
  expect(await query(running.adminUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  first.kill('SIGTERM');
  await once(first, 'exit');
  expect(await findPostmaster(running.directory)).toBeUndefined();
});

test('of two first starts at once, one wins, the other is told so, and the cluster is whole', async () => {
  const hosts = [host('http://127.0.0.1:2'), host('http://127.0.0.1:3')];
  const reports = await Promise.all(hosts.map(reportOf));
  const winner = reports.findIndex(({ state }) => state === 'running');
  const won = reports[winner];
  if (won?.state !== 'running') throw new Error('Nobody won.');
  expect(reports[1 - winner]).toEqual({ state: 'refused', holder: `http://127.0.0.1:${winner + 2}` });
  expect(await query(won.adminUrl, 'select count(*) > 0 as whole from pg_class')).toEqual([{ whole: true }]);
  hosts[winner]!.kill('SIGTERM');
  await once(hosts[winner]!, 'exit');
  expect((await readdir(dirname(won.directory))).filter((name) => name.startsWith('database'))).toEqual([
    'database',
  ]);
});

test('a start while another host is stopping waits for it and then runs', async () => {
  const first = host('http://127.0.0.1:2');
  await reportOf(first);
  first.kill('SIGTERM');
  const second = await launch();
  expect(await query(second.adminUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('after an interrupted initdb, the next start begins again and leaves nothing behind', async () => {
  const first = host('http://127.0.0.1:2');
  await vi.waitFor(async () => expect(await drafts()).not.toEqual([]), { timeout: 20_000, interval: 5 });
  await kill(first);
  expect(await drafts()).not.toEqual([]);
  const second = await launch();
  expect(second.adopted).toBe(false);
  expect(await query(second.adminUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  await second.stop();
  await vi.waitFor(async () => expect(await drafts()).toEqual([]));
});

test('refuses a folder with other files in it and leaves them alone', async () => {
  const directory = join(data.path, 'database');
  await mkdir(directory);
  await writeFile(join(directory, 'diary.txt'), 'mine');
  const owned = process.getuid?.() === 0 ? 'belongs to root' : 'does not hold a PostgreSQL database';
  await expect(launch()).rejects.toThrow(owned);
  expect(await readFile(join(directory, 'diary.txt'), 'utf8')).toBe('mine');
});

test('refuses a cluster of another major version in one line', async () => {
  const directory = await firstStart();
  await writeFile(join(directory, 'PG_VERSION'), '16\n');
  await expect(launch()).rejects.toThrow(/was made by PostgreSQL 16 and this is PostgreSQL 17: [^\n]+$/);
  await writeFile(join(directory, 'PG_VERSION'), '17\n');
  await expectKept(await launch());
});

test('refuses a wrong password in one line, and leaves nothing running', async () => {
  const directory = await firstStart();
  await expect(launch('another')).rejects.toThrow("does not accept this data directory's password");
  expect(await findPostmaster(directory)).toBeUndefined();
});

test('refuses a link to a missing database rather than creating an empty one', async () => {
  await symlink(join(data.path, 'gone', 'database'), join(data.path, 'database'));
  await expect(launch()).rejects.toThrow('is gone: restore it, or remove');
});

test('survives a restart of PostgreSQL by itself, and keeps the lock', async () => {
  const { adminUrl } = await launch();
  const [lock] = await query<{ pid: number }>(
    adminUrl,
    "select pid from pg_stat_activity where application_name = 'http://127.0.0.1:1'",
  );
  process.kill(lock!.pid, 'SIGKILL');
  const relocked = async () =>
    query(adminUrl, "select 1 as held from pg_locks where locktype = 'advisory' and granted");
  await vi.waitFor(async () => expect(await relocked()).toEqual([{ held: 1 }]), { timeout: 20_000 });
});

test('keeps the log of PostgreSQL inside the cluster and small', async () => {
  const { directory } = await launch();
  const path = postmasterLogPath(directory);
  expect(basename(path)).toBe('postgres.log');
  await boundPostmasterLog(directory);
  expect((await stat(path)).size).toBeGreaterThan(0);
  await truncate(path, 5 * 1024 * 1024);
  await boundPostmasterLog(directory);
  expect((await stat(path)).size).toBe(0);
});
