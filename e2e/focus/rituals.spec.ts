import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, takeSession, test, withMotion } from '../support/fixtures.ts';

test.use(withMotion);

const ritual = (page: Page) => page.getByRole('dialog', { name: 'Flow Entry Ritual' });

const openRitual = async (page: Page): Promise<void> => {
  await page.goto('/focus');
  await page.getByRole('button', { name: 'Start with a ritual' }).click();
  await expect(ritual(page)).toBeVisible();
};

const press = (page: Page, name: string) => ritual(page).getByRole('button', { name, exact: true }).click();
const step = (page: Page, title: string) => ritual(page).getByText(title, { exact: true });
const timer = (page: Page) => ritual(page).getByRole('timer', { name: 'Time left' });

const startQuick = async (page: Page): Promise<void> => {
  await openRitual(page);
  await ritual(page).getByRole('radio', { name: 'High', exact: true }).check();
  await press(page, 'Review Steps');
  await press(page, 'Start Ritual');
  await expect(step(page, 'Breathe slowly')).toBeVisible();
};

test.beforeEach(async ({ page, person }) => {
  await takeSession(page, person);
});

test('[RITUAL-01] energy and mood are chosen first, and the energy pre-picks a ritual', async ({ page }) => {
  await openRitual(page);
  const choice = (name: string) => ritual(page).getByRole('radio', { name, exact: true });
  await expect(choice('Medium')).toBeChecked();
  await expect(choice('Focused')).toBeChecked();
  await expect(choice('Standard Flow Ritual')).toBeChecked();
  await choice('Low').check();
  await expect(choice('Deep Focus Ritual')).toBeChecked();
  await choice('High').check();
  await expect(choice('Quick Flow Entry')).toBeChecked();
  await choice('Creative').check();
  await expectAccessible(page, 'dialog');

  // Another ritual may be had at the same energy, and its steps are shown before anything runs.
  await choice('Standard Flow Ritual').check();
  await expect(choice('High')).toBeChecked();
  await press(page, 'Review Steps');
  await expect(ritual(page).getByRole('listitem')).toHaveCount(4);
  await expect(ritual(page).getByRole('listitem').nth(1)).toContainText('2 min');
  await expectAccessible(page, 'dialog');
  await press(page, 'Change Ritual');
  await expect(choice('High')).toBeChecked();
  await expect(choice('Creative')).toBeChecked();
});

test('[RITUAL-01] steps are completed, skipped and paused, complete themselves, and focus follows', async ({
  page,
}) => {
  await page.clock.install();
  await openRitual(page);
  await press(page, 'Review Steps');
  await press(page, 'Start Ritual');
  await expect(step(page, 'Check in with yourself')).toBeVisible();
  await expect(ritual(page).getByText('Step 1 of 4', { exact: true })).toBeVisible();
  await press(page, 'Complete Step');
  await expect(step(page, 'Breathe slowly')).toBeVisible();
  await press(page, 'Skip Step');
  await expect(step(page, 'Choose your music')).toBeVisible();
  await expect(ritual(page).getByText('Mood: Focused')).toBeVisible();

  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await expect(ritual(page).getByRole('button', { name: 'Start Step' })).toBeVisible();
  await press(page, 'Start Step');
  await expect(timer(page)).toHaveText('1:00');
  await page.clock.runFor(20_000);
  await expect(timer(page)).toHaveText('0:40');
  await press(page, 'Pause');
  await page.clock.runFor(30_000);
  await expect(timer(page)).toHaveText('0:40');
  await press(page, 'Continue');
  await page.clock.runFor(40_000);
  await expect(ritual(page)).toBeHidden();
  await expect(page.getByRole('main').getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('[RITUAL-01] at zero the next step begins; after the device slept it waits with its full time', async ({
  page,
}) => {
  await page.clock.install();
  await startQuick(page);
  await expectAccessible(page, 'dialog');
  // The audit took as long as it took; what is left of the step is what the page says, once time stands still.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  await expect(timer(page)).toHaveText(/^0:\d\d$/);
  const seconds = Number((await timer(page).innerText()).slice(2));
  await page.clock.runFor(seconds * 1000 + 500);
  await expect(step(page, 'Choose your music')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(timer(page)).toHaveText(/^0:5\d$/);

  // The laptop sleeps through the rest: nothing starts for somebody who is not there.
  await page.clock.fastForward('08:00:00');
  await page.clock.resume();
  await expect(ritual(page).getByText('Ready when you are')).toBeVisible();
  await expectAccessible(page, 'dialog');
  await press(page, 'Start Focus');
  await expect(ritual(page)).toBeHidden();
  await expect(page.getByRole('main').getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('[RITUAL-01] the whole ritual works from the keyboard, and Escape leaves it', async ({ page }) => {
  await openRitual(page);
  await expect(ritual(page).getByRole('heading', { name: 'Flow Entry Ritual' })).toBeFocused();
  await ritual(page).getByRole('radio', { name: 'Medium', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(ritual(page).getByRole('radio', { name: 'Quick Flow Entry' })).toBeChecked();
  // Enter on a choice sends no form behind the ritual.
  await page.keyboard.press('Enter');
  await expect(ritual(page)).toBeVisible();
  await ritual(page).getByRole('button', { name: 'Review Steps' }).press('Enter');
  await expect(ritual(page).getByRole('heading', { name: 'Flow Entry Ritual' })).toBeFocused();
  await ritual(page).getByRole('button', { name: 'Start Ritual' }).press('Space');
  await ritual(page).getByRole('button', { name: 'Skip Step' }).press('Enter');
  await expect(step(page, 'Choose your music')).toBeVisible();
  await expect(ritual(page).getByRole('button', { name: 'Skip Step' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(ritual(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Start with a ritual' })).toBeFocused();
});

const breath = (page: Page) => ritual(page).locator('[data-breath]');
const animation = (page: Page) =>
  breath(page).evaluate((element) => getComputedStyle(element.firstElementChild ?? element).animationName);

test('[RITUAL-01] the breathing guide moves, and uses words alone with reduced motion', async ({ page }) => {
  await page.clock.install();
  await startQuick(page);
  expect(await animation(page)).toBe('breath');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
  expect(await animation(page)).toBe('none');
  await press(page, 'Change Ritual');
  await press(page, 'Review Steps');
  await press(page, 'Start Ritual');
  await expect(breath(page)).toContainText('Breathe in');
  await page.clock.runFor(4500);
  await expect(breath(page)).toContainText('Hold');
  await page.clock.runFor(2000);
  await expect(breath(page)).toContainText('Breathe out');
});

test('[RITUAL-01] a ritual fits a narrow window, with large text too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    localStorage.setItem('accessibility-profile', JSON.stringify({ textSize: 150, largeText: true }));
  });
  await startQuick(page);
  const wide = await ritual(page).evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(wide).toBe(0);
});
