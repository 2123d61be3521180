import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, signIn, takeSession, test, withMotion } from '../support/fixtures.ts';
import { allSaved } from '../support/task-list.ts';

const chips = (page: Page) => page.getByRole('radiogroup', { name: 'Energy right now' });
const chip = (page: Page, name: string) => chips(page).getByRole('radio', { name, exact: true });

const profile = (page: Page) =>
  page.getByRole('group').filter({ hasText: 'Your energy through the day' }).last();

const unfold = async (page: Page): Promise<void> => {
  await page.getByText('Everything else', { exact: true }).click();
  await page.getByText('Your energy through the day').click();
};

/** The day by hours, without loading the page anew. */
const lookAround = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Look around' }).click();
  await unfold(page);
};

// The room's pace is its own only where the device asks for nothing.
test.use(withMotion);

test.beforeEach(async ({ page, person }) => {
  await takeSession(page, person);
});

test('[TASK-02] one tap records how much energy there is, and it is still there after a reload', async ({
  page,
}) => {
  await page.goto('/welcome');
  await chip(page, 'Low').click();
  await lookAround(page);
  await expect(profile(page)).toContainText('After about 12 check-ins you’ll see a pattern here. 1 so far.');
  await expectAccessible(page, 'main');
  await page.reload();
  await unfold(page);
  await expect(profile(page)).toContainText('1 so far.');
  await page.goto('/welcome');
  await expect(chip(page, 'Low')).toBeChecked();
});

// Days long gone: a clock ahead of the host's would let the session run out.
test('[TASK-02] a change of mind within ten minutes is the same check-in', async ({ page }) => {
  await page.clock.install({ time: new Date('2024-03-01T12:00:00+01:00') });
  await page.goto('/welcome');
  await page.clock.setFixedTime(new Date('2024-03-01T12:05:00+01:00'));
  await chip(page, 'Low').click();
  await page.clock.setFixedTime(new Date('2024-03-01T12:14:00+01:00'));
  await chip(page, 'High').click();
  await lookAround(page);
  await expect(profile(page)).toContainText('1 so far.');

  // Later it is another one, and the same answer again counts as well.
  await page.goBack();
  await page.clock.setFixedTime(new Date('2024-03-01T12:15:00+01:00'));
  await chip(page, 'High').click();
  await lookAround(page);
  await expect(profile(page)).toContainText('2 so far.');
});

test('[TASK-02] a day of check-ins draws a curve, and the next morning remembers it', async ({ page }) => {
  test.slow();
  const moments = [
    [7, 'Low'],
    [10, 'High'],
    [15, 'Low'],
    [20, 'Medium'],
  ] as const;
  await page.clock.install({ time: new Date('2024-03-01T06:00:00+01:00') });
  await page.goto('/welcome');
  for (const day of [1, 2, 3]) {
    for (const [hour, energy] of moments) {
      const at = `2024-03-0${day}T${String(hour).padStart(2, '0')}:05:00+01:00`;
      await page.clock.setFixedTime(new Date(at));
      await chip(page, energy).click();
    }
  }
  await lookAround(page);
  await expect(profile(page)).toContainText('Usually highest around 10, lowest around 7.');
  const table = page.getByRole('table', { name: 'Energy by hour' });
  await expect(table.getByRole('row', { name: '10:00 High 3' })).toBeAttached();
  await expect(table.getByRole('row', { name: '15:00 Low 3' })).toBeAttached();
  await expect(table.getByRole('row', { name: '11:00 Perhaps high 0' })).toBeAttached();
  await expectAccessible(page, 'main');

  await page.clock.setFixedTime(new Date('2024-03-04T07:30:00+01:00'));
  await page.goto('/tasks');
  await expect(chips(page)).toBeVisible();
  await expect(chips(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByText('Usually low at this hour')).toBeVisible();
  await chip(page, 'High').check();
  await expect(page.getByText('Usually low at this hour')).toBeHidden();
});

test('[TASK-02] energy recorded on another device shows here too, and the appearance follows', async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  await page.goto('/welcome');
  await chip(page, 'High').click();
  await allSaved(page);
  const other = await browser.newPage({ baseURL: baseURL! });
  await signIn(other, person, '/welcome');
  await expect(chip(other, 'High')).toBeChecked();
  await chip(other, 'Low').click();
  await expect(chip(page, 'Low')).toBeChecked();
  // Low energy is the softest room: spec 1 §9.
  await expect(page.locator('html')).toHaveAttribute('style', /--pace: 0\.6s;/);
  await other.close();
});
