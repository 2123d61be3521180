import { z } from 'zod';
import { expect, signIn, test } from '../support/fixtures.ts';
import { inDatabase } from '../support/host-database.ts';

const week = 7 * 86_400_000;

test('[SESS-03] where there is no session row, the client makes one for seven days and then reads the library', async ({
  page,
  person,
  host,
  problems,
}) => {
  problems.expect(/status of 503/);
  // The function that would make the row is away.
  await page.route('**/functions/v1/session-management', (route) =>
    route.fulfill({ status: 503, body: '{}' }),
  );
  const made = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/rest/v1/user_sessions'),
  );
  const library = page.waitForResponse(async (response) => {
    if (!response.url().includes('/rest/v1/music_tracks') || !response.ok()) return false;
    const tracks: unknown = await response.json();
    return Array.isArray(tracks) && tracks.length > 0;
  });
  await signIn(page, person, '/music');
  const sent = z.looseObject({ expires_at: z.string() }).parse((await made).postDataJSON());
  expect(sent).toMatchObject({ device_type: 'web', is_active: true });
  expect(Math.abs(Date.parse(sent.expires_at) - Date.now() - week)).toBeLessThan(120_000);
  await library;

  const rows = await inDatabase(
    host,
    `select s.device_type, s.is_active, s.device_id ~ '^[0-9a-f]{32}$' as has_device,
       s.session_token ~ '^\\d{13}[0-9a-f]{64}$' as has_token,
       s.expires_at between now() + interval '6 days 23 hours' and now() + interval '7 days 1 minute' as is_a_week
     from public.user_sessions s join public.users u on u.id = s.user_id
     join auth.users a on a.id = u.google_id where a.email = $1`,
    [person.email],
  );
  expect(rows).toEqual([
    { device_type: 'web', is_active: true, has_device: true, has_token: true, is_a_week: true },
  ]);
});
