import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { HostProcess } from './host-process.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** What `npm run outbox` prints: the letters and texts that nobody carried, the newest last, as the operator reads them. */
export const readOutbox = async ({ dataDirectory }: HostProcess, recipient: string): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/read-outbox.ts', recipient], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      KINDLING_DATA: dataDirectory,
      NODE_COMPILE_CACHE: path.join(root, '.cache/node'),
    },
  });
  return stdout;
};
