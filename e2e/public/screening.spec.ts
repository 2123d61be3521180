import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import * as z from 'zod/mini';
import { expectAccessible } from '../support/accessible.ts';
import { admin, expect, signIn, signOutByHand, takeSession, test } from '../support/fixtures.ts';
import { followDevice, inTheme } from '../support/themes.ts';

const question = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const at = (page: Page, place: string) =>
  expect(page.getByRole('main').getByRole('status')).toHaveText(`Question ${place}`);
const main = (page: Page) => page.getByRole('main');
const press = async (page: Page, name: string) => main(page).getByRole('button', { name }).click();

/** Presses Skip from inside the page, once for each question: dozens of presses by hand take half a minute. */
const skipTo = async (page: Page, place: string): Promise<void> => {
  await page.evaluate(async (wanted) => {
    const area = document.querySelector('main');
    const shown = (): string => area?.querySelector('output')?.textContent ?? '';
    for (let presses = 0; presses < 50 && !shown().endsWith(wanted); presses += 1) {
      const before = shown();
      [...(area?.querySelectorAll('button') ?? [])].find((button) => button.textContent === 'Skip')?.click();
      while (shown() === before) await new Promise(requestAnimationFrame);
    }
  }, place);
  await at(page, place);
};

const fits = async (page: Page, width: number): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

/** Everything a browser can keep for a site. */
const kept = async (page: Page) => ({
  cookies: await page.context().cookies(),
  ...(await page.evaluate(async () => ({
    address: location.href,
    entries: history.length,
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    databases: await Promise.all(
      (await indexedDB.databases()).map(async ({ name }) => {
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open(name ?? '');
          opening.addEventListener('success', () => resolve(opening.result));
          opening.addEventListener('error', () => reject(new Error('closed')));
        });
        const stores = [...database.objectStoreNames];
        const counts = await Promise.all(
          stores.map(
            (store) =>
              new Promise<number>((resolve, reject) => {
                const counting = database.transaction(store).objectStore(store).count();
                counting.addEventListener('success', () => resolve(counting.result));
                counting.addEventListener('error', () => reject(new Error('uncounted')));
              }),
          ),
        );
        database.close();
        return [name, stores, counts];
      }),
    ),
    caches: await Promise.all(
      (await caches.keys()).map(async (name) => [
        name,
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ]),
    ),
  }))),
});

/** The rows the page has told the operator of, read as an admin. */
const logsOfThePage = async (page: Page): Promise<readonly unknown[]> => {
  await signIn(page, admin);
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^sb-.+-auth-token$/.test(name)) ?? '';
    return localStorage.getItem(key) ?? '';
  });
  const { access_token } = z.object({ access_token: z.string() }).parse(JSON.parse(token));
  const { request } = page.context();
  const { publishableKey } = z
    .object({ publishableKey: z.string() })
    .parse(await (await request.get('/config.json')).json());
  const toldBy = async (path: string) => {
    const answer = await request.get(`/rest/v1/client_logs?select=message&context->>path=eq.${path}`, {
      headers: { apikey: publishableKey, authorization: `Bearer ${access_token}` },
    });
    expect(answer.ok()).toBe(true);
    return z.array(z.unknown()).parse(await answer.json());
  };
  // Another page's rows arrive, so an empty answer means something.
  await expect.poll(async () => (await toldBy('/welcome')).length).toBeGreaterThan(0);
  return toldBy('/adhd-screening');
};

// By area: 4 4 4 4 → 100; 0 0 0 0 → 0; 2 2 2 2 → 50; 3 2 2 2 → 9/4 × 25 = 56.25; 1 2 – 1 → 4/3 × 25 = 33.3; 1 – – 4 → too few.
const rounds = [
  [4, 0, 2, 3, 1, 1],
  [4, 0, 2, 2, 2, null],
  [4, 0, 2, 2, null, null],
  [4, 0, 2, 2, 1, 4],
] as const;

const profile = [
  'Sustaining attention 100 of 100 Very often',
  'Organising and finishing 0 of 100 Never',
  'Starting and effort 50 of 100 Sometimes',
  'Time and working memory 56 of 100 Between sometimes and often',
  'Restlessness and impulsivity 33 of 100 Between rarely and sometimes',
  'Emotional regulation Too few answers',
] as const;

