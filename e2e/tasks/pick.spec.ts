import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, takeSession, test } from '../support/fixtures.ts';
import { dayAhead, writtenBefore } from '../support/written-before.ts';

const openPick = async (page: Page) => {
  await page.goto('/tasks');
  await page.getByRole('button', { name: 'Pick for me' }).click();
  return page.getByRole('dialog', { name: 'Pick for me' });
};

test.beforeEach(async ({ page, person }) => {
  await takeSession(page, person);
});

test('[TASK-02] picks one task and its first step for the given minutes and energy, and says why', async ({
  page,
}) => {
  await writtenBefore(page, 'tasks', [
    { title: 'Write the thesis', estimated_minutes: 120, energy: 'high' },
    { title: 'Call the dentist', estimated_minutes: 15, energy: 'low', due_on: dayAhead(1) },
  ]);
  const dialog = await openPick(page);
  await dialog.getByRole('radio', { name: 'Low', exact: true }).check();
  await dialog.getByRole('radio', { name: '15 min' }).check();

  await expect(dialog.getByRole('heading', { name: 'Call the dentist' })).toBeVisible();
  await expect(dialog.getByText('Pick up your phone and find the number for the dentist')).toBeVisible();
  await expect(dialog.getByText(/^Finish by \d\d:\d\d/)).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Why this one' }).getByRole('listitem')).toHaveText([
    'It is due tomorrow',
    'It fits 15 minutes',
    'It needs little energy',
  ]);
  await expectAccessible(page, 'dialog');

  await dialog.getByRole('radio', { name: 'High', exact: true }).check();
  await dialog.getByRole('radio', { name: 'No limit' }).check();
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL('/focus');
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
});

test('[TASK-02] offers two more tasks on request, never the same twice, then all three', async ({ page }) => {
  const titles = ['Wash one cup', 'Water the plants', 'Sort the post', 'Mend the lamp'];
  const small = titles.map((title) => ({ title, estimated_minutes: 5, energy: 'low' }));
  await writtenBefore(page, 'tasks', small);
  const dialog = await openPick(page);
  await expect(dialog.getByRole('button', { name: 'Another one' })).toHaveCount(0);
  await dialog.getByRole('radio', { name: 'No limit' }).check();

  const title = dialog.getByRole('heading', { level: 3 });
  const another = dialog.getByRole('button', { name: 'Another one' });
  await expect(title).toHaveText('Wash one cup');
  await another.click();
  await expect(title).toHaveText('Water the plants');
  await another.click();
  await expect(title).toHaveText('Sort the post');
  await expect(another).toHaveCount(0);
  await dialog.getByRole('button', { name: 'See all three' }).click();
  await expect(dialog.getByText('Here are all three. Any of them is fine.')).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'What was offered' }).getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page, 'dialog');

  // Another answer is another question.
  await dialog.getByRole('radio', { name: '5 min', exact: true }).check();
  await expect(title).toHaveText('Wash one cup');
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Pick for me' })).toBeFocused();
});

test('[TASK-02] picking works with the keyboard alone, and the time moves on while nobody starts', async ({
  page,
}) => {
  await writtenBefore(page, 'tasks', [
    { title: 'Wash one cup', estimated_minutes: 20, energy: 'low' },
    { title: 'Water the plants', estimated_minutes: 20, energy: 'low' },
  ]);
  await page.clock.install();
  await page.goto('/tasks');
  await page.getByRole('button', { name: 'Pick for me' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pick for me' });
  await dialog.getByRole('radio', { name: '5 min', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: '30 min' })).toBeChecked();
  const clock = dialog.getByText(/^Finish by/);
  const before = await clock.textContent();
  await page.clock.runFor(5 * 60_000);
  await expect(clock).not.toHaveText(before ?? '');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
