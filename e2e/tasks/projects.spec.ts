import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, signIn, test, toast } from '../support/fixtures.ts';
import { followDevice, inTheme, themes } from '../support/themes.ts';
import { dayAhead, writtenBefore } from '../support/written-before.ts';

const addProject = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel(/What is it called\?|A new project/).fill(name);
  await page.getByRole('button', { name: 'Add project' }).click();
  await expect(page.getByLabel('A new project')).toHaveValue('');
};

const project = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const undo = (page: Page) => toast(page).getByRole('button', { name: 'Undo' });

const addTask = async (page: Page, name: string, line: string): Promise<void> => {
  await project(page, name)
    .getByLabel(/What’s the next small task\?|Another task/)
    .fill(line);
  await page.keyboard.press('Enter');
};

test.beforeEach(async ({ page, person }) => {
  await signIn(page, person, '/project-plan');
});

test('[TASK-02] a project goes from a name to its next step, and survives a reload', async ({ page }) => {
  await expect(page.getByText('A project is a name and one sentence')).toBeVisible();
  await addProject(page, 'Garden');
  const garden = project(page, 'Garden');

  await garden.getByText('Edit project').click();
  await garden.getByLabel('What will be true when it’s done?').fill('We eat our own beans');
  await garden.getByRole('button', { name: 'Save' }).click();
  await expect(garden.getByText('We eat our own beans').first()).toBeVisible();

  await addTask(page, 'Garden', 'Buy seeds 20m low');
  await expect(garden.getByText('Next: Buy seeds')).toBeVisible();
  await expect(garden.getByText('0 of 1 task done')).toBeVisible();
  await garden.locator('summary', { hasText: 'Tasks' }).click();
  await addTask(page, 'Garden', 'Dig the beds');
  await expect(garden.getByText('0 of 2 tasks done')).toBeVisible();
  await expect(garden.getByRole('button', { name: 'Start “Buy seeds”' })).toBeVisible();

  await garden.getByRole('button', { name: 'Mark “Buy seeds” as done' }).click();
  await expect(garden.getByText('Next: Dig the beds')).toBeVisible();
  await expect(garden.getByText('1 of 2 tasks done')).toBeVisible();
  await undo(page).click();
  await expect(garden.getByText('Next: Buy seeds')).toBeVisible();

  await page.reload();
  await expect(garden.getByText('We eat our own beans').first()).toBeVisible();
  await expect(garden.getByText('Next: Buy seeds')).toBeVisible();
});

test('mistakes in a project are reported beside the field, in plain words', async ({ page }) => {
  const line = page.getByLabel('What is it called?');
  await page.getByRole('button', { name: 'Add project' }).click();
  await expect(line).toHaveAccessibleDescription('Give it a name first.');
  await expect(line).toBeFocused();
  await line.fill('x'.repeat(41));
  await expect(line).toHaveAccessibleDescription('A name can have at most 40 characters.');
  await line.fill('Garden');
  await page.keyboard.press('Enter');
  await page.getByLabel('A new project').fill('garden');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('A new project')).toHaveAccessibleDescription(
    'You already have a project with this name.',
  );
  await addTask(page, 'Garden', 'ab');
  await expect(project(page, 'Garden').getByLabel('What’s the next small task?')).toHaveAccessibleDescription(
    'Title must be at least 3 characters long',
  );
});

test('milestones are added, ordered by buttons, given a day, reached and deleted, each with undo', async ({
  page,
}) => {
  await addProject(page, 'Garden');
  const garden = project(page, 'Garden');
  await garden.locator('summary', { hasText: 'Milestones' }).click();
  for (const title of ['The beds are dug', 'Seeds are in', 'First bean']) {
    await garden.getByLabel('New milestone').fill(title);
    await page.keyboard.press('Enter');
    await expect(garden.getByRole('button', { name: `Mark “${title}” as reached` })).toBeVisible();
  }
  const ticks = garden.getByRole('button', { name: /^Mark “.+” as reached$/ });
  const order = async (titles: readonly string[]): Promise<void> => {
    for (const [index, title] of titles.entries()) {
      await expect(ticks.nth(index)).toHaveAccessibleName(`Mark “${title}” as reached`);
    }
  };

  const up = garden.getByRole('button', { name: 'Move “First bean” up' });
  await up.focus();
  await page.keyboard.press('Enter');
  await order(['The beds are dug', 'First bean', 'Seeds are in']);
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter');
  await order(['First bean', 'The beds are dug', 'Seeds are in']);
  await expect(up).toHaveAttribute('aria-disabled', 'true');
  await expect(toast(page)).toContainText('“First bean” is number 1 of 3 now.');
  await undo(page).click();
  await order(['The beds are dug', 'First bean', 'Seeds are in']);

  const day = garden.getByLabel('Day for “Seeds are in”');
  await day.fill('2027-04-01');
  await expect(toast(page)).toContainText('Updated');
  await garden.getByRole('button', { name: 'Mark “The beds are dug” as reached' }).click();
  await expect(garden.getByText('1 of 3 milestones done')).toBeVisible();
  await page.reload();
  await expect(garden.getByText('1 of 3 milestones done')).toBeVisible();
  await garden.locator('summary', { hasText: 'Milestones' }).click();
  await expect(day).toHaveValue('2027-04-01');

  await garden.getByRole('button', { name: 'Delete “First bean”' }).click();
  await expect(garden.getByText('1 of 2 milestones done')).toBeVisible();
  await undo(page).click();
  await expect(garden.getByText('1 of 3 milestones done')).toBeVisible();
});