test('[SCREEN-01] 24 questions are answered by keyboard, give a profile and a PDF, and send nothing', async ({
  page,
  context,
  browser,
  host,
}) => {
  test.slow();
  // What the frame fetches for every visitor once a page is idle; after that there is no reason to ask for anything.
  const settled = page.waitForResponse(/\/assets\/idle-/);
  await page.goto('/adhd-screening');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ADHD self-screening');
  for (const said of [
    /five to seven minutes/,
    /no e-mail/,
    /Nothing is stored or sent/,
    /Reloading starts over/,
  ]) {
    await expect(main(page).getByText(said)).toBeVisible();
  }
  await expectAccessible(page);
  await settled;
  await page.waitForLoadState('networkidle');

  await main(page).getByRole('button', { name: 'Start' }).focus();
  await page.keyboard.press('Enter');
  await at(page, '1 of 24');
  await expect(question(page)).toBeFocused();
  await expectAccessible(page);
  const before = await kept(page);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));

  // Arrows walk through the answers and stay; Enter moves on; Back shows what was said.
  await expect(page.getByRole('group', { name: /I read a page/ }).getByRole('radio')).toHaveCount(5);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Sometimes' })).toBeChecked();
  await page.keyboard.press('Enter');
  await at(page, '2 of 24');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('button', { name: 'Back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await at(page, '1 of 24');
  await expect(page.getByRole('radio', { name: 'Sometimes' })).toBeChecked();

  const answers = rounds.flat();
  for (const [index, answer] of answers.entries()) {
    await at(page, `${index + 1} of 24`);
    await expect(question(page)).toBeFocused();
    if (answer === null) {
      await main(page).getByRole('button', { name: 'Skip' }).focus();
      await page.keyboard.press('Enter');
    } else {
      await page.keyboard.press(String(answer + 1));
    }
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Traits you reported');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  for (const row of profile) await expect(page.getByRole('row', { name: row, exact: true })).toBeVisible();
  await expect(main(page)).toContainText('Low results do not rule anything out.');
  await expect(main(page)).toContainText('call your local emergency number');

  const download = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Download PDF report' }).focus();
  await page.keyboard.press('Enter');
  const file = await download;
  await expect(main(page).getByText('The report is in your downloads.')).toBeVisible();
  expect(asked.filter((url) => !url.startsWith('blob:'))).toEqual([]);
  expect(await kept(page)).toEqual(before);
  await expectAccessible(page);

  expect(file.suggestedFilename()).toMatch(/^kindling-screening-\d{4}-\d\d-\d\d\.pdf$/);
  const bytes = new Uint8Array(await readFile(await file.path()));
  const pdf = await getDocumentProxy(bytes.slice());
  const { info, hasStructTree } = z
    .object({ info: z.object({ Language: z.string(), Title: z.string() }), hasStructTree: z.boolean() })
    .parse(await pdf.getMetadata());
  expect([info.Language, hasStructTree]).toEqual(['en', true]);
  expect(info.Title).toContain('Traits you reported');
  const raw = new TextDecoder('latin1').decode(bytes);
  for (const mark of ['/StructTreeRoot', '/Lang (en)', '/Marked true']) expect(raw).toContain(mark);
  const tags = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
  for (const tag of ['H1', 'H2', 'Table', 'TH', 'TD', 'Figure']) expect(tags).toContain(`"role":"${tag}"`);
  expect(tags).toContain('Sustaining attention: 100 of 100. Very often');
  const text = (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ');
  for (const row of profile) expect(text).toContain(row.replace(/(of 100) /, '$1. '));
  expect(text).toContain('I read a page and find at the end that none of it went in. Very often');
  expect(text).toContain('I get angry fast, and I’m often sorry soon after. Skipped');

  // On paper the frame is gone and the answers are there.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(main(page).getByText('Skipped').first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/robots.txt');
  const other = await (await browser.newContext({ baseURL: host.url })).newPage();
  expect(await logsOfThePage(other)).toEqual([]);
});

/** What a browser asks for to draw a page. Anything else is a call. */
const staticFile =
  /^\/(?:adhd-screening|robots\.txt|sw\.js|before-paint\.js|manifest\.webmanifest|link-rules\.speculationrules|icon\.svg|(?:assets|icons|flags|pictures)\/[\w./-]+)$/;

test('[SCREEN-01] the screening page sends nothing: not on load, not while answering, not when it is left', async ({
  page,
  context,
  host,
}) => {
  const asked: { readonly method: string; readonly path: string }[] = [];
  context.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    asked.push({ method: request.method(), path: origin === host.url ? pathname : request.url() });
  });
  const settled = page.waitForResponse(/\/assets\/idle-/);
  await page.goto('/adhd-screening');
  await settled;
  await page.waitForLoadState('networkidle');
  await press(page, 'Start');
  await at(page, '1 of 24');
  const loaded = asked.length;
  await page.getByRole('radio', { name: 'Often', exact: true }).click();
  await at(page, '2 of 24');
  await skipTo(page, '24 of 24');
  await press(page, 'Skip');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Traits you reported');
  expect(asked.slice(loaded)).toEqual([]);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto('/robots.txt');
  expect(asked.slice(loaded)).toEqual([{ method: 'GET', path: '/robots.txt' }]);
  expect(asked.filter(({ method, path }) => method !== 'GET' || !staticFile.test(path))).toEqual([]);
});

