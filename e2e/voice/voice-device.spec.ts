import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, signIn, test, toast } from '../support/fixtures.ts';
import { recordFromFile, willSay } from '../support/recorded-speech.ts';
import { holdAndSay, holdClock } from '../support/talk-button.ts';

test.use({
  serviceWorkers: 'allow',
  permissions: ['microphone'],
});

const keepsTheWorker = async (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const kept = await (await caches.open(name)).keys();
      if (kept.some(({ url }) => url.includes('/assets/speech-worker'))) return true;
    }
    return false;
  });

/**
 * The device may take as long as it needs: the page's own limit stands still meanwhile. A task in which a word may be another
 * is looked at first, and saved as it was heard.
 */
const sayAndBeUnderstood = async (page: Page): Promise<void> => {
  await holdAndSay(page);
  await holdClock(page);
  const save = page.getByRole('button', { name: 'Save task' });
  await expect(save.or(toast(page)).first()).toBeVisible({ timeout: 150_000 });
  if (await save.isVisible()) await save.click();
  await expect(toast(page)).toContainText('Voice command processed!', { timeout: 150_000 });
  await page.clock.resume();
};

test('[VOICE-04] speech recognition on the device is downloaded once, works without a network, and sends nothing', async ({
  page,
  context,
  person,
  problems,
}) => {
  test.slow();
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|NetworkError/);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await page.clock.install();
  await recordFromFile(page);
  await signIn(page, person, '/voice');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  // The service worker fetches the whole app meanwhile.
  await expect(page.getByText(/about \d+ MB/)).toBeVisible({ timeout: 150_000 });
  // Nothing large by itself.
  expect([...new Set(asked.filter((path) => path.startsWith('/speech/')))]).toEqual([
    '/speech/manifest.json',
  ]);
  await page.getByRole('button', { name: 'Download to this device' }).click();
  await expect(page.getByText(/It works offline too/)).toBeVisible({ timeout: 150_000 });
  await expect(page.getByRole('radio', { name: 'On this device' })).toBeChecked();
  await expectAccessible(page);
  // As an installed app has it: under the care of its service worker, whole.
  await page.reload();
  await expect(page.getByText(/It works offline too/)).toBeVisible();
  await page.goto('/tasks');

  await willSay(page, 'Add task, call the dentist tomorrow.');
  await sayAndBeUnderstood(page);
  await expect.poll(() => keepsTheWorker(page)).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await willSay(page, 'Add task, water the plants.');
  await sayAndBeUnderstood(page);
  await expect(
    page
      .getByRole('main')
      .getByText(/water the plants/i)
      .first(),
  ).toBeVisible();
  expect(asked.filter((path) => path.includes('voice-assistant'))).toEqual([]);
  await context.setOffline(false);

  // Away again: understood on the server from then on.
  await page.goto('/voice');
  await page.getByRole('button', { name: 'Remove from this device' }).click();
  await expect(page.getByRole('button', { name: 'Download to this device' })).toBeVisible();
  expect(await page.evaluate(() => caches.has('speech-files'))).toBe(false);
});
