import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, signIn, test } from '../support/fixtures.ts';
import { toneTracks } from '../support/listen.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Music', exact: true });
const nowPlaying = (page: Page) => page.getByRole('dialog');
const phone = { width: 390, height: 844 };

/** A minute of nothing, as a file: 8000 samples a second, one byte each. */
const silence = (): Buffer => {
  const samples = 60 * 8000;
  const file = Buffer.alloc(44 + samples, 128);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(8000, 24);
  file.writeUInt32LE(8000, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples, 40);
  return file;
};

/** Nothing that can be pressed, and no last line of the page, lies under the bar. */
const expectNothingCovered = async (page: Page): Promise<void> => {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const top = (await bar(page).boundingBox())!.y;
  // It has a place of its own at the end of the bar.
  await page.getByRole('button', { name: 'ADHD-Friendly Settings' }).click({ trial: true });
  for (const button of await bar(page).getByRole('button').all()) await button.click({ trial: true });
  const last = (await page.getByRole('contentinfo').boundingBox())!;
  expect(Math.floor(last.y + last.height)).toBeLessThanOrEqual(Math.ceil(top) + 1);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
};

test('[MINI-01] [GUEST-01] a guest is asked to sign in, may hear the demo, and may dismiss the bar for good', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.route('**/storage/v1/object/public/adhd-music/**', (route) =>
    route.fulfill({ contentType: 'audio/wav', body: silence() }),
  );
  await page.setViewportSize(phone);
  await page.goto('/privacy');
  await expect(bar(page)).toContainText('Guest Mode');
  await expect(bar(page)).toContainText('Sign in for the full music library.');
  await expect(bar(page).getByRole('button', { name: 'Sign in for music' })).toBeVisible();
  expect(scripts.filter((path) => /player-dock|create-player|\/assets\/player-/.test(path))).toEqual([]);
  await expectNothingCovered(page);

  await bar(page).getByRole('button', { name: 'Hide the music bar' }).click();
  await expect(bar(page)).toHaveCount(0);
  await page.reload();
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the music bar' }).click();

  await bar(page).getByRole('button', { name: 'Hear demo music' }).click();
  await expect(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  const notices = page.getByRole('region', { name: 'Background notices (Alt+T)' });
  await expect(notices).toContainText('Playing demo tracks (sign in to save preferences)');
  await expectAccessible(page, '.dock');
});

test('[MINI-01] [MINI-02] [MOOD-03] [MOOD-04] a mood plays, the bar stays from page to page and opens into Now Playing', async ({
  page,
  person,
}) => {
  await toneTracks(
    page,
    [440, 550, 660, 770].map((hertz) => ({ id: `tone-${hertz}`, hertz, seconds: 60, mood: 'focus' })),
  );
  await signIn(page, person, '/app');
  const play = bar(page).getByRole('button', { name: 'PLAY NOW' });
  await expect(play).toBeDisabled();
  await bar(page).getByRole('radio', { name: 'Deep Focus' }).check();
  await expectAccessible(page, '.dock');
  await play.click();
  // The notice may have gone again before the track has arrived.
  await Promise.all([
    expect(page.getByRole('region', { name: 'Background notices (Alt+T)' })).toContainText(
      'Playing Deep Focus',
    ),
    expect(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible(),
  ]);
  await expect(page.getByText('How do you feel?')).toContainText('Focused');
  const artwork = bar(page).locator('[data-artwork]');
  expect(await artwork.boundingBox()).toMatchObject({ width: 40, height: 40 });

  const title = await bar(page)
    .getByText(/^Tone \d+$/)
    .textContent();
  await page.getByRole('link', { name: 'Tasks', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Tasks', exact: true })).toBeVisible();
  await expect(bar(page)).toContainText(title!);
  await expect(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible();

  const opener = bar(page).getByRole('button', { name: 'Now Playing' });
  await opener.click();
  await expect(nowPlaying(page).getByRole('heading', { name: title!, exact: true })).toBeFocused();
  expect(await nowPlaying(page).locator('[data-artwork]').first().boundingBox()).toMatchObject({
    width: 256,
    height: 256,
  });
  await expect(nowPlaying(page)).toContainText('80 %');
  await page.keyboard.press('ArrowUp');
  await expect(nowPlaying(page)).toContainText('85 %');
  await page.keyboard.press('m');
  await expect(nowPlaying(page)).toContainText('0 %');
  await page.keyboard.press('m');
  await expect(nowPlaying(page)).toContainText('85 %');
  await page.keyboard.press('ArrowRight');
  const seek = nowPlaying(page).getByRole('slider', { name: 'Position in the track' });
  await expect.poll(async () => Number(await seek.inputValue())).toBeGreaterThanOrEqual(10_000);
  await page.keyboard.press(' ');
  await expect(nowPlaying(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await nowPlaying(page).getByText('Up next').click();
  await nowPlaying(page).getByText('Sound and sleep timer').click();
  await nowPlaying(page).getByRole('radio', { name: 'After this track' }).check();
  await expectAccessible(page, 'dialog');
  await nowPlaying(page).getByRole('button', { name: 'Next track' }).click();
  await expect(nowPlaying(page).getByRole('heading', { level: 2 }).first()).not.toHaveText(title!);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Use light theme' }).click();
  await expectNothingCovered(page);
  await expectAccessible(page, '.dock');
  await opener.click();
  await expectAccessible(page, 'dialog');
});
