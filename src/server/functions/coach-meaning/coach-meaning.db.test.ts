import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type CoachRanking, coachRankingSchema } from '#domain/coach/choose/coach-ranking.ts';
import { signIn } from '#server/testing/sign-in.ts';
import type { SignedIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

// With the real model. The thread ends where a text is "exit".
const meaning = {
  file: new URL('../../memory/worker/test-meaning.fixture.ts', import.meta.url),
  data: { model: 'real' },
};

let server: TestServer;
let ada: SignedIn;
let bo: SignedIn;
beforeAll(async () => {
  server = await startTestServer({}, { meaning });
  ada = await signIn(server, { email: 'ada@example.org', name: 'Ada' });
  bo = await signIn(server, { email: 'bo@example.org', name: 'Bo' });
});
afterAll(() => server.stop());

const call = async (token: string, body: unknown): Promise<Response> =>
  fetch(`${server.url}/functions/v1/coach-meaning`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

const rankingOf = async (goal: string): Promise<CoachRanking> => {
  const answer = await call(ada.session.access_token, { goal });
  expect(answer.status).toBe(200);
  return z.parse(coachRankingSchema, await answer.json());
};

const refusalOf = async (who: SignedIn, body: unknown) => {
  const answer = await call(who.session.access_token, body);
  const { code } = z.object({ code: z.string() }).parse(await answer.json());
  return { status: answer.status, code };
};

describe('coach-meaning', () => {
  it.each([
    ['patients keep me so busy that my charting happens an hour after the shift', 'one-line-before-the-next'],
    ['the stack of exam papers I should grade just sits there', 'five-then-stand-up'],
    ['every deadline sneaks up on me', 'date-for-the-first-third'],
  ])('[COACH-01] knows what “%s” is near to', async (goal, id) => {
    const { state, experiments, care } = await rankingOf(goal);
    expect({ state, care }).toEqual({ state: 'sure', care: 'none' });
    expect(experiments.slice(0, 3).map((one) => one.id)).toContain(id);
  });

  it.each(['my job', 'focus', 'do better', 'hmm'])('[COACH-01] is unsure about “%s”', async (goal) => {
    expect(await rankingOf(goal)).toMatchObject({ state: 'unsure', care: 'none' });
  });

  it('[COACH-01] answers nobody who is not signed in, and no tier without the coach', async () => {
    const visitor = await call(server.publishableKey, { goal: 'start earlier' });
    expect(visitor.status).toBe(401);
    await server.adminQuery(`update public.licence_default set tier = 'free'`);
    expect(await refusalOf(ada, { goal: 'start earlier' })).toEqual({ status: 403, code: 'not_in_tier' });
    await server.adminQuery(`update public.licence_default set tier = 'enterprise'`);
    expect((await rankingOf('start earlier')).experiments.length).toBeGreaterThan(0);
  });

  it.each([{}, [], { goal: '' }, { goal: '  ' }, { goal: 7 }, { goal: 'x'.repeat(501) }])(
    '[COACH-01] refuses a wrong body, %#',
    async (body) => {
      expect(await refusalOf(ada, body)).toEqual({ status: 400, code: 'invalid_request' });
    },
  );

  it('[COACH-01] a thread that dies is a 503, and the next goal is answered', async () => {
    const died = await call(ada.session.access_token, { goal: 'exit' });
    expect(died.status).toBe(503);
    expect(died.headers.get('retry-after')).toBe('5');
    expect(await died.json()).toMatchObject({ code: 'model_unavailable' });
    expect((await rankingOf('I keep missing deadlines')).state).toBe('sure');
  });

  it('[COACH-01] keeps nothing of a goal', async () => {
    await rankingOf('a goal about purple zebras in the archive');
    const { rows } = await server.adminQuery<{ name: string }>(
      `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and c.relkind = 'r'`,
    );
    for (const { name } of rows) {
      const found = await server.adminQuery(
        `select from public."${name}" t where t::text like '%purple zebras%'`,
      );
      expect({ name, found: found.rowCount }).toEqual({ name, found: 0 });
    }
  });

  it('[COACH-01] limits how often one person asks', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 65; round += 1) {
      statuses.push((await call(bo.session.access_token, { goal: 'start earlier' })).status);
    }
    expect(statuses).toContain(200);
    expect(statuses.at(-1)).toBe(429);
  });
});
