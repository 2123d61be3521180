import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, signIn, test } from '../support/fixtures.ts';

test.use({ serviceWorkers: 'allow' });

/**
 * Under the care of its service worker. A page that was on its way just as the worker took over is nobody's, and stays so
 * until it is opened anew.
 */
const settled = async (page: Page): Promise<void> => {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  if (await page.evaluate(() => navigator.serviceWorker.controller === null)) await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
};

const kept = (page: Page, path: string) =>
  page.evaluate(async (wanted) => (await caches.match(wanted)) !== undefined, path);

test('the app can be installed, with a manifest and icons in the sizes it names', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = z
    .object({
      name: z.string(),
      start_url: z.string(),
      display: z.string(),
      theme_color: z.string(),
      icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string().optional() })),
    })
    .parse(await (await request.get(href ?? '')).json());
  expect(manifest).toMatchObject({
    name: 'Kindling',
    start_url: '/app',
    display: 'standalone',
    theme_color: '#1a1a1a',
  });
  expect(manifest.icons.some((icon) => icon.purpose === 'maskable')).toBe(true);
  for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== 'any')) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
});

test('a visitor gets the front page without a network', async ({ page, context, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.goto('/');
  await settled(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Small sparks, steady flow');
});

test('a member gets into every page without a network', async ({ page, context, person, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/);
  await signIn(page, person);
  await page.goto('/add-task');
  await settled(page);
  await expect.poll(() => kept(page, '/tasks')).toBe(true);
  await page.getByLabel('What is it?').fill('Written on the train');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Add a task' })).toBeVisible();
  await expect(page.getByLabel('What is it?')).toHaveValue('Written on the train');
  await page.goto('/tasks');
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
});

test('what a device has kept is not fetched and written again with every page; what is missing is', async ({
  page,
  person,
}) => {
  await signIn(page, person);
  await page.goto('/app');
  await settled(page);
  await expect.poll(() => kept(page, '/settings')).toBe(true);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      if ((await cache.match('/settings')) === undefined) continue;
      await cache.put('/settings', new Response('as it was kept'));
      await cache.delete('/inbox');
    }
  });
  await page.reload();
  await expect.poll(() => kept(page, '/inbox')).toBe(true);
  expect(await page.evaluate(async () => (await caches.match('/settings'))?.text())).toBe('as it was kept');
});

test('the app’s cache holds nothing that belongs to a person', async ({ page, person }) => {
  await signIn(page, person);
  await page.goto('/app');
  await settled(page);
  await expect.poll(() => kept(page, '/tasks')).toBe(true);
  const addresses = await page.evaluate(async () => {
    const all: string[] = [];
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) all.push(new URL(request.url).pathname);
    }
    return all;
  });
  expect(
    addresses.filter((path) => /^\/(rest|storage|functions|auth\/v1|local-identity)/.test(path)),
  ).toEqual([]);
});

test('a new version waits until it is asked for, and what was typed is still there', async ({
  page,
  person,
}) => {
  await signIn(page, person);
  await page.goto('/add-task');
  await settled(page);
  await page.getByLabel('What is it?').fill('Half a thought');

  // Another address for the same script is, to the browser, another version of it.
  await page.evaluate(async () => void (await navigator.serviceWorker.register('/sw.js?newer')));
  const notice = page.getByText('A new version of Kindling is ready. What you’ve typed is safe.');
  await expect(notice).toBeVisible();
  await expect(page.getByLabel('What is it?')).toHaveValue('Half a thought');

  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update now' }).click();
  await loaded;
  const inCharge = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  expect(inCharge).toContain('/sw.js?newer');
  await expect(page.getByLabel('What is it?')).toHaveValue('Half a thought');
});
