import type { Page } from '@playwright/test';
import { z } from 'zod';
import claims from '#content/claims.json' with { type: 'json' };
import { expectAccessible } from '../support/accessible.ts';
import { heard, listenTo, toneTracks } from '../support/listen.ts';
import { followDevice, inTheme, themes } from '../support/themes.ts';
import { chooseLocalAccount, expect, signIn, test, withMotion } from '../support/fixtures.ts';

test.use(withMotion);

const strip = (page: Page) => page.getByRole('region', { name: 'What this site promises' });
const table = (page: Page) => page.getByRole('table', { name: /^Kindling and \d other products, as of / });

const memory = (page: Page) => page.getByRole('region', { name: 'A memory you can check' });

const silent = 'Not said on the page we read';

const guestSections = [
  'Test Fast Flow',
  'How it works',
  'Try it: how’s your energy right now?',
  'A usual day, and a day with Kindling',
  'What it is built with',
  'A memory you can check',
  'How it compares',
  'What this site promises',
  'One small thing is enough for today',
];

const sectionsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .evaluateAll((headings) => headings.map((heading) => heading.textContent));

const heightOf = async (page: Page) => (await strip(page).boundingBox())?.height;

test('[LAND-01] [LAND-04] [LAND-05] a guest reads the whole front page, with the real track count, and begins', async ({
  page,
  request,
  person,
}) => {
  const { publishableKey } = z
    .object({ publishableKey: z.string() })
    .parse(await (await request.get('/config.json')).json());
  const counted = await request.get('/rest/v1/rpc/public_counts', { headers: { apikey: publishableKey } });
  const { tracks } = z.strictObject({ tracks: z.number() }).parse(await counted.json());

  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  const held = Promise.withResolvers<void>();
  await page.route('**/rpc/public_counts', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('radio', { name: 'High', exact: true }).check();
  expect(await sectionsOf(page)).toEqual(guestSections);
  await expect(page.getByRole('link', { name: 'Do one thing now' })).toHaveCount(0);
  expect(asked, 'nobody asks for a number that is far below').not.toContain('/rest/v1/rpc/public_counts');

  await expect(page.getByRole('heading', { level: 3, name: 'AI Powerhouse', exact: true })).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 3, name: 'Music and Security', exact: true }),
  ).toBeVisible();
  await expect(page.getByText('This site doesn’t use one.')).toBeVisible();

  await expect(table(page).getByRole('columnheader')).toHaveCount(claims.comparison.products.length + 2);
  await expect(
    table(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'A person who works beside you' }) })
      .getByRole('cell'),
  ).toHaveText(['No', silent, silent, silent, 'Yes, by video', silent]);

  await strip(page).scrollIntoViewIfNeeded();
  for (const claim of [
    claims.freeTier,
    claims.noCreditCard,
    claims.cancelAnytime,
    claims.moneyBackGuarantee,
  ]) {
    await expect(strip(page).getByText(claim, { exact: true })).toBeVisible();
  }
  await expect(strip(page).getByText(claims.memories)).toBeVisible();
  await expect(strip(page).getByText(claims.tracks)).toBeVisible();
  const height = await heightOf(page);
  held.resolve();
  await expect(strip(page).getByText(`${tracks} tracks are here right now`)).toBeVisible();
  expect(await heightOf(page), 'the number moves nothing').toBe(height);
  expect(
    asked.filter((path) => /(two-days|technology-groups|comparison)-/.test(path)),
    'text that was drawn needs no code',
  ).toEqual([]);

  // Coming from another page, the same sections are drawn by their code.
  await page.getByRole('link', { name: 'Read what music can do' }).click();
  await expect(page).toHaveURL('/music-guide');
  await page.goBack();
  await expect(table(page)).toBeVisible();
  await expect(memory(page)).toBeVisible();
  expect(await sectionsOf(page)).toEqual(guestSections);

  await page.setViewportSize({ width: 390, height: 800 });
  await expect(table(page).getByRole('cell', { name: 'Yes, by video' })).toBeVisible();
  await expect(table(page).getByRole('cell', { name: /Not said/ })).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Start with one small thing' }).click();
  await chooseLocalAccount(page, person);
  await expect(page).toHaveURL('/welcome');
});

test('[LAND-01] the first screen says what it is, shows the app in the theme of the page, and plays music', async ({
  page,
}) => {
  await listenTo(page);
  await toneTracks(page, []);
  await followDevice(page);
  await page.goto('/');
  await expect(page.getByText(/^The ADHD app that gives you one task/)).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Get Started Free' })).toBeInViewport();
  for (const theme of themes) {
    await inTheme(page, theme);
    const pictures = page.getByRole('main').getByRole('img', { name: /phone|session/ });
    await expect(pictures).toHaveCount(3);
    for (const picture of await pictures.all()) {
      await expect(picture).toBeInViewport();
      await expect(picture).toHaveAttribute('src', new RegExp(`^/pictures/\\w+-${theme}\\.webp$`));
      await expect
        .poll(async () =>
          picture.evaluate((shown) => shown instanceof HTMLImageElement && shown.naturalWidth),
        )
        .toBe(585);
    }
  }
  const play = page.getByRole('main').getByRole('button', { name: 'Play focus music' });
  await expect(play).toBeInViewport();
  await play.click();
  await expect.poll(async () => (await heard(page)).level).toBeGreaterThan(0.05);
  await page.getByRole('main').getByRole('button', { name: 'Pause' }).click();
  await expect.poll(async () => (await heard(page)).level).toBeLessThan(0.001);
  await expect(play).toBeVisible();
});

test('[LAND-01] somebody signed in finds music, the same sections and the way to the dashboard', async ({
  page,
  person,
}) => {
  await signIn(page, person, '/?stay=true');
  await expect(page.getByRole('heading', { name: 'Music for focus' })).toBeVisible();
  await expect(table(page)).toBeVisible();
  await expect(memory(page)).toBeVisible();
  // What is only for them comes when somebody is near it.
  await page.getByRole('heading', { name: 'Music for focus' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'Security Hardening Validation' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your uploads' })).toBeVisible();
  const [voiceDemo, ...others] = guestSections;
  expect(await sectionsOf(page)).toEqual([
    voiceDemo,
    'Music for focus',
    'Security Hardening Validation',
    'Your uploads',
    ...others,
  ]);
  await expect(page.getByRole('button', { name: /Get Started|Start with/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Do one thing now' }).click();
  await expect(page).toHaveURL('/app');
});

test('[LAND-05] [LAND-04] the page is complete without the track count', async ({ page, problems }) => {
  problems.expect(/status of 403/);
  await page.route('**/rpc/public_counts', (route) =>
    route.fulfill({ status: 403, json: { message: 'no' } }),
  );
  await page.goto('/');
  const refused = page.waitForResponse('**/rpc/public_counts');
  await strip(page).scrollIntoViewIfNeeded();
  await refused;
  await expect(strip(page).getByText(claims.tracks)).toBeVisible();
  await expect(strip(page)).not.toContainText('right now');
});