test('three projects ask for attention; the fourth waits, and a paused one can be resumed', async ({
  page,
}) => {
  for (const name of ['Garden', 'Kitchen', 'Taxes', 'Attic']) await addProject(page, name);
  await expect(toast(page)).toContainText('It’s on hold, below.');
  await expect(project(page, 'Taxes')).toBeVisible();
  await expect(project(page, 'Attic')).toBeHidden();

  await project(page, 'Garden').getByText('Edit project').click();
  await project(page, 'Garden').getByRole('button', { name: 'Pause' }).click();
  await expect(project(page, 'Garden')).toBeHidden();
  await expect(project(page, 'Attic')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeFocused();
  await page.locator('summary', { hasText: 'Paused' }).click();
  await project(page, 'Garden').getByText('Edit project').click();
  await project(page, 'Garden').getByRole('button', { name: 'Bring back' }).click();
  await expect(project(page, 'Attic')).toBeHidden();
  await project(page, 'Taxes').getByText('Edit project').click();
  await project(page, 'Taxes').getByRole('button', { name: 'Finish' }).click();
  await expect(toast(page)).toContainText('Finished');
  await expect(project(page, 'Attic')).toBeVisible();
});

test('deleting a project leaves its tasks, and an undo restores all of it', async ({ page }) => {
  await addProject(page, 'Garden');
  await addTask(page, 'Garden', 'Buy seeds');
  const garden = project(page, 'Garden');
  await garden.locator('summary', { hasText: 'Milestones' }).click();
  await garden.getByLabel('New milestone').fill('First bean');
  await page.keyboard.press('Enter');
  const remove = async (): Promise<void> => {
    await garden.getByText('Edit project').click();
    await garden.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(toast(page)).toContainText('Its tasks stay.');
    await expect(garden).toHaveCount(0);
  };
  await remove();
  await undo(page).click();
  await expect(garden.getByText('Next: Buy seeds')).toBeVisible();
  await expect(garden.getByText('0 of 1 milestone done')).toBeVisible();

  await remove();
  await page.goto('/app');
  await expect(page.getByRole('region', { name: 'Buy seeds' })).toBeVisible();
});

test('projects work without a network', async ({ page, context, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await addProject(page, 'Garden');
  await context.setOffline(true);
  await addTask(page, 'Garden', 'Buy seeds');
  await expect(project(page, 'Garden').getByText('Next: Buy seeds')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(project(page, 'Garden').getByText('Next: Buy seeds')).toBeVisible();
});

test('the projects page is accessible and fits 390 px in both themes', async ({ page }) => {
  const expectAccessibleInBoth = async (): Promise<void> => {
    for (const theme of themes) {
      await inTheme(page, theme);
      await expectAccessible(page);
    }
  };
  await followDevice(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByLabel('What is it called?')).toBeVisible();
  await expectAccessibleInBoth();
  await addProject(page, 'Garden and everything that grows in it'.slice(0, 40));
  const garden = page
    .getByRole('region')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .first();
  await garden.getByLabel('What’s the next small task?').fill('Buy seeds 20m low');
  await page.keyboard.press('Enter');
  await garden.locator('summary', { hasText: 'Tasks' }).click();
  await garden.locator('summary', { hasText: 'Milestones' }).click();
  await garden.getByLabel('New milestone').fill('The first bean of our own is on the table');
  await page.keyboard.press('Enter');
  await garden.getByText('Edit project').click();
  await expectAccessibleInBoth();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test('a project shows the first step of its next task where there is one', async ({ page }) => {
  const [projectId, taskId] = [crypto.randomUUID(), crypto.randomUUID()];
  await writtenBefore(page, 'projects', [{ id: projectId, name: 'Taxes' }]);
  await writtenBefore(page, 'tasks', [
    { id: taskId, title: 'Find the forms', project_id: projectId, due_on: dayAhead(3) },
  ]);
  await writtenBefore(page, 'task_steps', [{ task_id: taskId, title: 'Open the drawer' }]);
  await page.reload();
  await expect(project(page, 'Taxes').getByText('First: Open the drawer')).toBeVisible();
});
