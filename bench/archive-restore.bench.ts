import { archiveStream } from '#server/archive/archive-stream.ts';
import { createAccount } from '#server/testing/actors.ts';
import { openRestores } from '#server/restore/copies.fixture.ts';
import type { OpenRestores } from '#server/restore/copies.fixture.ts';
import { defineBench } from './harness/bench.ts';
import { comparePairs, median } from './measure.ts';

// A copy that is put back into an empty account (received, checked whole, merged, with its way back written down) against
// reading the same rows with bare SQL in the same database. The two take turns; each round has an account of its own.

const back = '10 000 tasks, 5 000 sessions, 1 000 memories put back';
const look = 'a look at the same copy where everything is here';
const memory = 'most memory above the start while it is put back';

interface Load {
  readonly tasks: number;
  readonly rounds: number;
}

const fill = async (adminQuery: OpenRestores['adminQuery'], id: string, tasks: number): Promise<void> => {
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
  about: 'a copy put back against reading the same rows with bare SQL',
  figures: {
    [back]: { unit: 'ms', better: 'less', target: 5 },
    [look]: { unit: 'ms', better: 'less', target: 5 },
    [memory]: { unit: 'MB', better: 'less' },
  },
  full: { tasks: 10_000, rounds: 5 },
  smoke: { tasks: 100, rounds: 1 },
  measure: async (load: Load, stage) => {
    await stage.cluster();
    const open = await openRestores();
    try {
      const first = await createAccount(open.adminQuery);
      await fill(open.adminQuery, first.id, load.tasks);
      const deps = {
        db: open.db,
        store: { get: async () => undefined },
        siteUrl: 'http://bench.test',
        version: '0',
      };
      const { body, done } = archiveStream(deps, { actor: first.actor, uploads: true, now: new Date() });
      const copy = new Uint8Array(await new Response(body).arrayBuffer());
      await done;
      const read = async (): Promise<number> => {
        const began = performance.now();
        await open.db.tx(first.actor, async (query) => {
          for (const text of bare) await query(text);
        });
        return performance.now() - began;
      };
      const times = { back: [] as number[], look: [] as number[], read: [] as number[] };
      const peaks: number[] = [];
      // The first round warms up and is not counted.
      for (let round = -1; round < load.rounds; round += 1) {
        const person = await createAccount(open.adminQuery);
        await open.run(person, 'insert into public.memory_settings (enabled) values (true)');
        const baseline = await read();
        globalThis.gc?.();
        const start = process.memoryUsage.rss();
        let peak = start;
        const watch = setInterval(() => {
          peak = Math.max(peak, process.memoryUsage.rss());
        }, 10);
        const began = performance.now();
        const { plan } = await open.restore(person, copy);
        const took = performance.now() - began;
        clearInterval(watch);
        if (plan.kinds.find(({ name }) => name === 'tasks')?.new !== load.tasks) {
          throw new Error('Not all came');
        }
        const looked = performance.now();
        await open.look(person, copy);
        if (round < 0) continue;
        times.look.push(performance.now() - looked);
        times.back.push(took);
        times.read.push(baseline);
        peaks.push((peak - start) / 1_000_000);
      }
      return {
        [back]: comparePairs(times.back, times.read),
        [look]: comparePairs(times.look, times.read),
        [memory]: { value: Math.max(...peaks), remark: `usually ${median(peaks).toFixed(0)} MB` },
      };
    } finally {
      await open.close();
    }
  },
});
