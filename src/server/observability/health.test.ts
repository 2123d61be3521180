import { describe, expect, it, vi } from 'vitest';
import type { Database } from '#server/engine/database/database.ts';
import { createHealth } from './health.ts';

describe('/ready', () => {
  it('asks the database once for all who ask at the same time, and again for the next', async () => {
    const answers: (() => void)[] = [];
    const begin = vi.fn<() => void>();
    const tx: Database['tx'] = async (_actor, run) => {
      begin();
      await new Promise<void>((resolve) => answers.push(resolve));
      return run(() => Promise.resolve({ command: '', fields: [], oid: 0, rowCount: 0, rows: [] }));
    };
    const health = createHealth({ db: { tx }, version: '1' });
    const asking = Array.from({ length: 50 }, async () => health.request('/ready'));
    await vi.waitFor(() => expect(begin).toHaveBeenCalledTimes(1));
    answers[0]?.();
    expect((await Promise.all(asking)).map(({ status }) => status)).toEqual(
      Array.from({ length: 50 }, () => 200),
    );
    const next = health.request('/ready');
    await vi.waitFor(() => expect(begin).toHaveBeenCalledTimes(2));
    answers[1]?.();
    expect((await next).status).toBe(200);
  });
});
