import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { stampAfter } from '#domain/records/stamp.ts';
import type { Actor } from '#server/engine/database/database.ts';
import { createAccount } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openDatabase();
});
afterAll(() => open.close());

const kinds = ['tasks', 'task_steps', 'projects', 'energy_checks', 'personal_settings'] as const;
type Kind = (typeof kinds)[number];

const run = async (actor: Actor, text: string, values: readonly unknown[] = []) =>
  (await open.db.tx(actor, (query) => query<Record<string, unknown>>(text, values))).rows;

/** Everything that is shown, without the numbers and stamps that every write moves on. */
const shown = async ({ actor }: Account): Promise<Readonly<Record<string, unknown>>> =>
  Object.fromEntries(
    await Promise.all(
      kinds.map(
        async (kind) =>
          [
            kind,
            (
              await run(
                actor,
                `select to_jsonb(r) - array['seq', 'stamps', 'updated_at'] as row from public.${kind} r
                 where deleted_at is null order by id`,
              )
            ).map(({ row }) => row),
          ] as const,
      ),
    ),
  );

const idOf = (kind: Kind, number: number, person: Account): string =>
  kind === 'personal_settings'
    ? person.id
    : `00000000-0000-4000-8000-${String(kinds.indexOf(kind) * 100 + number).padStart(12, '0')}`;

/** Whole records, so that an edit of one that is not there makes it. */
const fieldsOf: Readonly<Record<Kind, (word: string, size: number) => object>> = {
  tasks: (word, size) => ({
    title: `Task ${word}`,
    estimated_minutes: size < 5 ? null : size,
    do_on: size % 2 === 0 ? '2026-11-18' : null,
  }),
  task_steps: (word) => ({ task_id: '00000000-0000-4000-8000-000000000001', title: `Step ${word}` }),
  projects: (word, size) => ({ name: `P ${word}`.slice(0, 40), state: size > 10 ? 'paused' : 'active' }),
  energy_checks: (_, size) => ({ hour: size % 24, energy: size > 9 ? 'low' : 'high' }),
  personal_settings: (_, size) => ({ focus_minutes: size + 1, rest_weekdays: [size % 7] }),
};

const edit = fc.record({
  kind: fc.constantFrom(...kinds),
  number: fc.integer({ min: 0, max: 3 }),
  word: fc.string({ maxLength: 8 }).filter((word) => !word.includes('\u0000')),
  size: fc.integer({ min: 0, max: 20 }),
  deleted: fc.constantFrom('no', 'no', 'yes'),
});
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('edit'),
      edits: fc.array(edit, { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('point', 'next day', 'plain write') }) },
);

const make = async ({ actor }: Account): Promise<string> =>
  z.string().parse((await run(actor, `select public.make_restore_point('by-hand') as id`))[0]?.['id']);
const goBack = async ({ actor }: Account, point: string): Promise<string> =>
  z
    .object({ undo: z.string() })
    .parse(
      (await run(actor, 'select public.go_back_to_point($1, $2) as done', [point, [...kinds]]))[0]?.['done'],
    ).undo;

test('[ARCHIVE-01] whatever was done after a point, going back gives what was there, and the undo what was there before', async () => {
  let stamp = '';
  const apply = async (person: Account, edits: readonly z.output<typeof edited>[]): Promise<void> => {
    const sent = edits.map(({ kind, number, word, size, deleted }) => {
      stamp = stampAfter(stamp, Date.now(), '0000000a');
      return {
        kind,
        id: idOf(kind, number, person),
        fields: {
          ...fieldsOf[kind](word, size),
          deleted_at: deleted === 'yes' && kind !== 'personal_settings' ? new Date().toISOString() : null,
        },
        stamps: { '*': stamp },
      };
    });
    const [row] = await run(person.actor, 'select public.apply_edits($1::jsonb) as said', [
      JSON.stringify(sent),
    ]);
    expect(row?.['said']).toEqual(sent.map(() => 'kept'));
  };
  const edited = z.object({
    kind: z.enum(kinds),
    number: z.number(),
    word: z.string(),
    size: z.number(),
    deleted: z.string(),
  });

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), fc.nat(), async (steps, pick) => {
      const person = await createAccount(open.adminQuery);
      // Settings are never thrown away, so they are there from the start.
      await apply(person, [{ kind: 'personal_settings', number: 0, word: '', size: 1, deleted: 'no' }]);
      const points = [{ id: await make(person), state: await shown(person) }];
      for (const one of steps) {
        if ('edits' in one) await apply(person, one.edits);
        if (one.does === 'point') points.push({ id: await make(person), state: await shown(person) });
        if (one.does === 'plain write') {
          await run(
            person.actor,
            `update public.tasks set energy = case energy when 'low' then 'high' else 'low' end`,
          );
        }
        if (one.does === 'next day') {
          await open.adminQuery(
            `update public.restore_points set made_at = made_at - interval '1 day' where user_id = $1`,
            [person.id],
          );
        }
      }
      const chosen = points[pick % points.length]!;
      const before = await shown(person);
      const undo = await goBack(person, chosen.id);
      expect(await shown(person)).toEqual(chosen.state);
      await goBack(person, undo);
      expect(await shown(person)).toEqual(before);
      // And from there to any other: a way back is a change like any other.
      const another = points[(pick + 1) % points.length]!;
      await goBack(person, another.id);
      expect(await shown(person)).toEqual(another.state);
    }),
    { numRuns: 60 },
  );
}, 120_000);
