import type { Page } from '@playwright/test';
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
}) => {
  const sent = listen(page);
  const told = page.waitForResponse('**/functions/v1/audit-management');
  await signInAnew(page, person);
  expect(await (await told).json()).toEqual({ success: true, seq: expect.any(Number) });
  expect(sent).toEqual([event('sign_in', { method: 'provider' })]);

  const toldAgain = page.waitForResponse('**/functions/v1/audit-management');
  await signOutByHand(page);
  // Told while the session was still there: afterwards nobody would be believed.
  expect((await toldAgain).status()).toBe(200);
  expect(sent).toEqual([
    event('sign_in', { method: 'provider' }),
    event('sign_out', { scope: expect.stringMatching(/^(everywhere|this_device)$/) }),
  ]);
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
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
  await signInAnew(page, person);
  await signOutByHand(page);
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  expect(sent).toHaveLength(2);
});
