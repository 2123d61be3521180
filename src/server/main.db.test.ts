import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { claims, claimsUnchanged } from '#domain/content/claims.ts';
import { temporaryDataDirectory } from '#server/engine/database/temporary-data-directory.fixture.ts';
import type { TemporaryDataDirectory } from '#server/engine/database/temporary-data-directory.fixture.ts';
import { freePort } from '#server/testing/free-port.ts';

const root = path.resolve(import.meta.dirname, '../..');

let directory: TemporaryDataDirectory;
let data = '';
beforeAll(async () => {
  directory = await temporaryDataDirectory();
  data = directory.path;
});
afterAll(async () => {
  await directory.remove();
});

interface Run {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly complained: () => string;
  readonly exit: Promise<number | string>;
}

const run = (variables: Record<string, string>): Run => {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], KINDLING_DATA: data, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  let complained = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()));
  const exit = new Promise<number | string>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'gone')),
  );
  return { child, said: () => said, complained: () => complained, exit };
};

const ready = async (process: Run): Promise<void> => {
  await expect
    .poll(() => `${process.said()}${process.complained()}`, { timeout: 50_000 })
    .toContain('Kindling is ready: http://127.0.0.1:');
};

describe('the host process', () => {
  test.each([
    [{ PORT: 'eighty' }, 'Configuration: PORT must be a whole number from 1 to 65535\n'],
    [{ HOST: '0.0.0.0' }, 'Configuration: HOST is not a loopback address'],
    [{ JWT_SECRET: 'short' }, 'Configuration: JWT_SECRET is too short'],
    [{ JWT_KEYS: '{"keys":[]}' }, 'Configuration: JWT_KEYS'],
  ])('exits with code 1 and one clear line on %o', async (variables, line) => {
    const attempt = run(variables);
    expect(await attempt.exit).toBe(1);
    expect(attempt.complained().startsWith(line), attempt.complained()).toBe(true);
    expect(attempt.complained().trim().split('\n')).toHaveLength(1);
  });

  test('starts, refuses a second host, is taken over after kill -9, and leaves nothing behind on Ctrl+C', async () => {
    const port = String(await freePort());
    const first = run({ PORT: port });
    await ready(first);
    expect(first.said().match(/https?:\/\//g)).toHaveLength(1);
    expect(first.said()).not.toContain('Reminder:');
    expect(first.said().split('\n')[0]).toMatch(/forwarded port or a tunnel.*every account without a PIN/);
    const secrets = await stat(path.join(data, 'secrets.json'));
    expect(secrets.mode & 0o777).toBe(process.platform === 'win32' ? secrets.mode & 0o777 : 0o600);

    const second = run({ PORT: String(await freePort()) });
    expect(await second.exit).toBe(1);
    expect(second.complained()).toBe(
      `Kindling is already running on this data directory: http://127.0.0.1:${port}\n`,
    );
    expect((await fetch(`http://127.0.0.1:${port}/config.json`)).status).toBe(200);

    first.child.kill('SIGKILL');
    await first.exit;
    const third = run({ PORT: port });
    await ready(third);
    expect(third.said()).toContain('Took over the database that was still running.');

    third.child.kill('SIGINT');
    expect(await third.exit).toBe(0);
    await expect(fetch(`http://127.0.0.1:${port}/config.json`)).rejects.toThrow('fetch failed');
    const cluster = path.join(data, 'database', 'postmaster.pid');
    await expect(stat(cluster)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
    'started by root, gives up root and hands over its data directory',
    async () => {
      const other = await temporaryDataDirectory();
      await writeFile(path.join(other.path, 'left-by-root'), '');
      const host = run({ PORT: String(await freePort()), KINDLING_DATA: other.path });
      await ready(host);
      const status = await readFile(`/proc/${host.child.pid}/status`, 'utf8');
      const ids = (name: string): readonly string[] =>
        new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(status)?.[1]?.trim().split(/\s+/) ?? [];
      const [uid = '0'] = ids('Uid');
      expect(uid).not.toBe('0');
      expect(new Set(ids('Uid'))).toEqual(new Set([uid]));
      expect(ids('Gid')).not.toContain('0');
      expect(ids('Groups')).not.toContain('0');
      for (const name of ['.', 'secrets.json', 'left-by-root', 'database']) {
        expect((await stat(path.join(other.path, name))).uid, name).toBe(Number(uid));
      }
      host.child.kill('SIGTERM');
      expect(await host.exit).toBe(0);
      await other.remove();
    },
  );

  // Whoever runs the tests after editing the file is not reminded of anything.
  test.runIf(claimsUnchanged(claims))(
    '[LAND-05] reminds whoever shows the site to others of the claims it was delivered with',
    async () => {
      const other = await temporaryDataDirectory();
      const shown = run({
        PORT: String(await freePort()),
        KINDLING_DATA: other.path,
        SITE_URL: 'https://kindling.example',
        OIDC_ISSUER: 'https://id.example',
        OIDC_CLIENT_ID: 'kindling',
      });
      const lines = (): readonly string[] => shown.said().trim().split('\n');
      await expect
        .poll(lines, { timeout: 50_000 })
        .toContainEqual(expect.stringContaining('content/claims.json'));
      expect(lines().filter((line) => line.startsWith('Reminder:'))).toHaveLength(1);
      shown.child.kill('SIGTERM');
      expect(await shown.exit).toBe(0);
      await other.remove();
    },
  );

  test('exits with one clear line when the port is taken, and stops the database again', async () => {
    const port = String(await freePort());
    const elsewhere = run({ PORT: port });
    await ready(elsewhere);
    const other = await temporaryDataDirectory();
    const attempt = run({ PORT: port, KINDLING_DATA: other.path });
    expect(await attempt.exit).toBe(1);
    expect(attempt.complained()).toBe(`Configuration: PORT ${port} on 127.0.0.1 is already in use\n`);
    await expect(stat(path.join(other.path, 'database', 'postmaster.pid'))).rejects.toMatchObject({
      code: 'ENOENT',
    });
    await other.remove();
    elsewhere.child.kill('SIGTERM');
    expect(await elsewhere.exit).toBe(0);
  });
});
