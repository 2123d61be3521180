import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  arriveListener,
  callPrepare,
  prepare,
  renderRows,
  trackId,
} from '#server/music/library/play-library.fixture.ts';
import { MOST_WAITING } from '#server/music/library/render-queue.ts';
import { createTestLibrary, stockTrack } from '#server/music/library/test-library.fixture.ts';
import type { TestLibrary } from '#server/music/library/test-library.fixture.ts';
import { freePort } from '#server/testing/free-port.ts';
import { signIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

const soon = { timeout: 20_000 };
const nothing = { stored: [], preparing: [] };
// The first one holds the only renderer until the end, so that everything else waits.
const recipes = ['gated-first', ...Array.from({ length: 60 }, (_, index) => `track-${index}`)];

let library: TestLibrary;
let server: TestServer;
let token: string;
let metricsUrl: string;
beforeAll(async () => {
  library = await createTestLibrary(recipes.map((recipe) => stockTrack(recipe)));
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  server = await startTestServer({ METRICS_PORT: String(port), TRUSTED_PROXIES: '1' }, { library });
  token = await arriveListener(server, 'lena');
});
afterAll(async () => {
  await server.stop();
  await library.remove();
});

describe('prepare-tracks', () => {
  it.each([
    ['[]', /^body /u],
    ['{}', 'body/trackIds must be a list of ids'],
    ['{"trackIds":[]}', 'body/trackIds has no ids'],
    ['{"trackIds":["x"]}', 'body/trackIds/0 must be an id'],
    [
      JSON.stringify({ trackIds: Array.from({ length: 11 }, () => randomUUID()) }),
      'body/trackIds has more than 10 ids',
    ],
  ])('refuses the body %s and says why', async (body, message) => {
    const answer = await fetch(`${server.url}/functions/v1/prepare-tracks`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
    });
    expect(answer.status).toBe(400);
    const { code, message: said } = z
      .object({ code: z.string(), message: z.string() })
      .parse(await answer.json());
    expect(code).toBe('invalid_request');
    expect(said).toMatch(message);
  });

  it('[SESS-03] prepares nothing for guests and for somebody without a live session row', async () => {
    expect((await callPrepare(server, server.publishableKey, [trackId('track-1')])).status).toBe(401);
    const { session } = await signIn(server, { email: 'bare@example.org', name: 'Bare' });
    expect(await prepare(server, session.access_token, ['track-1'])).toEqual(nothing);
    expect(await renderRows(server)).toEqual({});
  });

  it('ignores unknown ids, and tracks that are not made from a recipe', async () => {
    const { rows } = await server.adminQuery<{ id: string }>(
      `insert into public.music_tracks (title, file_path) values ('Own', 'own.mp3') returning id`,
    );
    const answer = await callPrepare(server, token, [randomUUID(), rows[0]!.id]);
    expect(await answer.json()).toEqual(nothing);
    expect(await renderRows(server)).toEqual({});
  });

  it('reports the tracks that wait, in the metrics too', async () => {
    expect(await prepare(server, token, ['gated-first'])).toEqual({
      stored: [],
      preparing: [trackId('gated-first')],
    });
    await expect.poll(() => library.begun().recipes, soon).toEqual(['gated-first']);
    await prepare(server, token, ['track-1', 'track-1', 'track-2']);
    const text = await (await fetch(metricsUrl)).text();
    expect(text).toMatch(/^kindling_music_queue 2$/mu);
    expect(text).toMatch(/^kindling_music_renders_total\{result="failed"\} 0$/mu);
  });

  it('withstands a flood: one person is told to wait, many fill the queue to its bound, one process renders', async () => {
    const others = await Promise.all(['bo', 'cy', 'di'].map((name) => arriveListener(server, name)));
    const ask = async (who: string, from: number, address: string): Promise<Response> =>
      fetch(`${server.url}/functions/v1/prepare-tracks`, {
        method: 'POST',
        headers: { authorization: `Bearer ${who}`, 'x-forwarded-for': address },
        body: JSON.stringify({ trackIds: recipes.slice(from, from + 10).map(trackId) }),
      });
    const answers: Response[] = [];
    for (let round = 0; round < 12; round += 1) {
      const burst = [...others, ...Array.from({ length: 6 }, () => token)].map((who, index) =>
        ask(who, ((round + index) % 6) * 10 + 1, `10.0.${round}.${index}`),
      );
      answers.push(...(await Promise.all(burst)));
    }
    const refused = answers.find(({ status }) => status === 429);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    const waiting = Object.values(await renderRows(server)).filter(({ state }) => state === 'waiting');
    expect(waiting).toHaveLength(MOST_WAITING);
    expect(library.begun()).toEqual({ recipes: ['gated-first'], processes: 1 });
  });

  it('limits the calls from one address, whoever comes from it', async () => {
    const asked = await server.adminQuery('delete from kindling.rate_limits');
    expect(asked.rowCount).toBeGreaterThan(0);
    const people = await Promise.all(
      ['eve', 'fay', 'gus', 'hal', 'ida'].map((name) => arriveListener(server, name)),
    );
    const statuses: number[] = [];
    for (let round = 0; round < 50; round += 1) {
      const answers = await Promise.all(people.map((who) => callPrepare(server, who, [randomUUID()])));
      statuses.push(...answers.map(({ status }) => status));
    }
    // 240 in five minutes from one address, although nobody came near their own 60.
    expect(statuses.filter((status) => status === 200)).toHaveLength(240);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });
});
