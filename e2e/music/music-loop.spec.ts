import { expect, signIn, test } from '../support/fixtures.ts';
import { heard, listenTo } from '../support/listen.ts';

// With the library as it is: rows under their policy, a track rendered because somebody asked, sound that is measured.

test('[MUSIC-01] [FOCUS-01] [SESS-03] a focus session plays music, and afterwards the page shows what helped', async ({
  page,
  person,
}) => {
  // A whole track is rendered beside the browser.
  test.setTimeout(480_000);
  await listenTo(page);
  await signIn(page, person, '/focus');
  await page
    .getByRole('radiogroup', { name: 'Music', exact: true })
    .getByRole('radio', { name: 'Background Calm', exact: true })
    .check();
  const noted = page.waitForRequest((request) => request.postData()?.includes('heard_tracks') === true, {
    timeout: 80_000,
  });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const bar = page.getByRole('region', { name: 'Music', exact: true });
  // Nobody has asked for this track before: it is made now, and heard while it is made.
  await expect(bar.getByRole('button', { name: 'Pause' })).toBeVisible({ timeout: 150_000 });
  await expect.poll(async () => (await heard(page)).level, { timeout: 150_000 }).toBeGreaterThan(0.005);
  await bar.getByRole('button', { name: /Now Playing/ }).click();
  const title = await page.getByRole('dialog').getByRole('heading').first().textContent();
  await page.keyboard.press('Escape');

  // What played for a while is remembered, and asked about.
  await noted;
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await page.getByText('Say more').click();
  await page
    .getByRole('radiogroup', { name: 'Did the sound help?' })
    .getByRole('radio', { name: 'It helped' })
    .check();
  await page.getByRole('button', { name: 'Some of it', exact: true }).click();
  await bar.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(async () => (await heard(page)).level).toBeLessThan(0.001);

  await page.goto('/music');
  await expect(page.getByRole('region', { name: 'Helped you' })).toContainText(title ?? '?');
});
