import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanupAnswerOf } from '#domain/music/cleanup-messages.ts';
import type { CleanupAnswer } from '#domain/music/cleanup-messages.ts';
import type { Actor } from '#server/engine/database/database.ts';
import { anonymous, createAccount } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';
import { signIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';
import { emergencyMusicCleanup } from './emergency-music-cleanup.ts';

const HOURS_OLD = `now() - interval '61 minutes'`;

describe('[MUSIC-03] emergency-music-cleanup over HTTP', () => {
  let server: TestServer;
  let adminToken: string;
  let ordinaryToken: string;
  beforeAll(async () => {
    server = await startTestServer();
    adminToken = (await signIn(server, { email: 'ada@example.org', name: 'Ada' })).session.access_token;
    ordinaryToken = (await signIn(server, { email: 'bob@example.org', name: 'Bob' })).session.access_token;
  });
  afterAll(() => server.stop());

  const call = async (token: string | null, init: RequestInit = {}): Promise<Response> =>
    fetch(`${server.url}/functions/v1/emergency-music-cleanup`, {
      method: 'POST',
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      ...init,
    });

  it('only counts for guests and ordinary people, removes dead tracks for an admin, and then only counts for a minute', async () => {
    await server.adminQuery(
      `insert into public.music_tracks (title, file_path, created_at)
       values ('Dead', 'dead.mp3', ${HOURS_OLD}), ('Young', 'young.mp3', now())`,
    );
    const counted = { deletedCount: 0, initialCount: 2, finalCount: 2 };
    for (const token of [null, server.publishableKey, ordinaryToken]) {
      expect(await (await call(token, { body: '{"delete":"everything"}' })).json()).toEqual(counted);
    }
    expect(await (await call(adminToken)).json()).toEqual({
      deletedCount: 1,
      initialCount: 2,
      finalCount: 1,
    });
    await server.adminQuery(
      `insert into public.music_tracks (title, file_path, created_at) values ('Later', 'later.mp3', ${HOURS_OLD})`,
    );
    const kept = { deletedCount: 0, initialCount: 1, finalCount: 1 };
    for (const token of [null, adminToken]) expect(await (await call(token)).json()).toEqual(kept);
  });

  it('refuses an invalid token, too long a body and another method', async () => {
    expect((await call('abc')).status).toBe(401);
    expect((await call(null, { body: 'x'.repeat(64 * 1024 + 1) })).status).toBe(413);
    expect((await call(null, { method: 'GET' })).status).toBe(405);
  });
});

describe('[MUSIC-03] what a cleanup removes', () => {
  let open: OpenDatabase;
  let admin: Actor;
  let ordinary: Actor;
  beforeAll(async () => {
    open = await openDatabase();
    admin = (await createAccount(open.adminQuery, { admin: true })).actor;
    ordinary = (await createAccount(open.adminQuery)).actor;
  });
  afterAll(() => open.close());
  beforeEach(() => open.adminQuery('delete from public.music_tracks'));
  afterEach(() => open.adminQuery('delete from storage.objects'));

  const metadata = { role: 'admin', roles: ['admin'] };
  /** As their tokens say; the ordinary one lies. */
  const actors: Readonly<Record<string, Actor>> = {
    get guest() {
      return anonymous;
    },
    get ordinary() {
      return ordinary;
    },
    get liar() {
      return { ...ordinary, claims: { ...ordinary.claims, app_metadata: metadata } };
    },
    get admin() {
      return { ...admin, claims: { ...admin.claims, app_metadata: metadata } };
    },
  };
  const who = ['guest', 'ordinary', 'liar', 'admin'] as const;

  const clean = async (name: (typeof who)[number], body: string): Promise<CleanupAnswer> => {
    const actor = actors[name]!;
    const { sub } = actor.claims;
    const run = emergencyMusicCleanup({ db: open.db, limits: { take: async () => {} } });
    const answer = await run(new Request('http://x/', { method: 'POST', body }), {
      actor,
      userId: typeof sub === 'string' ? sub : undefined,
      db: open.db,
      address: '',
    });
    return cleanupAnswerOf(await answer.json())!;
  };

  interface Row {
    readonly recipe: boolean;
    /** Null for none; the same number is the same bytes. */
    readonly content: number | null;
    readonly old: boolean;
  }

  const arrange = async (rows: readonly Row[]): Promise<void> => {
    for (const [index, { recipe, content, old }] of rows.entries()) {
      const name = `${index}-${randomUUID()}.mp3`;
      await open.adminQuery(
        `insert into public.music_tracks (title, file_path, recipe, created_at)
         values ($1, $2, $3, ${old ? HOURS_OLD : 'now()'} + make_interval(secs => $4))`,
        [String(index), name, recipe ? `recipe-${index}` : null, index],
      );
      if (content === null) continue;
      await open.adminQuery(
        `insert into storage.objects (bucket_id, name, metadata) values ('adhd-music', $1, $2)`,
        [name, { eTag: content === 0 ? '' : `"${content}"`, size: 10 }],
      );
    }
  };
  const left = async (): Promise<readonly string[]> => {
    const { rows } = await open.adminQuery<{ title: string }>(
      'select title from public.music_tracks order by created_at',
    );
    return rows.map(({ title }) => title);
  };

  /** Said in words of its own, not in those of the database. */
  const isDead = (rows: readonly Row[], index: number): boolean => {
    const row = rows[index]!;
    if (row.recipe || !row.old) return false;
    if (row.content === null) return true;
    const isOlder = (other: Row, at: number): boolean => other.old && at < index;
    return row.content !== 0 && rows.some((other, at) => isOlder(other, at) && other.content === row.content);
  };

  it('never removes a track that is alive, whoever calls and whatever they send', async () => {
    const row = fc.record({
      recipe: fc.boolean(),
      content: fc.option(fc.integer({ min: 0, max: 3 })),
      old: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { maxLength: 8 }),
        fc.constantFrom(...who),
        fc.oneof(fc.json(), fc.string()),
        async (rows, name, body) => {
          await open.adminQuery('delete from public.music_tracks');
          await open.adminQuery('delete from storage.objects');
          await arrange(rows);
          const answer = await clean(name, body);
          const dead = rows
            .map((_, index) => index)
            .filter((index) => name === 'admin' && isDead(rows, index));
          expect(new Set(await left())).toEqual(
            new Set(rows.map((_, index) => String(index)).filter((title) => !dead.includes(Number(title)))),
          );
          expect(answer).toEqual({
            deletedCount: dead.length,
            initialCount: rows.length,
            finalCount: rows.length - dead.length,
          });
        },
      ),
      { numRuns: 60 },
    );
  });

  it('removes nothing while another cleanup runs', async () => {
    await arrange([{ recipe: false, content: null, old: true }]);
    await open.adminQuery('begin');
    await open.adminQuery('select pg_advisory_xact_lock(7205761120)');
    expect((await clean('admin', '')).deletedCount).toBe(0);
    await open.adminQuery('commit');
    expect((await clean('admin', '')).deletedCount).toBe(1);
  });

  it('counts against the caller’s rate limit only when the database is asked', async () => {
    const asked: string[] = [];
    let now = 0;
    const run = emergencyMusicCleanup({
      db: open.db,
      limits: { take: async (...turns) => void asked.push(...turns.map(({ subject }) => subject)) },
      now: () => now,
    });
    const context = { actor: anonymous, userId: undefined, db: open.db };
    for (const address of ['a', 'b', 'c']) await run(new Request('http://x/'), { ...context, address });
    now = 60_000;
    await run(new Request('http://x/'), { ...context, address: 'd' });
    expect(asked).toEqual(['a', 'd']);
  });
});
