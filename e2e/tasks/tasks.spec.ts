import type { Page } from '@playwright/test';
import { canSealHere, endSessionsOf } from '../support/device-search.ts';
import { expect, signIn, takeSession, test, toast } from '../support/fixtures.ts';
import { allSaved, fromMenu, titles } from '../support/task-list.ts';

const addTask = async (page: Page, title: string, energy: 'Low' | 'Medium' | 'High'): Promise<void> => {
  await page.goto('/add-task');
  await page.getByLabel('What is it?').fill(`${title} today`);
  await page.getByRole('radio', { name: energy, exact: true }).click();
  await page.getByRole('button', { name: 'Add Task' }).click();
  await expect(toast(page)).toContainText('Created');
};

test.beforeEach(async ({ page, person }) => {
  await takeSession(page, person);
});

test('[TASK-01] every error message stands next to its field', async ({ page }) => {
  await page.goto('/add-task');
  const title = page.getByLabel('What is it?');
  const minutes = page.getByLabel('Minutes', { exact: true });
  const save = page.getByRole('button', { name: 'Add Task' });

  await save.click();
  await expect(title).toHaveAccessibleDescription('Title is required');
  await expect(title).toBeFocused();
  await title.fill('ab');
  await expect(title).toHaveAccessibleDescription('Title must be at least 3 characters long');
  await title.fill('x'.repeat(201));
  await expect(title).toHaveAccessibleDescription('Title must be less than 200 characters');
  await title.fill('x'.repeat(200));
  await expect(title).toHaveAccessibleDescription('');

  await minutes.fill('4');
  await expect(minutes).toHaveAccessibleDescription('Estimated time must be at least 5 minutes');
  await minutes.fill('481');
  await expect(minutes).toHaveAccessibleDescription('Estimated time must be less than 8 hours (480 minutes)');
  await minutes.fill('soon');
  await expect(minutes).toHaveAccessibleDescription('Estimated time must be at least 5 minutes');

  await page.getByRole('button', { name: 'A note and a reward' }).click();
  const description = page.getByLabel('Description');
  await description.fill('x'.repeat(1001));
  await expect(description).toHaveAccessibleDescription('Description must be less than 1000 characters');
  const reward = page.getByLabel('Reward');
  await reward.fill('x'.repeat(101));
  await expect(reward).toHaveAccessibleDescription('Reward text must be less than 100 characters');

  await minutes.fill('12.5');
  await description.fill('One\nTwo');
  await reward.fill('Tea & <cake>');
  await save.click();
  await expect(page).toHaveURL('/tasks');
  await expect(page.getByText('13 min')).toBeVisible();
});

test('what was typed survives a reload, and is kept on this device when the server cannot be reached', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 500/);
  await page.goto('/add-task');
  await page.getByLabel('What is it?').fill('Half a thought');
  await page.getByRole('radio', { name: 'High', exact: true }).click();
  await page.getByRole('radio', { name: '45 min' }).click();
  await page.getByRole('button', { name: 'When something happens, I will…' }).click();
  await page.getByLabel('When', { exact: true }).fill('the kettle boils');
  await page.getByLabel('I will', { exact: true }).fill('write it down');
  await page.reload();
  await expect(page.getByLabel('What is it?')).toHaveValue('Half a thought');
  await expect(page.getByLabel('Minutes', { exact: true })).toHaveValue('45');
  await expect(page.getByLabel('When', { exact: true })).toHaveValue('the kettle boils');

  await page.route('**/rest/v1/rpc/apply_edits', (route) =>
    route.fulfill({ status: 500, json: { message: 'broken' } }),
  );
  const refused = page.waitForResponse('**/rest/v1/rpc/apply_edits');
  await page.getByRole('button', { name: 'Add Task' }).click();
  await expect(toast(page)).toContainText('Created');
  await refused;
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Half a thought' })).toBeVisible();
  await page.getByRole('button', { name: 'List options' }).click();
  await page.getByRole('radio', { name: 'Comfortable' }).check();
  await expect(page.getByText('When the kettle boils, I will write it down')).toBeVisible();
  await expect(toast(page)).toHaveCount(0);

  await page.unroute('**/rest/v1/rpc/apply_edits');
  await page.reload();
  await allSaved(page);
  await page.goto('/add-task');
  await expect(page.getByLabel('What is it?')).toHaveValue('');
});

