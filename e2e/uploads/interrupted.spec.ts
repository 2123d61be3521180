import type { CDPSession, Page } from '@playwright/test';
import { expect, type Person, signIn, test } from '../support/fixtures.ts';
import { wavOf, writeFiles } from '../support/sound-files.ts';

const name = 'Nina - A long one.wav';

/** A minute and a half, eight megabytes: more than one piece. */
const longFile = async (folder: string): Promise<readonly string[]> =>
  writeFiles(folder, { [name]: wavOf(90, 110) });

const kilobyte = 1024;
const sessions = new WeakMap<Page, CDPSession>();

/** As on a slow line, so that there is time to do something meanwhile; null is as fast as it goes. */
const slowDown = async (page: Page, kilobytes: number | null): Promise<void> => {
  // One for each page: another one would not lift what the first has set.
  const devTools = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, devTools);
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: kilobytes === null ? -1 : kilobytes * kilobyte,
  });
};

const begin = async (page: Page, person: Person, files: readonly string[]): Promise<void> => {
  await signIn(page, person, '/upload');
  await page.getByRole('radio', { name: 'Only me' }).check();
  await page.getByRole('checkbox').check();
  await slowDown(page, 600);
  await page.getByLabel('Music files').setInputFiles([...files]);
  // Some of it has arrived.
  await expect.poll(() => percent(page)).toBeGreaterThan(10);
};

const bar = (page: Page) => page.getByRole('progressbar', { name: `Upload of ${name}` });

const percent = async (page: Page): Promise<number> => {
  const value = await bar(page).getAttribute('aria-valuenow');
  return Number(value ?? 0);
};

const stored = (page: Page) =>
  page.getByRole('region', { name: 'Your uploads' }).getByRole('listitem').filter({ hasText: 'A long one' });

/** Where each piece began. */
const watchPieces = (page: Page): readonly number[] => {
  const offsets: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
  });
  return offsets;
};

test('[UPLOAD-01] a large file can pause, and goes on where it was', async ({ page, person }, info) => {
  const offsets = watchPieces(page);
  await begin(page, person, await longFile(info.outputPath()));
  await page.getByRole('button', { name: `Pause ${name}` }).click();
  await expect(page.getByText(/^Paused at \d+/)).toBeVisible();
  const before = offsets.length;
  await slowDown(page, null);
  await page.getByRole('button', { name: `Resume ${name}` }).click();
  await expect(stored(page)).toBeVisible();
  expect(offsets[before]).toBeGreaterThan(0);
});

test('[UPLOAD-01] after a reload the same file goes on where it was', async ({ page, person }, info) => {
  const files = await longFile(info.outputPath());
  const offsets = watchPieces(page);
  await begin(page, person, files);
  await page.reload();
  await slowDown(page, null);
  await expect(page.getByRole('heading', { name: 'One upload isn’t finished' })).toBeVisible();
  const before = offsets.length;
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose the file again' }).click();
  await (await chooser).setFiles([...files]);
  await expect(stored(page)).toBeVisible();
  expect(offsets[before]).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: 'One upload isn’t finished' })).toHaveCount(0);
});

test('[UPLOAD-01] without a network a file waits, and goes on by itself when it is back', async ({
  page,
  person,
  context,
  problems,
}, info) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await begin(page, person, await longFile(info.outputPath()));
  await context.setOffline(true);
  await expect(page.getByText('No connection right now. It goes on by itself.')).toBeVisible();
  await context.setOffline(false);
  await slowDown(page, null);
  await expect(stored(page)).toBeVisible();
});

test('[UPLOAD-01] a laptop that slept finds its connection dead, and the file goes on where it was', async ({
  page,
  person,
}, info) => {
  await page.clock.install();
  const offsets = watchPieces(page);
  // The second piece leaves and nobody ever answers, as over a connection that died while the lid was closed.
  await page.route('**/upload/resumable/**', async (route, request) => {
    if (offsets.length === 2 && request.method() === 'PATCH') return;
    await route.continue();
  });
  await begin(page, person, await longFile(info.outputPath()));
  await slowDown(page, null);
  await expect.poll(() => offsets.length).toBe(2);
  await page.clock.fastForward('08:00:00');
  await expect(page.getByText('No connection right now. It goes on by itself.')).toBeVisible();
  await page.clock.fastForward('00:05');
  await expect(stored(page)).toBeVisible();
  expect(offsets[2]).toBe(offsets[1]);
  expect(offsets[2]).toBeGreaterThan(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('[UPLOAD-01] a file that is called off leaves nothing behind', async ({ page, person }, info) => {
  await begin(page, person, await longFile(info.outputPath()));
  const dropped = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: `Cancel ${name}` }).click();
  await expect(bar(page)).toHaveCount(0);
  expect((await dropped).ok()).toBe(true);
  await page.reload();
  await expect(page.getByText('Nothing here yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose the file again' })).toHaveCount(0);
});
