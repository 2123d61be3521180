import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, signIn, signOutByHand, test } from '../support/fixtures.ts';
import { askMemory, turnOnMemory } from '../support/memory.ts';

test.use({ serviceWorkers: 'allow' });

const sentence = 'Calling people before ten in the morning is much easier for me';
const question = 'When should I ring somebody?';

/** Whether the service worker has a file of the app whose name begins like this. */
const keepsFile = async (page: Page, name: string): Promise<boolean> =>
  page.evaluate(async (wanted) => {
    for (const cache of await caches.keys()) {
      const kept = await (await caches.open(cache)).keys();
      if (kept.some(({ url }) => url.includes(`/assets/${wanted}`))) return true;
    }
    return false;
  }, name);

/** How many memories, or vectors of them, this device holds. */
const held = async (page: Page, store: 'memories' | 'vectors'): Promise<number> =>
  page.evaluate(async (wanted) => {
    const all = await indexedDB.databases();
    const name = all.find((one) => one.name?.startsWith('kindling-memory-') === true)?.name;
    if (name === undefined) return 0;
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('success', () => {
        const database = opening.result;
        const counting = database.transaction(wanted).objectStore(wanted).count();
        counting.addEventListener('success', () => {
          database.close();
          resolve(counting.result);
        });
      });
    });
  }, store);

const remember = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('Add one yourself').fill(text);
  await page.getByRole('button', { name: 'Remember this' }).click();
  await expect(page.getByLabel('Add one yourself')).toHaveValue('');
};

/** With or without a word beside its name. */
const openDownload = async (page: Page): Promise<void> =>
  page.locator('summary', { hasText: 'Ask without a network' }).click();

test('[MEM-03] with the model on the device one’s memories answer without a network, and leave with the person', async ({
  page,
  context,
  person,
  problems,
}) => {
  test.slow();
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|NetworkError/);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await signIn(page, person, '/memory-assistant');
  await turnOnMemory(page);
  await remember(page, sentence);
  await remember(page, 'The blue folder is under the printer');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

  // Nothing large by itself, and a word about its size before.
  await openDownload(page);
  const download = page.getByRole('button', { name: /^Download to this device \(\d+ MB\)$/ });
  await expect(download).toBeVisible({ timeout: 150_000 });
  expect([...new Set(asked.filter((path) => path.startsWith('/memory-model/')))]).toEqual([
    '/memory-model/manifest.json',
  ]);
  await expectAccessible(page);
  await expect.poll(() => held(page, 'memories')).toBe(2);

  // Without it, a device that is offline finds words and says what is missing.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your memories' })).toBeVisible({ timeout: 150_000 });
  // The rules that read a question are fetched late, and kept with the whole app.
  await expect.poll(() => keepsFile(page, 'understand-request'), { timeout: 150_000 }).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/You can ask the copy on this device\. .* need a network\./)).toBeVisible();
  await askMemory(page, 'Where is the folder?');
  await expect(page.getByRole('heading', { name: 'Asking by meaning doesn’t work right now' })).toBeVisible({
    timeout: 150_000,
  });
  await expect(page.getByText(/needs a network, or the download below/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Found by words' })).toContainText('under the printer');
  await expectAccessible(page);
  await context.setOffline(false);
  await page.reload();

  await openDownload(page);
  await download.click();
  await expect(page.getByText(/answered on this device, without a network too/)).toBeVisible({
    timeout: 150_000,
  });
  await expect.poll(() => held(page, 'vectors'), { timeout: 150_000 }).toBe(2);
  await expect.poll(() => keepsFile(page, 'memory-worker')).toBe(true);

  asked.length = 0;
  await context.setOffline(true);
  await page.reload();
  await askMemory(page, question);
  await expect(page.getByRole('list', { name: 'Found by meaning' })).toContainText(sentence, {
    timeout: 150_000,
  });
  await expect(page.getByText('Answered on this device.')).toBeVisible();
  expect(asked.filter((path) => path.includes('memory-meaning'))).toEqual([]);
  await context.setOffline(false);

  // Away again, and with the person goes the copy.
  await page.reload();
  await openDownload(page);
  await page.getByRole('button', { name: 'Remove from this device' }).click();
  await expect(download).toBeVisible();
  expect(await page.evaluate(() => caches.has('memory-model-files'))).toBe(false);
  await expect.poll(() => held(page, 'vectors')).toBe(0);
  await signOutByHand(page);
  await expect(page.getByRole('button', { name: 'Sign Out' })).toHaveCount(0);
  await expect.poll(() => held(page, 'memories')).toBe(0);
});