test('[TASK-02] tasks are filtered by the current energy, with one tap to see all', async ({ page }) => {
  await addTask(page, 'Write the report', 'High');
  await addTask(page, 'Wash one cup', 'Low');
  // The newest is on top.
  await expect(titles(page)).toHaveText(['Wash one cup', 'Write the report']);
  await page.getByRole('radio', { name: 'Low', exact: true }).click();
  await expect(titles(page)).toHaveText(['Wash one cup']);
  await page.getByRole('button', { name: 'Show 1 more' }).click();
  await expect(titles(page)).toHaveText(['Wash one cup', 'Write the report']);
  await page.reload();
  await expect(titles(page)).toHaveText(['Wash one cup']);
});

test('[TASK-02] a finished or deleted task can be brought back, also after a reload', async ({ page }) => {
  await addTask(page, 'Wash one cup', 'Low');
  const title = page.getByRole('heading', { name: 'Wash one cup' });

  await page.getByRole('button', { name: 'Mark “Wash one cup” as done' }).click();
  await expect(title).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(title).toBeVisible();

  await fromMenu(page, 'Wash one cup', 'Delete');
  await expect(title).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(title).toBeVisible();
  await allSaved(page);
  await page.reload();
  await expect(title).toBeVisible();

  await page.getByRole('button', { name: 'Mark “Wash one cup” as done' }).click();
  await allSaved(page);
  await page.reload();
  await page.getByText('1 task so far').click();
  await page.getByRole('button', { name: 'Put “Wash one cup” back' }).click();
  await expect(title).toBeVisible();
});

test('the focus stays in the list when a task goes', async ({ page }) => {
  await addTask(page, 'Water the plants', 'Low');
  await addTask(page, 'Wash one cup', 'Low');
  await page.getByRole('button', { name: 'Mark “Wash one cup” as done' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Mark “Water the plants” as done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tasks', exact: true })).toBeFocused();
});

test('[TASK-02] the dashboard shows one task, then what was done', async ({ page }) => {
  await page.goto('/app');
  await expect(page.getByRole('link', { name: 'Add your first task' })).toBeVisible();
  await addTask(page, 'Wash one cup', 'Low');
  await addTask(page, 'Write the report', 'High');
  await page.goto('/app');
  await page.getByRole('radio', { name: 'High', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Write the report' })).toBeVisible();
  await page.getByRole('radio', { name: 'Low', exact: true }).click();
  const now = page.getByRole('region', { name: 'Wash one cup' });
  await now.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('1 done today')).toBeVisible();
  await expect(page.getByText('This is the easiest one.')).toBeVisible();
  await page.getByRole('link', { name: 'See all' }).click();
  await expect(page).toHaveURL('/tasks');
});

test('[TOAST-01] one toast shows at a time, goes after five seconds, and is reached with F8', async ({
  page,
}) => {
  await addTask(page, 'Wash one cup', 'Low');
  await page.clock.install();
  await fromMenu(page, 'Wash one cup', 'Delete');
  await expect(toast(page)).toHaveCount(1);
  await expect(toast(page)).toContainText('Deleted');
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('list')).toBeFocused();
  await page.getByRole('heading', { name: 'Tasks', exact: true }).click();
  await page.clock.runFor(5100);
  await expect(toast(page)).toHaveCount(0);
});

test('[AUTH-06] a session that was ended elsewhere leads to sign-in, and the task waits on this device', async ({
  page,
  problems,
  person,
}) => {
  problems.expect(/status of 40\d|ERR_FAILED/);
  await page.goto('/add-task');
  await expect.poll(() => canSealHere(page)).toBe(true);
  await page.getByLabel('What is it?').fill('Half a thought');
  // The stream does not tell: the refusal has to.
  await page.route('**/functions/v1/record-changes', (route) => route.abort());
  await page.reload();
  await expect(page.getByLabel('What is it?')).toHaveValue('Half a thought');
  // Nothing else the page asks for by itself may be refused before the task is there.
  const added = Promise.withResolvers<void>();
  await page.route('**/{rest,auth,functions}/v1/**', async (route) => {
    await added.promise;
    await route.fallback();
  });
  await endSessionsOf(page);
  await page.getByRole('button', { name: 'Add Task' }).click();
  await expect(toast(page)).toContainText('Created');
  added.resolve();
  await expect(page).toHaveURL(/\/auth-required\?next=/);
  await signIn(page, person, '/tasks');
  await expect(page.getByRole('heading', { name: 'Half a thought' })).toBeVisible();
});

test('[TASK-01] one line can say everything, shows what it understood, and waits for its day', async ({
  page,
}) => {
  await page.goto('/add-task');
  const line = page.getByLabel('What is it?');
  await line.fill('Call the dentist 20m low tomorrow #home !reward coffee');
  const understood = page.getByRole('list', { name: 'Understood' }).getByRole('listitem');
  await expect(understood).toHaveText(['20 min', 'Low energy', 'Tomorrow', '#home', 'Reward: coffee']);
  await expect(page.getByRole('radio', { name: 'Low', exact: true })).toBeChecked();
  await expect(page.getByLabel('Minutes', { exact: true })).toHaveValue('20');

  // What is chosen by hand wins, and leaves the line.
  await page.getByRole('radio', { name: 'High', exact: true }).check();
  await expect(understood).toHaveText(['20 min', 'Tomorrow', '#home', 'Reward: coffee']);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'High', exact: true })).toBeChecked();

  await page.getByRole('button', { name: 'Add Task' }).click();
  await expect(toast(page)).toContainText('Call the dentist');
  await expect(page.getByText('Nothing is waiting.')).toBeVisible();
  await page.getByRole('heading', { name: 'Later' }).click();
  const item = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Call the dentist' });
  await expect(item).toContainText('20 min');
  await expect(item).toContainText('High energy');
  await expect(item).toContainText('Tomorrow');
  await expect(item).toContainText('#home');
});

