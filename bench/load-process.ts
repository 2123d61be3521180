import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import type { Stage } from './harness/stage.ts';

const done = z.object({ count: z.number() });

/** A file of this folder as a process of its own, which leaves when it is let go. */
export const startProcess = (
  stage: Stage,
  file: string,
  variables: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): ChildProcess => {
  const child = fork(path.join(import.meta.dirname, file), [...args], {
    env: { ...process.env, ...variables },
  });
  stage.atEnd(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    if (child.connected) child.disconnect();
    await gone;
  });
  return child;
};

export const nextMessage = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const gone = (code: number | null): void =>
      reject(new Error(`a process ended early with ${String(code)}`));
    child.once('exit', gone);
    child.once('message', (message) => {
      child.off('exit', gone);
      resolve(message);
    });
  });

export interface Turn {
  readonly count: number;
  readonly perSecond: number;
}

/** Lets a load do its work for a while. */
export const takeTurn = async (load: ChildProcess, work: object): Promise<Turn> => {
  const began = performance.now();
  load.send(work);
  const { count } = done.parse(await nextMessage(load));
  return { count, perSecond: (count * 1000) / (performance.now() - began) };
};
