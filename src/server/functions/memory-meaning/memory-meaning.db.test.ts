import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { memoryLayerNames, memoryTables } from '#domain/memory/memory-layer.ts';
import type { MemoryLayer } from '#domain/memory/memory-layer.ts';
import { newMemoryRow } from '#domain/memory/memory-row.ts';
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
  for (const { session } of [ada, bo]) {
    await server.adminQuery('insert into public.memory_settings (user_id, enabled) values ($1, true)', [
      session.user.id,
    ]);
  }
});
afterAll(() => server.stop());

beforeEach(async () => {
  for (const layer of memoryLayerNames) await server.adminQuery(`delete from public.${memoryTables[layer]}`);
  await server.adminQuery('delete from public.memory_days');
});

const call = async (who: SignedIn, body: unknown): Promise<Response> =>
  fetch(`${server.url}/functions/v1/memory-meaning`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.session.access_token}` },
    body: JSON.stringify(body),
  });

const answerOf = async (who: SignedIn, body: unknown): Promise<unknown> => {
  const answer = await call(who, body);
  expect(answer.status).toBe(200);
  return answer.json();
};

const refusalOf = async (who: SignedIn, body: unknown) => {
  const answer = await call(who, body);
  const { code } = z.object({ code: z.string() }).parse(await answer.json());
  return { status: answer.status, code };
};

/** Stored as their own, however many there are. */
const remember = async (
  who: SignedIn,
  layer: MemoryLayer,
  sentence: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> => {
  const row = {
    ...newMemoryRow({
      layer,
      about: sentence.slice(0, 20),
      sentence,
      tags: [],
      importance: 3,
      source: 'typed',
      sourceId: null,
      quote: null,
      saidAt: null,
    }),
    ...more,
    user_id: who.session.user.id,
  };
  await server.adminQuery('delete from public.memory_stores');
  const table = memoryTables[layer];
  const columns = Object.keys(row).join(', ');
  const { rows } = await server.adminQuery<{ id: string }>(
    `insert into public.${table} (${columns}) select ${columns} from jsonb_populate_record(null::public.${table}, $1)
     returning id`,
    [row],
  );
  return rows[0]!.id;
};

const vectors = async (who: SignedIn): Promise<number> => {
  const { rowCount } = await server.adminQuery('select from public.memory_vectors where user_id = $1', [
    who.session.user.id,
  ]);
  return rowCount ?? 0;
};

describe('memory-meaning', () => {
  it('[MEM-01] finds one’s own memory by what it means, in every layer, and says when there is nothing', async () => {
    const timer = await remember(ada, 'procedural', 'I set a kitchen timer to start on boring forms.');
    const dentist = await remember(ada, 'semantic', 'My dentist is Dr Okafor in Mill Lane.');
    const coffee = await remember(ada, 'associative', 'When I have coffee after two I lie awake until one.');
    const gym = await remember(ada, 'episodic', 'I gave up the gym because changing clothes was too much.');
    for (const [question, layer, id] of [
      ['What gets me started with paperwork?', 'procedural', timer],
      ['What is the name of my dentist?', 'semantic', dentist],
      ['What does coffee do to my sleep?', 'associative', coffee],
      ['Why did I quit the gym?', 'episodic', gym],
    ]) {
      const answer = await answerOf(ada, { action: 'ask', question });
      expect(answer).toMatchObject({ indexed: 4, missing: 0, found: [{ layer, id }, {}, {}, {}] });
      expect(answer).toHaveProperty('state', expect.stringMatching(/known|maybe/u));
    }
    expect(await answerOf(ada, { action: 'ask', question: 'Which bus goes to the airport?' })).toEqual({
      state: 'nothing',
      found: [],
      indexed: 4,
      missing: 0,
    });
    const { rows } = await server.adminQuery<{ what: string; times: string }>(
      `select what, times from public.memory_days where milliseconds > 0 order by what`,
    );
    expect(rows.reduce((sum, { times }) => sum + Number(times), 0)).toBe(5);
    expect(rows.map(({ what }) => what)).toContain('ask: nothing');
  });

  it('[MEM-01] a stranger finds nothing of others', async () => {
    await remember(ada, 'semantic', 'My dentist is Dr Okafor in Mill Lane.');
    await answerOf(ada, { action: 'index' });
    const empty = { state: 'nothing', found: [], indexed: 0, missing: 0 };
    expect(await answerOf(bo, { action: 'ask', question: 'Who is my dentist?' })).toEqual(empty);
    expect(await answerOf(bo, { action: 'near', text: 'My dentist is Dr Okafor in Mill Lane.' })).toEqual({
      near: null,
    });
    expect(await vectors(bo)).toBe(0);
  });

  it('[MEM-01] answers nobody who is not signed in, and nobody whose memory is off', async () => {
    const visitor = await fetch(`${server.url}/functions/v1/memory-meaning`, {
      method: 'POST',
      headers: { authorization: `Bearer ${server.publishableKey}` },
      body: '{"action":"index"}',
    });
    expect(visitor.status).toBe(401);
    const cy = await signIn(server, { email: 'cy@example.org', name: 'Cy' });
    for (const body of [
      { action: 'index' },
      { action: 'ask', question: 'What?' },
      { action: 'near', text: 'x' },
    ]) {
      expect(await refusalOf(cy, body)).toEqual({ status: 403, code: 'memory_off' });
    }
  });

  it.each([
    {},
    [],
    { action: 'tell' },
    { action: 'ask' },
    { action: 'ask', question: '   ' },
    { action: 'ask', question: 7 },
    { action: 'ask', question: 'x'.repeat(301) },
    { action: 'near', text: 'x'.repeat(2001) },
  ])('[MEM-01] refuses a wrong body, %#', async (body) => {
    expect(await refusalOf(ada, body)).toEqual({ status: 400, code: 'invalid_request' });
  });

  it('[MEM-01] makes a vector once, anew after a change, and never keeps one of what was forgotten', async () => {
    const id = await remember(ada, 'semantic', 'My dentist is Dr Okafor in Mill Lane.');
    expect(await answerOf(ada, { action: 'index' })).toEqual({ indexed: 1, missing: 0 });
    expect(await answerOf(ada, { action: 'index' })).toEqual({ indexed: 1, missing: 0 });
    expect(await vectors(ada)).toBe(1);
    await server.adminQuery(
      `update public.ai_semantic_memory set definition = 'Rain calms me.' where id = $1`,
      [id],
    );
    expect(await vectors(ada)).toBe(0);
    expect(await answerOf(ada, { action: 'ask', question: 'What does rain do to me?' })).toMatchObject({
      state: 'known',
      found: [{ id }],
    });
    await server.adminQuery('delete from public.ai_semantic_memory where id = $1', [id]);
    expect(await vectors(ada)).toBe(0);
  });

  it('[MEM-01] replaces a vector of another model, and one that holds no numbers', async () => {
    const first = await remember(ada, 'semantic', 'My dentist is Dr Okafor in Mill Lane.');
    const second = await remember(ada, 'semantic', 'The rent is due on the third.');
    await server.adminQuery(
      `insert into public.memory_vectors (user_id, layer, memory_id, model, vector) values
         ($1, 'semantic', $2, 'another', decode(repeat('00', 1536), 'hex')),
         ($1, 'semantic', $3, 'all-MiniLM-L6-v2-q8', decode(repeat('ff', 1536), 'hex'))`,
      [ada.session.user.id, first, second],
    );
    expect(await answerOf(ada, { action: 'index' })).toEqual({ indexed: 2, missing: 0 });
    expect(await answerOf(ada, { action: 'ask', question: 'When is the rent due?' })).toMatchObject({
      found: [{ id: second }, { id: first }],
    });
  });

  it('[MEM-01] leaves out what has expired, and offers nothing past for replacing', async () => {
    const past = new Date(Date.now() - 60_000).toISOString();
    const soon = new Date(Date.now() + 500).toISOString();
    await remember(ada, 'semantic', 'My dentist is Dr Okafor in Mill Lane.', { expires_at: soon });
    const old = await remember(ada, 'semantic', 'The rent is due on the third.', { valid_to: past });
    await expect.poll(() => answerOf(ada, { action: 'index' })).toEqual({ indexed: 1, missing: 0 });
    expect(await answerOf(ada, { action: 'ask', question: 'When is the rent due?' })).toMatchObject({
      found: [{ id: old }],
    });
    const text = 'The rent is due on the fifth now.';
    expect(await answerOf(ada, { action: 'near', text })).toEqual({ near: null });
    const rent = await remember(ada, 'semantic', 'The rent is due on the fourth.');
    expect(await answerOf(ada, { action: 'near', text })).toMatchObject({
      near: { layer: 'semantic', id: rent },
    });
    expect(await answerOf(ada, { action: 'near', text: 'The sea was warm.' })).toEqual({ near: null });
  });

  it('[MEM-01] a thread that dies is a 503, and the next question is answered', async () => {
    const id = await remember(ada, 'semantic', 'My dentist is Dr Okafor in Mill Lane.');
    const died = await call(ada, { action: 'ask', question: 'exit' });
    expect(died.status).toBe(503);
    expect(died.headers.get('retry-after')).toBe('5');
    expect(await died.json()).toMatchObject({ code: 'model_unavailable' });
    expect(await answerOf(ada, { action: 'ask', question: 'Who is my dentist?' })).toMatchObject({
      state: 'known',
      found: [{ id }],
    });
  });

  it('[MEM-01] limits how often one person asks', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 95; round += 1) statuses.push((await call(bo, { action: 'index' })).status);
    expect(statuses).toContain(200);
    expect(statuses.at(-1)).toBe(429);
  });
});
