import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '#server/testing/free-port.ts';
import { quickFolder } from '#server/testing/quick-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');
// A little less than the fixture that starts it has: the reason should be told, also on a crowded machine.
const patience = 220_000;

export interface HostProcess {
  readonly url: string;
  /** Where it keeps everything, its database and its secrets among it. */
  readonly dataDirectory: string;
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts the real host and waits for the line that says where it listens. One that does not come so far is ended. */
const launch = async (
  port: number,
  data: string,
  variables: Record<string, string>,
): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: String(port),
      KINDLING_DATA: data,
      // A thousand files of TypeScript are read at every start: a third of it, once they have been read before.
      NODE_COMPILE_CACHE: path.join(root, '.cache/node'),
      MUSIC_BACKGROUND: 'off',
      VOICE_WARM: 'off',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const fail = (why: string): void => reject(new Error(`The host ${why}:\n${output}`));
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      // Left alone it would go on taking what the others are short of.
      child.kill('SIGINT');
    }, patience);
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes(`http://127.0.0.1:${port}`)) {
        clearTimeout(timer);
        resolve();
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(late ? 'did not start in time' : `ended with ${code}`);
    });
  });
  return child;
};

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  await ended;
};

export const startHost = async (variables: Record<string, string> = {}): Promise<HostProcess> => {
  const port = await freePort();
  const data = await mkdtemp(path.join(quickFolder(), 'kindling-e2e-'));
  // Run as root, the database belongs to another user, who has to get through this directory.
  await chmod(data, 0o711);
  const forget = async (): Promise<void> => rm(data, { recursive: true, force: true });
  let child: ChildProcess;
  try {
    child = await launch(port, data, variables);
  } catch (error) {
    await forget();
    throw error;
  }
  return {
    url: `http://127.0.0.1:${port}`,
    dataDirectory: data,
    restart: async () => {
      await end(child);
      child = await launch(port, data, variables);
    },
    stop: async () => {
      await end(child);
      await forget();
    },
  };
};
