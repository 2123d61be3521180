import { describe, expect, it } from 'vitest';
import { byOwnClock } from '#web/platform/backend/own-clock.ts';

const session = {
  access_token: 'a',
  refresh_token: 'r',
  expires_in: 3600,
  expires_at: 5000,
  user: { id: 'u' },
};
const at = 9_000_000_500;

const through = async (path: string, answer: Response): Promise<Response> =>
  byOwnClock(
    async () => Promise.resolve(answer),
    () => at,
  )(`http://kindling.test${path}`, {});

describe('[AUTH-06] a session on a device whose clock goes wrong', () => {
  it.each(['/auth/v1/token?grant_type=refresh_token', '/auth/v1/verify', '/auth/v1/factors/x/verify'])(
    'lasts as long as it was given for, by the device’s clock: %s',
    async (path) => {
      const given = await through(
        path,
        Response.json(session, { headers: { 'x-supabase-api-version': '2024-01-01' } }),
      );
      expect(await given.json()).toEqual({ ...session, expires_at: 9_000_000 + 3600 });
      expect(given.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    },
  );

  it('every other answer stays as it is', async () => {
    const others: readonly [string, Response][] = [
      ['/auth/v1/user', Response.json({ id: 'u', expires_at: 5000 })],
      ['/auth/v1/token', Response.json(session, { status: 400 })],
      ['/auth/v1/token', Response.json({ ...session, expires_in: 'soon' })],
      ['/auth/v1/logout', new Response(null, { status: 204 })],
      ['/auth/v1/token', new Response('no JSON')],
      ['/rest/v1/tasks', Response.json(session)],
    ];
    for (const [path, answer] of others) expect(await through(path, answer)).toBe(answer);
  });
});
