import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { freePort } from './free-port.ts';
import { quickFolder } from './quick-folder.ts';

const root = path.resolve(import.meta.dirname, '../../..');

export interface HostProcess {
  readonly url: string;
  readonly isRunning: () => boolean;
  /** What it wrote on standard output. */
  readonly said: () => string;
  /** What it wrote on standard error, where its log goes. */
  readonly complained: () => string;
  /** Ends it with this signal and tells the exit code, or the signal that ended it. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | string>;
}

/** The host as `npm start` runs it, in a process of its own. Returns when it says that it is ready. */
export const startHostProcess = async (
  variables: Readonly<Record<string, string>>,
  port?: number,
): Promise<HostProcess> => {
  const data = await mkdtemp(path.join(quickFolder(), 'kindling-process-'));
  const listening = port ?? (await freePort());
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      KINDLING_DATA: data,
      PORT: String(listening),
      MUSIC_BACKGROUND: 'off',
      VOICE_WARM: 'off',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const abandoned = (): void => void child.kill('SIGKILL');
  process.once('exit', abandoned);
  let said = '';
  let complained = '';
  child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()));
  let ended: number | string | undefined;
  const exit = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => {
      ended = code ?? signal ?? 'gone';
      process.off('exit', abandoned);
      void rm(data, { recursive: true, force: true }).then(() => resolve(ended ?? 'gone'));
    });
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Kindling is ready')) resolve();
    });
    void exit.then((code) => reject(new Error(`The host ended with ${code}: ${said}${complained}`)));
  });
  return {
    url: `http://127.0.0.1:${listening}`,
    isRunning: () => ended === undefined,
    said: () => said,
    complained: () => complained,
    end: async (signal) => {
      child.kill(signal);
      return exit;
    },
  };
};
