import type { Page } from '@playwright/test';
import { expect, takeSession, test, withMotion } from '../support/fixtures.ts';
import { heard, listenTo } from '../support/listen.ts';
import { lookAgain } from '../support/look-again.ts';

const scriptsAsked = (page: Page): readonly string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  return asked;
};

/** Every script of the app that has not begun to arrive waits until it is let go. */
const holdScripts = async (page: Page): Promise<() => void> => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!main-|index-|ground-).*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
};

const high = (page: Page) => page.getByRole('radio', { name: 'High', exact: true });
const suggestion = (page: Page) => page.getByText('Write the first page of the report');

test('[LAND-01] [LAND-04] a page asks for eight scripts at most before anybody touches it', async ({
  page,
}) => {
  const asked = scriptsAsked(page);
  for (const path of ['/', '/old-homepage', '/roadmap', '/voice', '/adhd-screening', '/contact']) {
    const before = asked.length;
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(asked.length - before, path).toBeLessThanOrEqual(8);
  }
  expect(
    asked.filter((path) => /whole-app|living|shared|talk|landing|memory-demo|schemas/.test(path)),
  ).toEqual([]);
});

test('[LAND-01] what is pressed, chosen and typed before its code has come counts, once', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto('/');
  await high(page).check();
  await expect(high(page), 'it shows at once what was chosen').toBeChecked();
  await expect(suggestion(page)).toHaveCount(0);
  letGo();
  await expect(suggestion(page)).toBeVisible();
  await expect(high(page)).toBeChecked();
});

for (const [how, leave] of [
  ['let go', async (page: Page) => page.mouse.up()],
  ['left while it is held', async (page: Page) => page.mouse.move(5, 5, { steps: 5 })],
] as const) {
  test(`[LAND-01] a button for speaking that is ${how} before its code has come says what it is for and asks for no microphone`, async ({
    page,
  }) => {
    const letGo = await holdScripts(page);
    await page.addInitScript(() => {
      const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      navigator.mediaDevices.getUserMedia = async (wanted) => {
        Reflect.set(window, 'microphoneAsked', true);
        return real(wanted);
      };
    });
    await page.goto('/voice');
    const talk = page.getByRole('main').locator('button[data-held]').first();
    await talk.scrollIntoViewIfNeeded();
    await talk.hover();
    await page.mouse.down();
    await leave(page);
    letGo();
    await expect(page.getByText('Hold the button while you speak, then let go.')).toBeVisible();
    expect(await page.evaluate((): unknown => Reflect.get(window, 'microphoneAsked'))).toBeUndefined();
  });
}

test('[LAND-01] [MSG-01] a press whose code does not come is answered, and the next one tries again', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED|Failed to (load resource|fetch dynamically)/);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await high(page).check();
  await expect(page.getByRole('status').filter({ hasText: 'That didn’t load.' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[LAND-04] a theme, a menu and a place on the page need no more code than the page came with', async ({
  page,
}) => {
  await holdScripts(page);
  await page.goto('/old-homepage');
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
  const before = await theme();
  await page.getByRole('button', { name: /theme/i }).first().click();
  await expect.poll(theme).not.toBe(before);
  await page.getByRole('link', { name: 'Three promises' }).click();
  await expect(page).toHaveURL('/old-homepage#security');
  await expect(page.locator('#security').getByRole('heading').first()).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/old-homepage');
});

test.describe('with motion', () => {
  test.use(withMotion);

  test('[MINI-01] [ROUTE-05] once music plays, links lead on in the same document and it goes on', async ({
    page,
  }) => {
    await listenTo(page);
    await page.goto('/old-homepage');
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
    const demo = page.getByRole('region', { name: 'Press play, then forget it’s there' });
    await demo
      .getByRole('button', { name: /^Play / })
      .first()
      .click();
    const loud = () =>
      expect.poll(async () => (await heard(page)).level, { intervals: lookAgain }).toBeGreaterThan(0.001);
    await loud();
    for (const name of ['Music Guide', 'Privacy Policy']) {
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(name, 'i') })).toBeVisible();
      await loud();
    }
    expect(await page.evaluate((): unknown => Reflect.get(window, 'sameDocument'))).toBe(true);

    // From now on the app draws its pages itself: a plain link in one of them is a step, and no second app.
    await page.goto('/');
    await page
      .getByRole('button', { name: /^Play / })
      .first()
      .click();
    await loud();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Music Guide' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /music guide/i })).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Full Memory Assistant' }).click();
    await expect(page).not.toHaveURL('/');
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Full Memory Assistant' })).toBeVisible();
    await loud();
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('region', { name: /Notifications/ })).toHaveCount(1);
  });

  test('[ROUTE-05] a page fades into the next, and somebody who switched animations off sees none', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        Reflect.set(window, 'fade', viewTransition === null ? 'none' : 'begun');
        viewTransition?.ready.then(
          () => Reflect.set(window, 'fade', 'shown'),
          () => Reflect.set(window, 'fade', 'called off'),
        );
      });
    });
    const fade = () => page.evaluate((): unknown => Reflect.get(window, 'fade'));
    await page.goto('/terms');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL('/privacy');
    await expect.poll(fade).toBe('shown');
    await page.evaluate(() =>
      localStorage.setItem('accessibility-profile', JSON.stringify({ noAnimations: true })),
    );
    await page.reload();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page).toHaveURL('/terms');
    await expect.poll(fade).not.toBe('shown');
  });
});

test('[ROUTE-01] the page somebody points at is fetched before they go there, and no page that asks who is there', async ({
  page,
}) => {
  const answer = await page.goto('/roadmap');
  expect(answer?.headers()['speculation-rules']).toBe('"/link-rules.speculationrules"');
  expect(answer?.headers()['content-security-policy']).not.toContain('inline-speculation-rules');
  const served = await page.request.get('/link-rules.speculationrules');
  expect(served.headers()['content-type']).toBe('application/speculationrules+json');
  expect((await page.request.get('/tasks')).headers()['speculation-rules']).toBeUndefined();
  // A browser that does not read rules: the page's own few lines do it.
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  await page.reload({ waitUntil: 'networkidle' });
  const fetched = () =>
    page.locator('link[rel=prefetch]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).hover();
  await expect.poll(fetched).toEqual(['/privacy']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).focus();
  expect(await fetched()).toEqual(['/privacy']);
});

test('[AUTH-02] a visitor’s page becomes a member’s when another tab signs in', async ({
  page,
  context,
  person,
}) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
  const other = await context.newPage();
  await takeSession(other, person);
  await other.close();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
});

test('[ROUTE-05] a page that Back brings out of the browser’s cache has today’s theme, and knows who signed in meanwhile', async ({
  page,
  context,
  person,
}) => {
  // That cache stays off while a tool watches the browser, so what it tells a page is told here by hand: a page in it hears
  // of nothing that happens meanwhile.
  await page.addInitScript(() => {
    addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  const comesBack = () =>
    page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
  await page.goto('/');
  await high(page).check();
  await expect(suggestion(page)).toBeVisible();
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await comesBack();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
  await expect(suggestion(page), 'what was pressed is still there').toBeVisible();

  const other = await context.newPage();
  await takeSession(other, person);
  await other.close();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
  await comesBack();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
});
