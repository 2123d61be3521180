import type { Browser, Page } from '@playwright/test';
import * as z from 'zod/mini';
import { rateVital } from '#domain/logging/web-vitals.ts';
import { admin, expect, signIn, test } from '../support/fixtures.ts';

const logRows = z.array(
  z.object({
    user_id: z.nullable(z.string()),
    level: z.string(),
    message: z.string(),
    stack: z.nullable(z.string()),
    context: z.record(z.string(), z.unknown()),
  }),
);
const storedSession = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });
const config = z.object({ publishableKey: z.string() });

const sessionOf = async (page: Page) => {
  const session = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^sb-.+-auth-token$/.test(name)) ?? '';
    return localStorage.getItem(key) ?? '';
  });
  return storedSession.parse(JSON.parse(session));
};

/** A browser of the admin's own, signed in. */
const adminPage = async (browser: Browser, baseURL: string): Promise<Page> => {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await signIn(page, admin);
  return page;
};

/** What an admin reads of the logs, straight from the table. */
const asAdmin = async (browser: Browser, baseURL: string) => {
  const page = await adminPage(browser, baseURL);
  const { access_token: token } = await sessionOf(page);
  const { request } = page.context();
  const { publishableKey } = config.parse(await (await request.get('/config.json')).json());
  return async (message: string) => {
    const answer = await request.get(
      `/rest/v1/client_logs?select=user_id,level,message,stack,context&message=eq.${encodeURIComponent(message)}`,
      { headers: { apikey: publishableKey, authorization: `Bearer ${token}` } },
    );
    expect(answer.ok()).toBe(true);
    return logRows.parse(await answer.json());
  };
};

/** The answer to the request that tells the operator of it. */
const told = async (page: Page, of: string) =>
  page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/rest/v1/client_logs') && answer.request().postData()?.includes(of) === true,
  );

test('[LOG-02] errors on a public page reach the operator without secrets, and without a name', async ({
  page,
  browser,
  host,
  problems,
}) => {
  problems.expect(/went wrong for|was not kept/);
  await page.goto('/');
  const sent = told(page, 'The promise was not kept');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('It went wrong for ada@example.org');
    });
    void Promise.reject(new Error('The promise was not kept, password=hunter2'));
  });
  expect((await sent).status()).toBe(201);
  const read = await asAdmin(browser, host.url);
  await expect
    .poll(() => read('It went wrong for [EMAIL]'))
    .toMatchObject([{ user_id: null, level: 'error', context: { source: 'window', path: '/' } }]);
  const [kept] = await read('The promise was not kept, password=[REDACTED]');
  expect(kept).toMatchObject({ user_id: null, level: 'error', context: { source: 'promise' } });
  expect(kept?.stack).toContain('password=[REDACTED]');
});

test('[LOG-02] web vitals arrive with value and rating, under the person’s own account', async ({
  page,
  browser,
  host,
  person,
}) => {
  await signIn(page, person);
  const { user } = await sessionOf(page);
  const read = await asAdmin(browser, host.url);
  // The page before this one may still be sending its own.
  const sent = told(page, '"path":"/tasks"');
  await page.goto('/tasks');
  expect((await sent).status()).toBe(201);
  // Leaving the page settles what can only be known then, even when the first press is what leaves it.
  await page.evaluate(() => {
    document.addEventListener('click', () => {
      location.href = '/app';
    });
  });
  await page.getByRole('heading', { name: 'Tasks', exact: true }).click();
  await page.waitForURL('/app');
  for (const name of ['TTFB', 'FCP', 'LCP', 'CLS', 'FID'] as const) {
    // Others have been on this page too, and guests as well.
    const mine = async () =>
      (await read(name)).find((row) => row.user_id === user.id && row.context['path'] === '/tasks');
    await expect.poll(async () => (await mine())?.level).toBe('metric');
    const context = (await mine())?.context;
    expect(context?.['rating']).toBe(rateVital(name, Number(context?.['value'])));
  }
});

