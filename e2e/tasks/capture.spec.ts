import { expectAccessible } from '../support/accessible.ts';
import { expect, takeSession, test, toast } from '../support/fixtures.ts';

test.beforeEach(async ({ page, person }) => {
  await takeSession(page, person);
});

test('[TASK-01] a line with everything in it is marked as it is read, un-read in one press, and saved as shown', async ({
  page,
}) => {
  await page.goto('/tasks');
  const line = page.getByLabel('Write one down');
  const chips = page.getByRole('list', { name: 'Understood' }).getByRole('listitem');
  await line.fill('Plan the party about Saturday today at 3pm by 30 dec 2m low every monday #home');
  await expect(page.locator('mark')).toHaveText([
    'today',
    'at 3pm',
    'by 30 dec',
    '2m',
    'low',
    'every monday',
    '#home',
  ]);
  await expect(chips).toHaveText([
    'Today',
    '15:00',
    'By 30 Dec',
    '5 min',
    'Low energy',
    'Every Monday',
    '#home',
  ]);
  await expect(page.getByText('2 min is saved as 5 min, the shortest estimate.')).toBeVisible();
  await expectAccessible(page);

  const monday = page.getByRole('button', { name: 'Every Monday' });
  await monday.press('Enter');
  const kept = page.getByRole('button', { name: '“every monday” is in the title' });
  await expect(kept).toBeFocused();
  await expect(kept).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('mark')).toHaveCount(6);
  await kept.press('Enter');
  await expect(monday).toBeFocused();
  await monday.press('Enter');

  await line.press('Enter');
  await expect(toast(page)).toContainText('Plan the party about Saturday every monday');
  await expect(line).toHaveValue('');
  const row = page
    .getByRole('list', { name: 'Today', exact: true })
    .getByRole('listitem')
    .filter({ hasText: 'Plan the party about Saturday every monday' });
  for (const fact of ['15:00', '5 min', 'Low energy', 'By 30 Dec', '#home']) {
    await expect(row).toContainText(fact);
  }
  await page.reload();
  await expect(row).toContainText('15:00');
});

test('[TASK-01] the marks stay below their words while a long line scrolls in a narrow field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tasks');
  const line = page.getByLabel('Write one down');
  await line.pressSequentially('Ask the neighbours about the noise in the yard at night tomorrow at 3pm');
  const scrolled = await line.evaluate((field: HTMLInputElement) => field.scrollLeft);
  expect(scrolled).toBeGreaterThan(0);
  const copy = page.locator('mark').first().locator('xpath=ancestor::div[1]');
  await expect.poll(async () => copy.evaluate((node) => node.scrollLeft)).toBe(scrolled);
});

test('[TASK-02] a task gets its day, time and project in the form, and Edit shows the four things first', async ({
  page,
}) => {
  await page.goto('/add-task');
  await page.getByLabel('What is it?').fill('Call the dentist');
  await page.getByLabel('Time', { exact: true }).fill('16:45');
  await page.getByLabel('Project').fill('Teeth');
  await expect(page.getByLabel('Day', { exact: true })).not.toHaveValue('');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add Task' }).click();
  await page.getByRole('button', { name: 'Call the dentist', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit task' });
  await expect(dialog.getByLabel('Time', { exact: true })).toHaveValue('16:45');
  await expect(dialog.getByLabel('Project')).toBeHidden();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^More/ }).click();
  await expect(dialog.getByLabel('Project')).toHaveValue('Teeth');
});