test('[SCREEN-01] somebody signed in sends no sign of life while answering; the next page makes up for it', async ({
  page,
  person,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/emergency-music-cleanup|session-management|client_logs/.test(request.url())) {
      calls.push(`${request.url()} ${request.postData() ?? ''}`);
    }
  });
  await takeSession(page, person);
  await page.clock.install();
  const opened = page.waitForResponse(/session-management/);
  await page.goto('/adhd-screening');
  await opened;
  await press(page, 'Start');
  await at(page, '1 of 24');
  // Elsewhere a press after half a minute is a sign of life.
  await page.clock.fastForward('01:00');
  await page.getByRole('radio', { name: 'Often', exact: true }).click();
  await at(page, '2 of 24');
  expect(calls.filter((call) => !call.includes('"action":"create"'))).toEqual([]);
  const cleanup = page.waitForRequest(/emergency-music-cleanup/);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await cleanup;
  expect(new URL(page.url()).pathname).toBe('/');
});

test('[SCREEN-01] [ROUTE-01] the longer version works on a phone with large text, and asks before it is left', async ({
  page,
  person,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    localStorage.setItem('accessibility-profile', JSON.stringify({ largeText: true, textSize: 150 }));
  });
  await followDevice(page);
  await signIn(page, person, '/?stay=true');
  await inTheme(page, 'light');
  await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click();
  const site = page.getByRole('navigation', { name: 'Site' });
  await site.getByText('ADHD Hub').click();
  await site.getByRole('link', { name: 'ADHD Test' }).click();
  await expect(page).toHaveURL('/adhd-screening');
  await main(page)
    .getByRole('link', { name: /longer version/ })
    .click();
  await expect(page).toHaveURL('/adhd-screening?mode=full');
  await expect(main(page)).toContainText('about twelve minutes');
  await fits(page, 390);
  await press(page, 'Start');
  await at(page, '1 of 42');
  // A press and no `check`: that looks again, and finds the next question's radio where the machine is slow.
  await page.getByRole('radio', { name: 'Often', exact: true }).click();
  await at(page, '2 of 42');
  await fits(page, 390);
  await expectAccessible(page);

  // A link, Back, Sign Out and a reload would all lose the answer.
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(leaving).toBeVisible();
  await expectAccessible(page, 'dialog');
  await leaving.getByRole('button', { name: 'Stay here' }).click();
  await at(page, '2 of 42');
  await page.evaluate(() => history.back());
  await leaving.getByRole('button', { name: 'Stay here' }).click();
  await at(page, '2 of 42');
  await expect(page).toHaveURL('/adhd-screening?mode=full');
  await signOutByHand(page);
  await leaving.getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await at(page, '2 of 42');

  await skipTo(page, '37 of 42');
  await expect(main(page).getByText('Not scored.')).toBeVisible();
  await page.getByRole('radio', { name: 'Before I was twelve' }).click();
  await at(page, '38 of 42');
  await page.getByRole('checkbox', { name: 'At home' }).check();
  await page.getByRole('checkbox', { name: 'Work or school' }).check();
  await fits(page, 390);
  await press(page, 'Next');
  await skipTo(page, '42 of 42');
  await press(page, 'Skip');
  await expect(page.getByRole('row', { name: 'Sustaining attention Too few answers' })).toBeVisible();
  await expect(main(page)).toContainText('Too few answers: 1 of 6.');
  await main(page).getByText('Your answers', { exact: true }).click();
  await expect(main(page)).toContainText('Work or school, At home');
  await fits(page, 390);
  await expectAccessible(page);

  await press(page, 'Back to the questions');
  await at(page, '42 of 42');
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept();
    return dialog.type();
  });
  await page.reload();
  expect(await asked).toBe('beforeunload');
  await expect(main(page).getByRole('button', { name: 'Start' })).toBeVisible();
  await press(page, 'Start');
  await page.getByRole('radio', { name: 'Often', exact: true }).click();
  await at(page, '2 of 42');
  await signOutByHand(page);
  await leaving.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
});