test('[LOG-02] a guest who asks for privacy sends no metric', async ({ page }) => {
  const posted: string[] = [];
  page.on('request', (one) => posted.push(one.postData() ?? ''));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await page.goto('/');
  await page.waitForRequest(/\/assets\/idle-/);
  const sent = told(page, 'Told');
  // An error goes out with whatever waits beside it.
  await page.evaluate(() => {
    window.dispatchEvent(new ErrorEvent('error', { message: 'Told', error: new Error('Told') }));
  });
  await sent;
  await page.goto('/auth-required');
  expect(posted.filter((text) => text.includes('Told'))).toHaveLength(1);
  expect(posted.filter((text) => text.includes('metric'))).toEqual([]);
});

test('[LOG-01] the console of the built app is silent', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => {
    const { console: ours } = globalThis;
    ours.log('one');
    ours.info('two');
    ours.debug('three');
    ours.warn('four');
    ours.error('five');
    ours.dir('six');
    ours.table(['seven']);
    ours.trace('eight');
  });
  // Where nothing of the app runs, the same is heard.
  await page.goto('/robots.txt');
  await page.evaluate(() => globalThis.console.log('heard'));
  await expect.poll(() => said).toEqual(['heard']);
});

test('[LOG-03] a violation of the content policy is reported to nobody', async ({ context, host }) => {
  // A page of its own: the usual one turns every violation into an error, to make its test fail.
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (one) => asked.push(`${one.url()} ${one.postData() ?? ''}`));
  await page.goto(host.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const sent = told(page, 'Right after it');
  const directive = await page.evaluate(
    async () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.violatedDirective));
        const image = new Image();
        image.src = 'https://elsewhere.example/pixel.png';
      }),
  );
  expect(directive).toBe('img-src');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('Right after it');
    });
  });
  await sent;
  // The browser names the request that it refused, and nothing else speaks of it.
  expect(asked.filter((one) => /elsewhere|img-src|policy/i.test(one))).toEqual([
    'https://elsewhere.example/pixel.png ',
  ]);
});

test('[HEAD-02] a page that fails says so, leaves the others usable, and is logged by name', async ({
  page,
  person,
  browser,
  host,
}) => {
  await signIn(page, person, '/app');
  await page.route('**/assets/add-task-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const Page = () => { if (!globalThis.mended) throw new Error("The list fell over"); return "Mended"; };',
    }),
  );
  const sent = told(page, 'The list fell over');
  await page.getByRole('link', { name: 'Add Task' }).first().click();
  const panel = page.getByRole('alert');
  await expect(panel).toContainText('The list fell over');
  await expect(panel.getByRole('heading', { name: 'Error' })).toBeVisible();
  await sent;
  await page.evaluate(() => {
    Object.assign(globalThis, { mended: true });
  });
  await panel.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Mended')).toBeVisible();
  const read = await asAdmin(browser, host.url);
  const [row] = await read('The list fell over');
  expect(row?.context).toMatchObject({ component: '/add-task', source: 'boundary' });
});

test('[LOG-03] [ADMIN-01] an admin reads errors, speed and security events in plain words', async ({
  page,
  person,
  browser,
  host,
  problems,
}) => {
  test.slow();
  problems.expect(/The lamp went out/);
  await signIn(page, person);
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/rest/v1/security_events'));
  await page.goto('/admin/system');
  await expect(page).not.toHaveURL('/admin/system');
  expect((await stored).status()).toBe(201);
  const sent = told(page, 'The lamp went out');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('The lamp went out for sam@example.org');
    });
  });
  await sent;

  const other = await adminPage(browser, host.url);
  await other.goto('/admin/system');
  const errors = other.getByRole('region', { name: 'Errors in browsers, last 24 hours' });
  await expect(errors).toContainText('The lamp went out for [EMAIL]');
  await expect(errors).not.toContainText('sam@example.org');
  const speed = other.getByRole('region', { name: 'How fast pages feel' });
  await expect(speed).toContainText(/First reply from the server.*(Good|Could be better|Slow)/);
  const events = other.getByRole('region', { name: 'Security events' });
  await expect(events).toContainText('Someone opened a page they’re not allowed to see');
  await expect(events).toContainText('Someone signed in');
  for (const width of [1280, 390]) {
    await other.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => other.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
  }
});
