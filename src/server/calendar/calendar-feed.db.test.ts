import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calendarLimits } from '#domain/calendar-files/calendar-limits.ts';
import { createCalendarFeed } from '#server/calendar/calendar-feed.ts';
import type { Actor } from '#server/engine/database/database.ts';
import { createRateLimits } from '#server/limits/rate-limits.ts';
import { type Account, anonymous, createAccount, service } from '#server/testing/actors.ts';
import { type OpenDatabase, openDatabase } from '#server/testing/open-database.ts';

let open: OpenDatabase;
let app: Hono;
let ada: Account;
let bo: Account;
let admin: Account;
const logged: string[] = [];

beforeAll(async () => {
  open = await openDatabase();
  ada = await createAccount(open.adminQuery);
  bo = await createAccount(open.adminQuery);
  admin = await createAccount(open.adminQuery, { admin: true });
  app = new Hono().route(
    '/calendar-feed',
    createCalendarFeed({
      db: open.db,
      limits: createRateLimits({ db: open.db, key: randomBytes(32), factor: 1 }),
      trustedProxies: 1,
      logError: (message, cause) => logged.push(`${message} ${String(cause)}`),
    }),
  );
  await open.adminQuery(
    `insert into public.tasks (user_id, title, do_on, do_at, state) values
       ($1, 'Call Zoë, then rest', '2026-11-20', '15:00', 'open'),
       ($1, 'Gone already', '2026-11-20', null, 'done'),
       ($1, 'No day at all', null, null, 'open'),
       ($2, 'Somebody else', '2026-11-20', null, 'open')`,
    [ada.id, bo.id],
  );
  await open.adminQuery(
    `insert into public.tasks (user_id, title, do_on, state, deleted_at) values ($1, 'Deleted one', '2026-11-20', 'open', now())`,
    [ada.id],
  );
  await open.adminQuery(
    `insert into public.focus_sessions (user_id, intention, phase, started_at, planned_seconds, ended_at)
     values ($1, 'Quiet reading', 'ended', now() - interval '1 day', 1500, now() - interval '23 hours')`,
    [ada.id],
  );
});
afterAll(() => open.close());
beforeEach(async () => {
  await open.adminQuery('delete from kindling.rate_limits');
});

const as = async (actor: Actor, text: string, values: readonly unknown[] = []): Promise<readonly unknown[]> =>
  (await open.db.tx(actor, (query) => query(text, values))).rows;
const make = async (account: Account, titles = true, tasks = true, sessions = true): Promise<string> => {
  const [row] = await open.db
    .tx(account.actor, (query) =>
      query<{ token: string }>('select public.make_calendar_feed($1, $2, $3, $4) as token', [
        titles,
        tasks,
        sessions,
        'Europe/Berlin',
      ]),
    )
    .then(({ rows }) => rows);
  return row?.token ?? '';
};
const get = async (token: string, { method = 'GET', tag = '' } = {}): Promise<Response> =>
  app.request(`/calendar-feed/${token}.ics`, {
    method,
    headers: { 'x-forwarded-for': '203.0.113.7', ...(tag === '' ? {} : { 'if-none-match': tag }) },
  });
const plain = (answer: Response) => ({ status: answer.status, headers: Object.fromEntries(answer.headers) });