test('[TASK-01] a line can be kept word for word', async ({ page }) => {
  await page.goto('/add-task');
  await page.getByLabel('What is it?').fill('Read about life tomorrow');
  await page.getByRole('button', { name: 'Don’t interpret' }).click();
  await expect(page.getByRole('list', { name: 'Understood' }).getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add Task' }).click();
  await expect(page.getByRole('heading', { name: 'Read about life tomorrow' })).toBeVisible();
});

test('[TASK-01] a guess of the energy stands beside the chips with its reason, until one is chosen', async ({
  page,
}) => {
  await page.goto('/add-task');
  const hint = page.getByText('Perhaps low. “water” often takes little energy.');
  await page.getByLabel('What is it?').fill('Water the plants');
  await expect(hint).toBeVisible();
  await page.getByLabel('What is it?').fill('Water the plants high');
  await expect(hint).toHaveCount(0);
  await page.getByLabel('What is it?').fill('Water the plants');
  await expect(hint).toBeVisible();
  // Saying what stood there already is an answer too.
  await page.getByRole('radio', { name: 'Medium', exact: true }).click();
  await expect(hint).toHaveCount(0);
  await page.getByRole('button', { name: 'Add Task' }).click();
  await page.getByRole('button', { name: 'Water the plants', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Perhaps low.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'High', exact: true }).click();
  await expect(dialog.getByText('Perhaps low.')).toHaveCount(0);
});

test('[TASK-02] a page left open past midnight shows the new day', async ({ page }) => {
  await page.clock.install();
  await page.goto('/tasks');
  const line = page.getByLabel('Write one down');
  await line.fill('Take out the bins tomorrow');
  await line.press('Enter');
  await expect(page.getByText('Nothing is waiting.')).toBeVisible();
  await page.clock.fastForward('24:00:00');
  await expect(page.getByRole('list', { name: 'Today', exact: true })).toContainText('Take out the bins');
});

test('asking for one thing with an empty list shows where to write a task', async ({ page }) => {
  await page.goto('/welcome');
  await page.getByRole('link', { name: 'Pick for me' }).click();
  await expect(page.getByText('Write down one small thing, and do that.')).toBeVisible();
  const line = page.getByLabel('Write one down');
  await expect(line).toBeFocused();
  await line.fill('Wash one cup');
  await line.press('Enter');
  await expect(page.getByRole('heading', { name: 'Wash one cup' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
