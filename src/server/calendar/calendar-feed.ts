import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { writeCalendar } from '#domain/calendar-files/write-calendar.ts';
import { taskStates } from '#domain/records/kinds/task-values.ts';
import { AuthError } from '#server/engine/auth/auth-error.ts';
import { clientAddress } from '#server/engine/auth/http/client-address.ts';
import type { Actor, Database } from '#server/engine/database/database.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';

const service: Actor = { role: 'service_role', claims: { role: 'service_role' } };

const feedSchema = z.object({
  titles: z.boolean(),
  zone: z.string().nullable(),
  rest_weekdays: z.array(z.int()),
  tasks: z.array(
    z
      .object({
        id: z.string(),
        title: z.string(),
        state: z.enum(taskStates),
        do_on: z.string().nullable(),
        do_at: z.string().nullable(),
        do_until: z.string().nullable(),
        due_on: z.string().nullable(),
        estimated_minutes: z.int().nullable(),
        repeat_rule: z.string().nullable(),
        series_id: z.string().nullable(),
        created_at: z.string(),
      })
      .transform((row) => ({
        id: row.id,
        title: row.title,
        state: row.state,
        doOn: row.do_on,
        doAt: row.do_at,
        doUntil: row.do_until,
        dueOn: row.due_on,
        estimatedMinutes: row.estimated_minutes,
        repeatRule: row.repeat_rule,
        seriesId: row.series_id,
        createdAt: row.created_at,
      })),
  ),
  sessions: z.array(
    z
      .object({
        id: z.string(),
        about: z.string(),
        started_at: z.string(),
        planned_seconds: z.int(),
        ended_at: z.string().nullable(),
        created_at: z.string(),
      })
      .transform((row) => ({
        id: row.id,
        taskId: null,
        intention: row.about,
        startedAt: row.started_at,
        plannedSeconds: row.planned_seconds,
        endedAt: row.ended_at,
        createdAt: row.created_at,
      })),
  ),
});

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const calendarOf = (answer: unknown): string => {
  const { titles, zone, rest_weekdays: restWeekdays, tasks, sessions } = feedSchema.parse(answer);
  // What its owner switched off has not come out of the database.
  const kinds = { tasks: true, sessions: true };
  return writeCalendar({ tasks, sessions }, { kinds, titles, finished: false, zone, restWeekdays });
};

/** Whether the reader has this very text: a list of tags, or any. */
const isKnown = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  header.split(',', 50).some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag);

const notThere = (): Response =>
  new Response('Not found', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

/**
 * One's calendar at a secret address, for mounting at /calendar-feed. Whoever has the address reads it and can do nothing
 * else. An address that was taken away, one that never was and one that cannot be are looked up and answered alike.
 */
export const createCalendarFeed = (deps: {
  readonly db: Pick<Database, 'tx'>;
  readonly limits: Pick<RateLimits, 'take'>;
  readonly trustedProxies: number;
  readonly logError: (message: string, cause: unknown) => void;
}): Hono => {
  const app = new Hono();
  app.onError((error) => {
    if (error instanceof AuthError) {
      const wait = String(error.retryAfterSeconds ?? 60);
      return new Response('Too many requests', { status: error.status, headers: { 'retry-after': wait } });
    }
    // Never the path: it is the key.
    deps.logError('A calendar feed could not be written', error);
    return new Response('The calendar is not available right now', { status: 503 });
  });
  // A HEAD is answered as the GET, without its body.
  app.get('/:file', async (context) => {
    const hash = sha256(context.req.param('file').replace(/\.ics$/, ''));
    await deps.limits.take(
      { limit: 'calendarFeed', subject: clientAddress(context, deps.trustedProxies) },
      { limit: 'calendarFeedOne', subject: hash },
    );
    const { rows } = await deps.db.tx(service, (query) =>
      query<{ feed: unknown }>('select public.read_calendar_feed($1) as feed', [hash], 'calendar_feed'),
    );
    const feed = rows[0]?.feed ?? null;
    if (feed === null) return notThere();
    const text = calendarOf(feed);
    const tag = `"${sha256(text).slice(0, 32)}"`;
    const headers = {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="kindling.ics"',
      // The reader may keep it and asks before every use, so that an address that is taken away is felt at once.
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex, nofollow',
      etag: tag,
    };
    return isKnown(context.req.header('if-none-match'), tag)
      ? new Response(null, { status: 304, headers })
      : new Response(text, { headers });
  });
  app.all('*', (context) =>
    context.req.method === 'GET' || context.req.method === 'HEAD'
      ? notThere()
      : new Response('Only reading is possible here', { status: 405, headers: { allow: 'GET, HEAD' } }),
  );
  return app;
};
