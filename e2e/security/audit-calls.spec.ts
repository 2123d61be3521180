import type { Page } from '@playwright/test';
import { inDatabase } from '../support/host-database.ts';
import { expect, signInAnew, signOutByHand, test } from '../support/fixtures.ts';

/** What is sent to the audit, in order. */
const listen = (page: Page): unknown[] => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/functions/v1/audit-management')) sent.push(request.postDataJSON());
  });
  return sent;
};

const event = (action: string, data: object) => ({
  action: 'log_event',
  event: {
    event_type: 'authentication',
    action,
    severity: 'low',
    outcome: 'success',
    event_data: data,
  },
});

test('[FN-01] the audit is told of a sign-in and of a sign-out, with the specified fields', async ({
  page,
  person,
  host,
}) => {
  const sent = listen(page);
  const watched = page.waitForResponse('**/rest/v1/rpc/monitor_session_security');
  const told = page.waitForResponse('**/functions/v1/audit-management');
  await signInAnew(page, person);
  expect(await (await told).json()).toEqual({ success: true, seq: expect.any(Number) });
  expect(sent).toEqual([event('sign_in', { method: 'provider' })]);

  // The last of what follows a sign-in by itself.
  await watched;
  await signOutByHand(page);
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  expect(sent).toEqual([
    event('sign_in', { method: 'provider' }),
    event('sign_out', { scope: expect.stringMatching(/^(everywhere|this_device)$/) }),
  ]);
  // Told while the session was still there: afterwards nobody would be believed.
  await expect
    .poll(() =>
      inDatabase(
        host,
        `select e.action from public.audit_events e join public.audit_personal p on p.seq = e.seq and p.half = 'actor'
         join auth.users u on u.id = p.person_id where u.email = $1 and e.event_type = 'authentication' order by e.seq`,
        [person.email],
      ),
    )
    .toEqual([{ action: 'sign_in' }, { action: 'sign_out' }]);
});

test('[FN-01] an audit that cannot be reached keeps nobody from signing in or out', async ({
  page,
  person,
  problems,
}) => {
  problems.expect(/status of 503/);
  await page.route('**/functions/v1/audit-management', (route) =>
    route.fulfill({ status: 503, json: { success: false, code: 'unavailable', message: 'Not now' } }),
  );
  const sent = listen(page);
  const watched = page.waitForResponse('**/rest/v1/rpc/monitor_session_security');
  await signInAnew(page, person);
  await watched;
  await signOutByHand(page);
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  expect(sent).toHaveLength(2);
});
