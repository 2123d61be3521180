import type { Locator, Page } from '@playwright/test';
import { moodPresets } from '#domain/moods/mood-presets.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, signIn, test, toast } from '../support/fixtures.ts';

/** In the theme it has and in the other one, as wide as it is and on a phone. */
const expectGoodEverywhere = async (page: Page): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use light theme' }).first().click();
  await page.mouse.move(0, 0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth))
    .toBe(false);
  await page.setViewportSize({ width: 1280, height: 800 });
};

/** A track is made when it is first asked for: seconds of work, and on a busy machine many. */
const patiently = expect.configure({ timeout: 150_000 });

const tracks = (page: Page): Locator => page.getByRole('list', { name: 'Tracks' }).getByRole('listitem');

/** The name of a row's track, from the button that puts it aside. */
const titleOf = async (row: Locator): Promise<string> =>
  (await row.getByRole('button', { name: /^Put aside / }).getAttribute('aria-label'))?.slice(10) ?? '';

test('[MOOD-01] [PERF-01] six presets show both counts; one press plays, and the panels show what it took', async ({
  page,
  person,
}) => {
  test.slow();
  await signIn(page, person, '/music-settings');
  await expect(page).toHaveURL(/\/music$/);
  const presets = page.getByRole('region', { name: 'What is it for?' }).getByRole('listitem');
  await expect(presets).toHaveCount(6);
  for (const { name, trackCount, bpmRange } of moodPresets) {
    const card = presets.filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(card).toContainText(`${bpmRange[0]}–${bpmRange[1]} bpm`);
    await expect(card).toContainText(`Listed as${trackCount}`);
    await expect(card).toContainText(/\d+\s*here now|here now\s*\d+/);
  }

  await page.getByRole('radio', { name: 'Low', exact: true }).check();
  await expect(presets.first()).toContainText('Because you said: low energy, flow.');
  await expect(presets.first()).toContainText('Gentle Focus');

  await page.getByText('How fast music starts').click();
  await expect(page.getByText('Nothing measured yet.').or(page.getByText('in time')).first()).toBeVisible();
  await page.getByText('How fast music starts').click();
  await page.getByRole('button', { name: 'Play Wind Down' }).click();
  await patiently(page.getByRole('button', { name: 'Pause Wind Down' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Recently played on this device' }).getByRole('button'),
  ).toHaveCount(1);

  await page.getByText('How fast music starts').click();
  await expect(page.getByText(/^(Fast flow\. Music|Optimizing\.|Still optimizing\.)/)).toBeVisible();
  const status = page.getByRole('region', { name: 'Music status' });
  await expect(status.getByText(/Excellent|Good|Needs Work/)).toBeVisible();
  await expect(
    status.getByRole('list', { name: 'Recent operations' }).getByRole('listitem').first(),
  ).toContainText(/ (ms|s)/);
  await expect(
    page.getByRole('region', { name: 'Music performance' }).getByText('Average load time'),
  ).toBeVisible();

  await page.getByText('Sound settings').click();
  await page
    .getByRole('radiogroup', { name: 'Steady flutter' })
    .getByRole('radio', { name: 'Low', exact: true })
    .check();
  await page.getByRole('slider', { name: 'Crossfade between tracks' }).fill('4');
  await expect(page.getByText('4 seconds')).toBeVisible();
  await page.getByRole('button', { name: 'Delete saved music' }).click();
  await expect(page.getByText(/^Deleted\./)).toBeVisible();
  await expectGoodEverywhere(page);
});

test('[MUSIC-01] [GUEST-01] the library is searched, filtered and sorted; a track is hidden and restored', async ({
  page,
  person,
}) => {
  test.slow();
  await signIn(page, person, '/music-library');
  await expect(page.getByText('Authenticated')).toBeVisible();
  await expect(page.getByText(/^\d+ tracks$/)).toBeVisible();
  await expect.poll(() => tracks(page).count()).toBeGreaterThanOrEqual(130);
  const all = await tracks(page).count();

  await page.getByRole('button', { name: 'Calm', exact: true }).click();
  await page
    .getByRole('radiogroup', { name: 'Energy' })
    .getByRole('radio', { name: 'Low', exact: true })
    .check();
  await expect(page.getByText(new RegExp(`^\\d+ of ${all} tracks$`))).toBeVisible();
  const calm = await titleOf(tracks(page).first());
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('button', { name: 'Calm', exact: true }).click();
  await expect(tracks(page)).toHaveCount(all);

  await page.getByRole('radio', { name: 'Tempo', exact: true }).check();
  await expect(tracks(page).last()).toContainText('no steady beat');
  await page.getByLabel('Find a track, a style or a word').fill(calm);
  await expect(tracks(page).filter({ hasText: calm }).first()).toBeVisible();
  await page.getByLabel('Find a track, a style or a word').fill('zzzz');
  await expect(page.getByText('No tracks match all of that.')).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(tracks(page)).toHaveCount(all);

  // By keyboard: down one row, over to its last button.
  const second = await titleOf(tracks(page).nth(1));
  await tracks(page).first().getByRole('button').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: `Play ${second} next`, exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: `Put aside ${second}`, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Put aside');
  await expect(tracks(page)).toHaveCount(all - 1);
  await expect(tracks(page).nth(1).getByRole('button').first()).toBeFocused();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(tracks(page)).toHaveCount(all);
  await page.getByRole('button', { name: `Put aside ${second}`, exact: true }).click();
  // The list is a row shorter now, and what is below it has moved.
  await expect(tracks(page)).toHaveCount(all - 1);
  // By key: what is below the list may still be on its way up.
  await page.getByRole('main').locator('summary', { hasText: 'Put aside' }).press('Enter');
  await page.getByRole('button', { name: `Bring back ${second}`, exact: true }).press('Enter');
  await expect(tracks(page)).toHaveCount(all);

  await tracks(page).first().getByRole('button').first().click();
  await patiently(
    tracks(page)
      .first()
      .getByRole('button', { name: /^Pause / }),
  ).toBeVisible();
  await expect(tracks(page).first()).toHaveAttribute('aria-current', 'true');
  const third = await titleOf(tracks(page).nth(2));
  await page.getByRole('button', { name: `Play ${third} next`, exact: true }).click();
  await expect(page.getByRole('region', { name: 'Background notices (Alt+T)' })).toContainText(
    `Up next: ${third}`,
  );
  // All rows are made alike: a few of them are looked at, the one that plays among them.
  await page.getByLabel('Find a track, a style or a word').fill(await titleOf(tracks(page).first()));
  await expect.poll(() => tracks(page).count()).toBeLessThan(20);
  await expect(tracks(page).first()).toHaveAttribute('aria-current', 'true');
  // Rows out of sight are not drawn, and axe would read the colours they had before the theme changed.
  await tracks(page).evaluateAll((rows) =>
    rows.forEach(
      (row) => row instanceof HTMLElement && row.style.setProperty('content-visibility', 'visible'),
    ),
  );
  await expectGoodEverywhere(page);
});

test('[GUEST-01] a guest reads what the library is and hears three tracks of it', async ({ page }) => {
  await page.goto('/music-library');
  await expect(page.getByText('Guest Mode').first()).toBeVisible();
  await expect(page.getByText(/full music library/).first()).toBeVisible();
  const demo = page.getByRole('region', { name: 'Three to try, without signing in' });
  await expect(demo.getByRole('listitem')).toHaveCount(3);
  await demo
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  await expect(demo.getByRole('button', { name: /^Pause / })).toBeVisible();
  await expectGoodEverywhere(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[MUSIC-01] the guide and the library can be read without JavaScript', async ({ page }) => {
    await page.goto('/music-library');
    await expect(page.getByRole('region', { name: 'Three to try, without signing in' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'music guide' }).click();
    await expect(page.getByRole('heading', { name: 'Music guide' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The steady flutter' })).toBeVisible();
    await expect(page.getByRole('link', { name: /10\.1038\/s42003-024-07026-3/ })).toBeVisible();
  });
});
