import type { Page } from '@playwright/test';
import { routeTable } from '#domain/navigation/route-table.ts';
import { admin, chooseLocalAccount, expect, signIn, takeSession, test, toast } from '../support/fixtures.ts';
import { specifiedRoutes } from '../support/specified.ts';
import { expiredSession } from '../support/expired-session.ts';

const pageIsMissing = /status of 404/;
/** By a step inside the app, as a link makes it: the frame stays, and the guard runs again. */
const goInside = async (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const pathsFor = (access: string): readonly string[] =>
  routeTable.filter((entry) => entry.access === access).map((entry) => entry.path);

test('[ROUTE-03] every page of a member asks a visitor to sign in', async ({ page, problems }) => {
  problems.expect(pageIsMissing);
  test.slow();
  for (const [index, path] of pathsFor('signed-in').entries()) {
    const asked = `${path}?from=here&n=1`;
    await (index === 0 ? page.goto(asked) : goInside(page, asked));
    await expect(page).toHaveURL(`/auth-required?next=${encodeURIComponent(asked)}`);
    await expect(page.getByRole('heading', { name: 'Sign in to see this page' }), path).toBeVisible();
    await expect(toast(page), path).toContainText('Sign-in required to access this feature');
  }
});

test('[ROUTE-03] sign-in leads back to the page that asked for it', async ({ page, person }) => {
  await page.goto('/tasks?from=here');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await chooseLocalAccount(page, person);
  await expect(page).toHaveURL('/tasks?from=here');
  await page.goto('/auth-required?next=%2Fadd-task');
  await expect(page).toHaveURL('/add-task');
});

// The whole table of what is hostile stands in src/domain/navigation/safe-path.test.ts; here are one plain and one sly.
for (const hostile of [encodeURIComponent('https://evil.example'), '/%09/evil.example']) {
  test(`[ROUTE-03] ignores a hostile next parameter: ${hostile}`, async ({ page, person, baseURL }) => {
    await page.goto(`/auth-required?next=${hostile}`);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await chooseLocalAccount(page, person);
    await expect(page).toHaveURL(`${baseURL}/welcome`);
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  });
}

test('[ROUTE-04] a visitor is sent home from every admin page, with no message', async ({
  page,
  problems,
}) => {
  problems.expect(pageIsMissing);
  const [first = '', ...others] = pathsFor('admin');
  await page.goto(first);
  for (const path of [null, ...others]) {
    if (path !== null) await goInside(page, path);
    await expect(page, path ?? first).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Small sparks, steady flow' })).toBeVisible();
    await expect(toast(page)).toHaveCount(0);
  }
});

test('[ROUTE-04] an ordinary account sees the Admin group and is sent home from every admin page', async ({
  page,
  person,
  problems,
}) => {
  problems.expect(pageIsMissing);
  await signIn(page, person, '/?stay=true');
  await expect(page.getByRole('heading', { name: 'Small sparks, steady flow' })).toBeVisible();
  const [first = '', ...others] = pathsFor('admin');
  await page.goto(first);
  for (const path of [null, ...others]) {
    if (path !== null) await goInside(page, path);
    await expect(page, path ?? first).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Small sparks, steady flow' })).toBeVisible();
  }
  await page.goto('/app');
  await page.getByRole('link', { name: 'Site Admin' }).click();
  await expect(page.getByRole('heading', { name: 'Small sparks, steady flow' })).toBeVisible();
});

test('[ROUTE-04] an admin waits through both checks and sees the page', async ({ page }) => {
  await signIn(page, admin);
  const held = Promise.withResolvers<void>();
  await page.route('**/rpc/is_current_user_admin', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/admin/system');
  await expect(page.getByText('Checking permissions...')).toBeVisible();
  held.resolve();
  await expect(page.getByRole('heading', { name: 'Site status' })).toBeVisible();
  await page.getByText('Show the tables').click();
  await expect(page.getByRole('rowheader', { name: 'tasks', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Site Admin' })).toBeVisible();
});

test('[ROUTE-04] a failed admin check means not admin', async ({ page, problems }) => {
  problems.expect(/status of 500/);
  await signIn(page, admin, '/?stay=true');
  await expect(page.getByRole('heading', { name: 'Small sparks, steady flow' })).toBeVisible();
  await page.route('**/rpc/is_current_user_admin', (route) =>
    route.fulfill({ status: 500, json: { message: 'no' } }),
  );
  await page.goto('/admin/system');
  await expect(page).toHaveURL('/');
});

test('[ROUTE-04] an admin page says that it is checking while nobody knows who is there', async ({
  page,
  host,
}) => {
  await page.route('**/auth/v1/token**', () => undefined);
  await page.addInitScript(expiredSession, new URL(host.url).hostname);
  await page.goto('/admin/system');
  await expect(page.getByText('Checking authentication...')).toBeVisible();
});

test('[ROUTE-06] an unknown path is a real 404', async ({ page, problems }) => {
  problems.expect(pageIsMissing);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle('Page Not Found');
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow');
});

test('[ROUTE-06] the server answers 200 for every page of the specification and 404 for what is none', async ({
  request,
}) => {
  const status = async (path: string) => `${path} ${(await request.get(path)).status()}`;
  for (const path of Object.values(specifiedRoutes).flat()) {
    expect(await status(path)).toBe(`${path} 200`);
  }
  for (const path of ['/nowhere', '/Tasks', '/tasks/1', '/auth', '/auth/music', '/admin/nothing', '/404']) {
    expect(await status(path)).toBe(`${path} 404`);
  }
});

test('[ROUTE-07] a page is loaded on demand, with a spinner meanwhile', async ({ page, person }) => {
  await takeSession(page, person);
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/music-guide-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/privacy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Music Guide' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading page…' })).toBeVisible();
  held.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Music guide' })).toBeVisible();
});

test('[ROUTE-07] a public page shows its text before its code has loaded', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?:living|landing)-/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Small sparks, steady flow' })).toBeVisible();
  // A press before the code is there waits for it.
  await page.getByRole('radio', { name: 'High', exact: true }).dispatchEvent('click');
  held.resolve();
  await expect(page.getByText('Write the first page of the report')).toBeVisible();
});

test('[HEAD-02] a page that cannot be loaded says so and offers to retry', async ({
  page,
  person,
  problems,
}) => {
  await takeSession(page, person);
  problems.expect(/Failed to load resource|Failed to fetch dynamically|error/i);
  await page.route('**/assets/music-guide-*.js', (route) => route.abort());
  await page.goto('/privacy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Music Guide' }).click();
  await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible();
  await page.unroute('**/assets/music-guide-*.js');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Music guide' })).toBeVisible();
});

test('[HEAD-02] without its settings the app says so where the device holds nothing, and offers to retry', async ({
  page,
  person,
  problems,
}) => {
  problems.expect(/status of 503/);
  // No page before this one: it would have filled the device.
  await takeSession(page, person);
  await page.route('**/config.json', (route) => route.fulfill({ status: 503 }));
  await page.goto('/app');
  await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible();
  await page.unroute('**/config.json');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'One thing at a time' })).toBeVisible();
});

test('the keyboard reaches the content first', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Small sparks, steady flow' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});
