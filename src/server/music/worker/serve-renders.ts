import os from 'node:os';
import process from 'node:process';
import { IDLE_MS, MOST_UNTAKEN, toWorker } from './render-message.ts';
import type { FromWorker } from './render-message.ts';

const send = (message: FromWorker): void => void process.send?.(message);

/**
 * The rendering process's side: one file at a time, its bytes as they come, never more than a few of them ahead of the
 * host. Ends when there is nothing to do for a while, and with the host.
 */
export function serveRenders(bytesOf: (recipe: string) => AsyncIterable<Uint8Array>): void {
  lowerPriority(Number(process.argv[2]));
  let untaken = 0;
  let go: (() => void) | undefined;
  let idle = setTimeout(() => process.exit(0), IDLE_MS);

  const room = async (): Promise<void> => {
    if (untaken < MOST_UNTAKEN) return;
    await new Promise<void>((resolve) => {
      go = resolve;
    });
  };

  const render = async (recipe: string): Promise<void> => {
    try {
      for await (const bytes of bytesOf(recipe)) {
        if (bytes.byteLength === 0) continue;
        await room();
        untaken += 1;
        // A copy of just these bytes: a view would drag its whole buffer through the channel.
        send({ kind: 'bytes', bytes: Uint8Array.from(bytes) });
      }
      send({ kind: 'done' });
    } catch (error) {
      send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
    idle = setTimeout(() => process.exit(0), IDLE_MS);
  };

  process.on('message', (raw) => {
    const message = toWorker.parse(raw);
    if (message.kind === 'more') {
      untaken = Math.max(0, untaken - 1);
      go?.();
      return;
    }
    clearTimeout(idle);
    untaken = 0;
    void render(message.recipe);
  });
  process.on('disconnect', () => process.exit(0));
}

/** Where the system does not allow it, everything still works. */
function lowerPriority(priority: number): void {
  if (!Number.isInteger(priority)) return;
  try {
    os.setPriority(priority);
  } catch {
    // Some containers refuse.
  }
}
