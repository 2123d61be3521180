import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { coachLimits } from '#domain/coach/run/coach-limits.ts';
import { features, isMetered, tiers, tierTable } from '#domain/licence/tiers.ts';
import type { Actor } from '#server/engine/database/database.ts';
import { type Account, anonymous, createAccount } from '#server/testing/actors.ts';
import { type OpenDatabase, openDatabase } from '#server/testing/open-database.ts';

let open: OpenDatabase;
let owner: Account;

beforeAll(async () => {
  open = await openDatabase();
});
beforeEach(async () => {
  owner = await createAccount(open.adminQuery);
});
afterAll(() => open.close());

const setTier = (tier: string) => open.adminQuery('update public.licence_default set tier = $1', [tier]);

const ask = <T>(actor: Actor, sql: string, values: readonly unknown[] = []): Promise<T | undefined> =>
  open.db.tx(actor, async (query) => (await query<{ answer: T }>(sql, values)).rows[0]?.answer);

const rows = {
  coach_goals: { text: 'Start on time' },
  coach_experiments: {
    material_id: 'open-the-file',
    title: 'Open it',
    what: 'Open the file',
    do_on: '2026-11-16',
    follow_up_on: '2026-11-23',
  },
  coach_drafts: { kind: 'ask-quiet-place', title: 'Quiet', body: 'Hello' },
} as const;
const tables = Object.keys(rows).filter((name): name is keyof typeof rows => name in rows);

const send = async (kind: keyof typeof rows, id: string, fields: object, ms: number): Promise<string> => {
  const stamp = `${String(ms).padStart(15, '0')}-0000-0000000a`;
  const edits = JSON.stringify([{ kind, id, fields, stamps: { '*': stamp } }]);
  const answer = await ask(owner.actor, 'select public.apply_edits($1::jsonb) as answer', [edits]);
  return z.array(z.string()).parse(answer)[0] ?? '';
};

describe('[COACH-01] the coach asks the licence in the database', () => {
  it.each(tiers)('has_feature answers as the table of tiers does: %s', async (tier) => {
    await setTier(tier);
    for (const feature of features.filter((one) => !isMetered(one))) {
      const held = await ask(owner.actor, 'select public.has_feature($1) as answer', [feature]);
      expect({ feature, held }).toEqual({ feature, held: tierTable[tier][feature] });
    }
  });

  it('has_feature says no to what is counted, to what is unknown, and answers nobody who is not signed in', async () => {
    await setTier('enterprise');
    for (const feature of ['monthlyAiRequests', 'nothing', '']) {
      expect(await ask(owner.actor, 'select public.has_feature($1) as answer', [feature])).toBe(false);
    }
    await expect(ask(anonymous, `select public.has_feature('careerCoach')`)).rejects.toMatchObject({
      code: '42501',
    });
  });

  it.each(tables.flatMap((table) => tiers.map((tier) => [table, tier] as const)))(
    'adds to %s with the tier %s only where the tier has the coach',
    async (table, tier) => {
      await setTier(tier);
      const verdict = await send(table, randomUUID(), rows[table], 1);
      expect(verdict === 'kept').toBe(tierTable[tier].careerCoach);
      const columns = Object.keys(rows[table]).join(', ');
      const places = Object.keys(rows[table]).map((_, index) => `$${index + 1}`);
      const direct = ask(
        owner.actor,
        `insert into public.${table} (${columns}) values (${places.join(', ')})`,
        Object.values(rows[table]),
      ).then(
        () => true,
        () => false,
      );
      expect(await direct).toBe(tierTable[tier].careerCoach);
    },
  );

  it('what was written before a tier ended can still be read, changed and deleted', async () => {
    await setTier('pro');
    const id = randomUUID();
    expect(await send('coach_experiments', id, rows.coach_experiments, 1)).toBe('kept');
    await setTier('free');
    expect(await send('coach_experiments', id, { note: 'It went well', state: 'over' }, 2)).toBe('kept');
    expect(
      await ask(owner.actor, 'select note as answer from public.coach_experiments where id = $1', [id]),
    ).toBe('It went well');
    expect(await send('coach_experiments', id, { deleted_at: '2026-11-20T10:00:00Z' }, 3)).toBe('kept');
  });

  it.each([
    ['coach_goals', 'text', coachLimits.goal],
    ['coach_experiments', 'note', coachLimits.note],
    ['coach_drafts', 'title', coachLimits.draftTitle],
    ['coach_drafts', 'body', coachLimits.draftBody],
  ] as const)(
    '%s takes as many letters of %s as the page lets somebody write',
    async (table, column, most) => {
      await setTier('pro');
      const add = (length: number) =>
        send(table, randomUUID(), { ...rows[table], [column]: 'a'.repeat(length) }, 1);
      expect(await add(most)).toBe('kept');
      expect(await add(most + 1)).toMatch(/^refused/);
    },
  );
});