describe('[ARCHIVE-01] the calendar at a secret address', () => {
  it('tells dated tasks and focus sessions of its owner, and of nobody else', async () => {
    const answer = await get(await make(ada));
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(text).toContain('SUMMARY:Call Zoë\\, then rest\r\n');
    expect(text).toContain('DTSTART;TZID=Europe/Berlin:20261120T150000');
    expect(text).toContain('SUMMARY:Focus: Quiet reading');
    expect(text).not.toMatch(/Gone already|No day|Somebody else|Deleted one/);
  });

  it('keeps to what its owner chose', async () => {
    const quiet = await (await get(await make(ada, false))).text();
    expect(quiet).not.toMatch(/Zoë|Quiet/);
    expect(quiet.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(await (await get(await make(ada, true, true, false))).text()).not.toContain('Focus');
    expect(await (await get(await make(ada, true, false, true))).text()).not.toContain('Zoë');
  });

  it('is at most asked for, and never changed', async () => {
    const token = await make(ada);
    const head = await get(token, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']) {
      expect((await get(token, { method })).status, method).toBe(405);
    }
  });

  it('answers 304 until something changes', async () => {
    const token = await make(ada);
    const tag = (await get(token)).headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[0-9a-f]{32}"$/);
    const again = await get(token, { tag: `"other", W/${tag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await open.adminQuery(
      `insert into public.tasks (user_id, title, do_on, state) values ($1, 'One more', '2026-11-21', 'open')`,
      [ada.id],
    );
    expect((await get(token, { tag })).status).toBe(200);
  });

  it('is gone with the next request once it is taken away or replaced, and answers like one that never was', async () => {
    const never = plain(await get('f'.repeat(64)));
    expect(never.status).toBe(404);
    const first = await make(ada);
    const second = await make(ada);
    expect(second).not.toBe(first);
    expect(plain(await get(first))).toEqual(never);
    expect((await get(second)).status).toBe(200);
    await as(ada.actor, 'delete from public.calendar_feeds');
    expect(plain(await get(second))).toEqual(never);
    expect(await (await get(second)).text()).toBe('Not found');
  });

  it.each(['x', '%00', 'a'.repeat(3000), '..%2f..', "'%20or%20true--"])(
    'answers %.10s like any other',
    async (token) => {
      expect((await get(token)).status).toBe(404);
      expect(logged).toEqual([]);
    },
  );

  it('is closed for somebody who may not sign in, and goes with the account', async () => {
    const gone = await createAccount(open.adminQuery);
    const token = await make(gone);
    await open.adminQuery(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, [
      gone.id,
    ]);
    expect((await get(token)).status).toBe(404);
    await open.adminQuery('update auth.users set banned_until = null where id = $1', [gone.id]);
    expect((await get(token)).status).toBe(200);
    await open.adminQuery('delete from auth.users where id = $1', [gone.id]);
    expect((await get(token)).status).toBe(404);
  });

  it('answers like one that never was while its owner wants to leave, and is back when they stay', async () => {
    const leaving = await createAccount(open.adminQuery);
    const token = await make(leaving);
    await open.adminQuery(
      `insert into public.delete_requests (user_id, due_at) values ($1, now() + interval '14 days')`,
      [leaving.id],
    );
    expect(plain(await get(token))).toEqual(plain(await get('f'.repeat(64))));
    expect(plain(await get(await make(leaving)))).toEqual(plain(await get(token)));
    const newest = await make(leaving);
    expect(await as(leaving.actor, 'select public.call_off_deletion() as kept')).toEqual([{ kept: true }]);
    expect((await get(newest)).status).toBe(200);
  });

  it('is limited for one address of the network and for one calendar', async () => {
    const token = await make(bo);
    const answers = new Set<number>();
    for (let turn = 0; turn <= 60; turn += 1) answers.add((await get(token)).status);
    expect(answers).toEqual(new Set([200, 429]));
    expect((await get(token)).headers.get('retry-after')).toMatch(/^\d+$/);
    await open.adminQuery('delete from kindling.rate_limits');
  });
});

describe('[ARCHIVE-01] what is kept of a secret address', () => {
  it('is a hash of 244 random bits, in the database alone', async () => {
    const token = await make(ada);
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    const [row] = await as(ada.actor, 'select * from public.calendar_feeds');
    expect(JSON.stringify(row)).not.toContain(token);
    await get(token);
    expect(await as(ada.actor, 'select last_read_at <= now() as read from public.calendar_feeds')).toEqual([
      { read: true },
    ]);
  });

  it('is made and read by its owner alone', async () => {
    await make(ada);
    const count = 'select count(*)::int as feeds from public.calendar_feeds where user_id = $1';
    expect(await as(ada.actor, count, [ada.id])).toEqual([{ feeds: 1 }]);
    for (const { actor } of [bo, admin]) expect(await as(actor, count, [ada.id])).toEqual([{ feeds: 0 }]);
    for (const actor of [anonymous, service]) {
      await expect(as(actor, count, [ada.id])).rejects.toThrow('denied');
      await expect(as(actor, `select public.make_calendar_feed(true, true, true, null)`)).rejects.toThrow(
        'denied',
      );
    }
    const read = `select public.read_calendar_feed(repeat('a', 64))`;
    for (const actor of [anonymous, ada.actor, admin.actor]) {
      await expect(as(actor, read)).rejects.toThrow('denied');
    }
    expect(await as(service, read)).toEqual([{ read_calendar_feed: null }]);
  });

  it('may be changed in what it tells, and not in its hash', async () => {
    await make(ada);
    await as(ada.actor, 'update public.calendar_feeds set with_titles = false');
    await expect(
      as(ada.actor, `update public.calendar_feeds set token_hash = repeat('a', 64)`),
    ).rejects.toThrow('denied');
  });

  it.each(['Europe/Berlin\r\nX:1', '', '../x', 'x'.repeat(61)])('refuses the zone %j', async (zone) => {
    await expect(
      as(ada.actor, 'select public.make_calendar_feed(true, true, true, $1)', [zone]),
    ).rejects.toThrow('check');
  });
});

it.each([
  ['other_calendars', 'name', 'read_until', 'now()', calendarLimits.name],
  ['calendar_events', 'title', 'calendar_id', 'gen_random_uuid()', calendarLimits.title],
] as const)(
  '[ARCHIVE-01] the database has the same limit for %s.%s',
  async (table, column, other, value, most) => {
    const add = (length: number) =>
      as(ada.actor, `insert into public.${table} (${column}, ${other}) values ($1, ${value})`, [
        'x'.repeat(length),
      ]);
    await add(most);
    await expect(add(most + 1)).rejects.toThrow('check');
  },
);
