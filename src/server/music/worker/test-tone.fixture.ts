import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { serveRenders } from './serve-renders.ts';

// A rendering process whose bytes are known beforehand and come when a test says so. What it does follows from the
// recipe's name; which files it began, and as which process, stands in the folder's log.

const PIECE = 10_000;
const folder = process.argv[3] ?? '';

const bytesAt = (start: number, length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, index) => ((start + index) * 31) % 251);

/** Whether this is the first time that it is asked about this recipe, in any process. */
const isFirst = (recipe: string): boolean => {
  const mark = path.join(folder, `${recipe}.begun`);
  const first = !existsSync(mark);
  writeFileSync(mark, '');
  return first;
};

const forEver = async (): Promise<void> => new Promise(() => setInterval(() => {}, 1000));

const bytesOf = async function* (recipe: string): AsyncGenerator<Uint8Array> {
  appendFileSync(path.join(folder, 'renders.log'), `${recipe} ${process.pid}\n`);
  const size = 100_000;
  for (let at = 0; at < size; at += PIECE) {
    if (at === size / 2) {
      if (recipe.startsWith('gated')) while (!existsSync(path.join(folder, `${recipe}.go`))) await sleep(10);
      if (recipe.endsWith('crash')) process.kill(process.pid, 'SIGKILL');
      if (recipe.startsWith('fail')) throw new Error('The strings broke');
      if (recipe.startsWith('hang')) await forEver();
      if (recipe.startsWith('once-hangs') && isFirst(recipe)) await forEver();
      if (recipe.startsWith('once-dies') && isFirst(recipe)) process.kill(process.pid, 'SIGKILL');
      if (recipe.startsWith('short')) return;
    }
    yield bytesAt(at, PIECE);
  }
  if (recipe.startsWith('long')) yield bytesAt(size, 1);
};

serveRenders({
  bytesOf,
  getReady: async () => appendFileSync(path.join(folder, 'ready.log'), `${process.pid}\n`),
});
