import { archiveStream } from '#server/archive/archive-stream.ts';
import { createAccount } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';
import { defineBench } from './harness/bench.ts';
import { comparePairs, median } from './measure.ts';

// The copy of everything a person has (JSON lines, tables, calendar, texts, hashes, packed) against reading the same rows
// with bare SQL, as the same person in the same database, in one helping. The two take turns.

const made = 'copy of 10 000 tasks, 5 000 sessions, 1 000 memories';
const memory = 'most memory above the start while it is made';

interface Load {
  readonly tasks: number;
  readonly rounds: number;
}

/** Half as many sessions as tasks, a tenth as many memories, each about as long as people write them. */
const fill = async (adminQuery: OpenDatabase['adminQuery'], id: string, tasks: number): Promise<void> => {
  const words = `repeat('some words about it ', 1 + n % 6)`;
  await adminQuery('set session_replication_role = replica');
  await adminQuery(
    `insert into public.tasks (user_id, title, description, energy, do_on, estimated_minutes, stamps, position)
     select $1, 'Task number ' || n, ${words}, (array['low', 'medium', 'high'])[1 + n % 3],
       case when n % 4 = 0 then date '2026-01-01' + n % 300 end, 5 + n % 60,
       jsonb_build_object('*', lpad(n::text, 15, '0') || '-0000-0000000a'), 'a' || lpad(n::text, 6, '0')
     from generate_series(1, $2::int) n`,
    [id, tasks],
  );
  await adminQuery(
    `insert into public.focus_sessions (user_id, phase, started_at, ended_at, planned_seconds, note, stamps)
     select $1, 'ended', now() - n * interval '1 hour', now() - n * interval '1 hour' + interval '25 minutes', 1500,
       ${words}, jsonb_build_object('*', lpad(n::text, 15, '0') || '-0000-0000000a')
     from generate_series(1, $2::int) n`,
    [id, Math.ceil(tasks / 2)],
  );
  await adminQuery(
    `insert into public.ai_episodic_memory (user_id, content, quote)
     select $1, ${words}, 'I said that' from generate_series(1, $2::int) n`,
    [id, Math.ceil(tasks / 10)],
  );
  await adminQuery('set session_replication_role = default');
  await adminQuery('analyze');
};

const bare = ['tasks', 'focus_sessions', 'ai_episodic_memory'].map(
  (table) => `select * from public.${table} where user_id = (select auth.uid()) order by id`,
);

export const bench = defineBench({
  about: 'the copy of everything against reading the same rows with bare SQL',
  figures: {
    [made]: { unit: 'ms', better: 'less', target: 3 },
    [memory]: { unit: 'MB', better: 'less' },
  },
  full: { tasks: 10_000, rounds: 9 },
  smoke: { tasks: 100, rounds: 1 },
  measure: async (load: Load, stage) => {
    await stage.cluster();
    const open = await openDatabase();
    try {
      const { actor, id } = await createAccount(open.adminQuery);
      await fill(open.adminQuery, id, load.tasks);
      const deps = {
        db: open.db,
        store: { get: async () => undefined },
        siteUrl: 'http://bench.test',
        version: '0',
      };
      const read = async (): Promise<number> => {
        const began = performance.now();
        await open.db.tx(actor, async (query) => {
          for (const text of bare) await query(text);
        });
        return performance.now() - began;
      };
      const copy = async (): Promise<{ took: number; bytes: number; peak: number }> => {
        globalThis.gc?.();
        const start = process.memoryUsage.rss();
        let peak = start;
        let bytes = 0;
        const began = performance.now();
        const { body, done } = archiveStream(deps, { actor, uploads: true, now: new Date() });
        for await (const chunk of body) {
          bytes += chunk.byteLength;
          peak = Math.max(peak, process.memoryUsage.rss());
        }
        await done;
        return { took: performance.now() - began, bytes, peak: (peak - start) / 1_000_000 };
      };
      const copies: number[] = [];
      const reads: number[] = [];
      const peaks: number[] = [];
      let size = 0;
      // The first round warms up and is not counted.
      for (let round = -1; round < load.rounds; round += 1) {
        const baseline = await read();
        const { took, bytes, peak } = await copy();
        size = bytes;
        if (round < 0) continue;
        copies.push(took);
        reads.push(baseline);
        peaks.push(peak);
      }
      return {
        [made]: { ...comparePairs(copies, reads), remark: `${(size / 1_000_000).toFixed(1)} MB packed` },
        [memory]: { value: Math.max(...peaks), remark: `usually ${median(peaks).toFixed(0)} MB` },
      };
    } finally {
      await open.close();
    }
  },
});
