import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { launchDatabase } from './launch-database.ts';
import { kill, killPostmaster, testPassword } from './launcher/held-database.fixture.ts';
import { temporaryDataDirectory } from './temporary-data-directory.fixture.ts';

const writeLoop = fileURLToPath(new URL('launcher/write-loop.fixture.ts', import.meta.url));
const kills = 20;

/** Writes until `enough` rows are acknowledged, then kills everything in the middle of the next ones. */
const writeAndKill = async (
  adminUrl: string,
  directory: string,
  from: number,
  enough: number,
): Promise<number[]> => {
  const writer = spawn(process.execPath, [writeLoop, adminUrl, String(from)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exited = once(writer, 'exit');
  const acknowledged: number[] = [];
  for await (const line of createInterface({ input: writer.stdout })) {
    acknowledged.push(Number(line));
    if (acknowledged.length === enough) {
      await killPostmaster(directory);
      await kill(writer);
    }
  }
  await exited;
  return acknowledged;
};

const writtenIds = async (adminUrl: string): Promise<Set<number>> => {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('create table if not exists written (id integer primary key)');
    const { rows } = await client.query<{ id: number }>('select id from written');
    return new Set(rows.map(({ id }) => id));
  } finally {
    await client.end();
  }
};

test(
  'loses no acknowledged row when killed with kill -9 twenty times during a write loop',
  { timeout: 180_000 },
  async () => {
    const data = await temporaryDataDirectory();
    const acknowledged: number[] = [];
    for (let round = 0; round <= kills; round += 1) {
      const { adminUrl, adopted, directory, stop } = await launchDatabase({
        dataDirectory: data.path,
        superuserPassword: testPassword,
        holder: 'crash-safety',
        log: () => undefined,
      });
      try {
        expect(adopted).toBe(false);
        const written = await writtenIds(adminUrl);
        expect(acknowledged.filter((id) => !written.has(id))).toEqual([]);
        // Each kill can have one row on its way: written, its acknowledgement never sent.
        expect(written.size - acknowledged.length).toBeLessThanOrEqual(round);
        if (round < kills) {
          const next = Math.max(0, ...written) + 1;
          acknowledged.push(...(await writeAndKill(adminUrl, directory, next, 5 + ((round * 37) % 60))));
        }
      } finally {
        await stop();
      }
    }
    expect(acknowledged.length).toBeGreaterThan(kills * 5);
    await data.remove();
  },
);
