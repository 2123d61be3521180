import { randomUUID } from 'node:crypto';
import { generateNKeysBetween } from 'fractional-indexing';
import { z } from 'zod';
import { createAccount } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import { defineBench, type Measured } from './harness/bench.ts';
import { comparePairs } from './measure.ts';

// A device sends its edits to apply_edits, which merges them field by field and answers each one, against one bare upsert
// of the same rows, as the same person in the same database. The two take turns, with rows of their own.

const work = {
  made: '500 new tasks',
  whole: '500 tasks, every field changed',
  field: '500 tasks, one field changed',
  mixed: '500 edits, one of them refused',
} as const;
type Work = keyof typeof work;

const stampAt = (milliseconds: number): string => `${String(milliseconds).padStart(15, '0')}-0000-0000000a`;

const newTasks = (count: number) =>
  generateNKeysBetween(null, null, count).map((position, index) => ({
    id: randomUUID(),
    title: `Task number ${index}`,
    energy: 'low',
    estimated_minutes: 5 + (index % 12) * 5,
    position,
  }));
type Row = ReturnType<typeof newTasks>[number];

const bareUpsert = `
  insert into public.tasks as held (id, stamps, title, energy, estimated_minutes, position)
  select id, stamps, title, energy, estimated_minutes, position
  from jsonb_populate_recordset(null::public.tasks, $1::jsonb)
  on conflict (user_id, id) do update set stamps = held.stamps || excluded.stamps, title = excluded.title,
    energy = excluded.energy, estimated_minutes = excluded.estimated_minutes, position = excluded.position`;

const verdicts = z.array(z.string());

interface Load {
  readonly edits: number;
  readonly rounds: number;
}

export const bench = defineBench({
  about: 'apply_edits against one bare upsert of the same rows',
  figures: {
    [work.made]: { unit: 'ms', better: 'less', target: 5 },
    [work.whole]: { unit: 'ms', better: 'less', target: 5 },
    [work.field]: { unit: 'ms', better: 'less', target: 5 },
    // Written one by one in the end: what a faulty device costs.
    [work.mixed]: { unit: 'ms', better: 'less' },
  },
  full: { edits: 500, rounds: 11 },
  smoke: { edits: 20, rounds: 1 },
  measure: async (load: Load, stage) => {
    await stage.cluster();
    const open = await openDatabase();
    try {
      const { actor } = await createAccount(open.adminQuery);
      let clock = Date.now() - 1_000_000;
      const timed = async (text: string, sent: unknown): Promise<{ took: number; answer: unknown }> => {
        const began = performance.now();
        const { rows } = await open.db.tx(actor, (query) =>
          query<{ answer: unknown }>(text, [JSON.stringify(sent)]),
        );
        return { took: performance.now() - began, answer: rows[0]?.answer };
      };
      const upsert = async (rows: readonly Row[], stamps: object): Promise<number> =>
        (
          await timed(
            bareUpsert,
            rows.map((row) => ({ ...row, stamps })),
          )
        ).took;
      const edit = async (
        rows: readonly Row[],
        fieldsOf: (row: Row) => object,
        stamps: object,
        refused: number,
      ): Promise<number> => {
        const edits = rows.map((row) => ({ kind: 'tasks', id: row.id, fields: fieldsOf(row), stamps }));
        const { took, answer } = await timed('select public.apply_edits($1::jsonb) as answer', edits);
        const kept = verdicts.parse(answer).filter((verdict) => verdict === 'kept').length;
        if (kept !== rows.length - refused) throw new Error(`${kept} of ${rows.length} edits were kept`);
        return took;
      };
      const wholeRow = (row: Row): object => ({ ...row, id: undefined });
      const pairs: Record<Work, [number[], number[]]> = {
        made: [[], []],
        whole: [[], []],
        field: [[], []],
        mixed: [[], []],
      };
      const add = (kind: Work, value: number, baseline: number): void => {
        pairs[kind][0].push(value);
        pairs[kind][1].push(baseline);
      };
      // The first round warms up and is not counted.
      for (let round = -1; round < load.rounds; round += 1) {
        const [ours, bare] = [newTasks(load.edits), newTasks(load.edits)];
        const next = (): object => ({ '*': stampAt((clock += 10)) });
        const made = next();
        const result: [Work, number, number][] = [
          ['made', await edit(ours, wholeRow, made, 0), await upsert(bare, made)],
        ];
        const whole = next();
        result.push(['whole', await edit(ours, wholeRow, whole, 0), await upsert(bare, whole)]);
        const title = { title: stampAt((clock += 10)) };
        result.push([
          'field',
          await edit(ours, (row) => ({ title: `${row.title} again` }), title, 0),
          await upsert(bare, title),
        ]);
        const energy = { energy: stampAt((clock += 10)) };
        const spoilt = ours[Math.floor(ours.length / 2)];
        result.push([
          'mixed',
          await edit(ours, (row) => ({ energy: row === spoilt ? 'huge' : 'high' }), energy, 1),
          await upsert(bare, energy),
        ]);
        if (round >= 0) for (const one of result) add(...one);
      }
      const figure = (kind: Work): Measured => comparePairs(...pairs[kind]);
      return {
        [work.made]: figure('made'),
        [work.whole]: figure('whole'),
        [work.field]: figure('field'),
        [work.mixed]: figure('mixed'),
      };
    } finally {
      await open.close();
    }
  },
});
