import { describe, expect, test } from 'vitest';
import type { AuditEvent, AuditProgress } from '#domain/security/audit/audit-progress.ts';
import { watchedRun } from './watched-run.ts';

const progress = (done: number): AuditProgress => ({ step: 'tables', done, total: 3 });

/** A run that says what it is told to, and how many still listen. */
const createRuns = () => {
  const listeners = new Set<(progress: AuditProgress) => void>();
  return {
    listeners,
    tell: (done: number): void => {
      for (const listener of listeners) listener(progress(done));
    },
    listen: (listener: (progress: AuditProgress) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

const doneOf = (event: AuditEvent | void): number | undefined =>
  event?.type === 'progress' ? event.done : undefined;

describe('[AUDIT-01] a watched run', () => {
  test('tells each step as it is done, and ends when the run does', async () => {
    const runs = createRuns();
    const seen: unknown[] = [];
    const run = async (): Promise<void> => {
      for (const done of [1, 2, 3]) {
        await new Promise((resolve) => setImmediate(resolve));
        runs.tell(done);
      }
    };
    for await (const event of watchedRun(runs, run)) seen.push(doneOf(event));
    expect(seen).toEqual([1, 2, 3]);
    expect(runs.listeners.size).toBe(0);
  });

  test('skips to the newest step for whoever reads slowly', async () => {
    const runs = createRuns();
    const over = Promise.withResolvers<void>();
    const events = watchedRun(runs, () => over.promise);
    const first = events.next();
    runs.tell(1);
    expect(doneOf((await first).value)).toBe(1);
    runs.tell(2);
    runs.tell(3);
    over.resolve();
    expect(doneOf((await events.next()).value)).toBe(3);
    expect((await events.next()).done).toBe(true);
  });

  test('throws what the run throws, after the last step', async () => {
    const runs = createRuns();
    const run = async (): Promise<void> => {
      runs.tell(1);
      throw new Error('no database');
    };
    const events = watchedRun(runs, run);
    expect(doneOf((await events.next()).value)).toBe(1);
    await expect(events.next()).rejects.toThrow('no database');
    expect(runs.listeners.size).toBe(0);
  });

  test('stops listening when its reader leaves', async () => {
    const runs = createRuns();
    const events = watchedRun(runs, () => Promise.withResolvers<void>().promise);
    const first = events.next();
    runs.tell(1);
    await first;
    await events.return(undefined);
    expect(runs.listeners.size).toBe(0);
  });
});
