import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, signIn, test, toast } from '../support/fixtures.ts';
import { allSaved, fromMenu, insertTasks, openMenu, rowOf, titles } from '../support/task-list.ts';

const line = (page: Page) => page.getByLabel('Write one down');

const threeDigits = (index: number): string => String(index).padStart(3, '0');

/** Written one after the other into the line on top, for today; the last one is the first in the list. */
const write = async (page: Page, ...lines: readonly string[]): Promise<void> => {
  for (const text of lines) {
    await line(page).fill(`${text} today`);
    await line(page).press('Enter');
    await expect(line(page)).toHaveValue('');
  }
};

test.beforeEach(async ({ page, person }) => {
  await signIn(page, person, '/tasks');
});

test('[TASK-01] the quick line shows what it understood, adds the task, and is ready for the next', async ({
  page,
}) => {
  await line(page).fill('Call Sam 20m low today #home !reward tea');
  const understood = page.getByRole('list', { name: 'Understood' }).getByRole('listitem');
  await expect(understood).toHaveText(['20 min', 'Low energy', 'Today', '#home', 'Reward: tea']);
  await page.reload();
  await expect(line(page)).toHaveValue('Call Sam 20m low today #home !reward tea');
  await line(page).press('Enter');
  await expect(toast(page)).toContainText('Created');
  await expect(line(page)).toBeFocused();
  await expect(line(page)).toHaveValue('');
  await expect(rowOf(page, 'Call Sam')).toContainText('#home');
  await line(page).fill('ab');
  await line(page).press('Enter');
  await expect(line(page)).toHaveAccessibleDescription('Title must be at least 3 characters long');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titles(page)).toHaveCount(0);
});

test('[TASK-01] a project is found by its name, whatever the capitals', async ({ page }) => {
  await write(page, 'Sweep the path #Garden', 'Buy seeds #garden');
  await expect(rowOf(page, 'Buy seeds')).toContainText('#Garden');
  await fromMenu(page, 'Sweep the path', 'Edit');
  await expect(page.getByLabel('Project')).toHaveValue('Garden');
  await expect(page.locator('datalist option')).toHaveCount(1);
});

test('[TASK-01] every field can be edited, what is typed survives a reload, and the edit can be undone', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-18T09:00:00');
  // Notes show where rows are comfortable.
  await page.getByRole('button', { name: 'List options' }).click();
  await page.getByRole('radio', { name: 'Comfortable' }).check();
  await page.keyboard.press('Escape');
  await write(page, 'Letter');
  await page.getByRole('button', { name: 'Letter', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit task' });
  const title = dialog.getByLabel('Title');
  await title.fill('ab');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(title).toHaveAccessibleDescription('Title must be at least 3 characters long');
  await expect(title).toBeFocused();
  await title.fill('Answer the letter');
  await dialog.getByRole('radio', { name: 'High', exact: true }).check();
  await dialog.getByLabel('Minutes', { exact: true }).fill('481');
  await expect(dialog.getByLabel('Minutes', { exact: true })).toHaveAccessibleDescription(
    'Estimated time must be less than 8 hours (480 minutes)',
  );
  await dialog.getByLabel('Minutes', { exact: true }).fill('35');
  await dialog.getByLabel('Day', { exact: true }).fill('2026-11-16');
  await dialog.getByLabel('Time', { exact: true }).fill('09:15');
  await dialog.getByRole('button', { name: /^More/ }).click();
  await dialog.getByLabel('Due by').fill('2026-11-27');
  await dialog.getByRole('radio', { name: 'Weekly' }).check();
  await dialog.getByRole('checkbox', { name: 'Thursday' }).check();
  await dialog.getByLabel('Project').fill('x'.repeat(41));
  await expect(dialog.getByLabel('Project')).toHaveAccessibleDescription(
    'Project name must be less than 40 characters',
  );
  await dialog.getByLabel('Project').fill('Home office');
  await dialog.getByLabel('Type', { exact: true }).selectOption('Writing');
  await dialog.getByLabel('Description').fill('Start with the date');
  await dialog.getByLabel('Reward').fill('Tea');
  await dialog.getByLabel('When', { exact: true }).fill('the kettle boils');
  await dialog.getByLabel('I will', { exact: true }).fill('open it');

  await page.reload();
  await expect(dialog.getByLabel('Reward')).toHaveValue('Tea');
  await expect(dialog.getByText('Not saved yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  const row = rowOf(page, 'Answer the letter');
  for (const fact of [
    '35 min',
    'High energy',
    'Since Monday, 09:15',
    'By 27 Nov',
    'Every Monday and Thursday',
    '#Home office',
    'Start with the date',
    'When the kettle boils, I will open it',
  ]) {
    await expect(row).toContainText(fact);
  }
  await fromMenu(page, 'Answer the letter', 'Edit');
  await expect(dialog.getByLabel('Type', { exact: true })).toHaveValue('writing');
  await expect(dialog.getByText('Not saved yet.')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titles(page)).toHaveText(['Letter']);
});

test('an unfinished edit is kept when it is closed, and can be discarded', async ({ page }) => {
  await write(page, 'Letter');
  await fromMenu(page, 'Letter', 'Edit');
  await page.getByLabel('Title').fill('Half a letter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More for “Letter”' })).toBeFocused();
  await fromMenu(page, 'Letter', 'Edit');
  await expect(page.getByLabel('Title')).toHaveValue('Half a letter');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Letter');
});

test('[TASK-02] the keyboard navigates, moves, finishes, edits and adds tasks', async ({ page }) => {
  await write(page, 'Third', 'Second', 'First');
  const row = (title: string) => rowOf(page, title);
  await row('First').focus();
  await page.keyboard.press('j');
  await expect(row('Second')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(row('Third')).toBeFocused();

  await page.keyboard.press('Alt+ArrowUp');
  await expect(titles(page)).toHaveText(['First', 'Third', 'Second']);
  await expect(toast(page)).toContainText('“Third” is now 2 of 3.');
  await expect(row('Third')).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(titles(page)).toHaveText(['First', 'Second', 'Third']);
  await expect(row('Third')).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(titles(page)).toHaveText(['First', 'Third', 'Second']);
  await allSaved(page);
  await page.reload();
  await expect(titles(page)).toHaveText(['First', 'Third', 'Second']);

  // Tab reaches one row, and its buttons.
  await row('First').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Mark “First” as done' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Mark “Third” as done' })).toBeFocused();

  await row('Third').focus();
  await page.keyboard.press('d');
  await expect(titles(page)).toHaveText(['First', 'Second']);
  await expect(row('Second')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expect(titles(page)).toHaveText(['Second']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Edit task' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row('Second')).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(line(page)).toBeFocused();
  // In a field a key is a letter.
  await page.keyboard.type('nd?');
  await expect(line(page)).toHaveValue('nd?');
  await expect(titles(page)).toHaveText(['Second']);
});

test('[TASK-02] a task is dragged to its place, which survives a reload and can be undone', async ({
  page,
}) => {
  // All three above whatever stands along the bottom.
  await page.setViewportSize({ width: 1280, height: 1000 });
  await write(page, 'Third', 'Second', 'First');
  const handle = (title: string) => rowOf(page, title).getByTitle('Drag to move');
  await handle('Third').dragTo(rowOf(page, 'First'), { targetPosition: { x: 200, y: 4 } });
  await expect(titles(page)).toHaveText(['Third', 'First', 'Second']);
  await allSaved(page);
  await page.reload();
  await expect(titles(page)).toHaveText(['Third', 'First', 'Second']);
  await fromMenu(page, 'Third', 'Move down');
  await expect(titles(page)).toHaveText(['First', 'Third', 'Second']);
  await expect(page.getByRole('button', { name: 'More for “Third”' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titles(page)).toHaveText(['Third', 'First', 'Second']);
});

test('[TASK-02] a task moves out of this week, to Someday and back, and is never shown as late', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-18T09:00:00');
  await write(page, 'Call Sam', 'Sort photos');
  await fromMenu(page, 'Call Sam', 'Not this week');
  await expect(toast(page)).toContainText('It comes back on Monday.');
  await expect(titles(page)).toHaveText(['Sort photos']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titles(page)).toHaveText(['Sort photos', 'Call Sam']);
  await fromMenu(page, 'Call Sam', 'Not this week');
  await fromMenu(page, 'Sort photos', 'Someday');
  await expect(page.getByText('Nothing is waiting.')).toBeVisible();
  await page.getByRole('heading', { name: 'Later' }).click();
  const later = page.getByRole('list', { name: 'Later' }).getByRole('listitem');
  await expect(later).toHaveCount(2);
  await expect(later.nth(0)).toContainText('Monday');
  await expect(later.nth(1)).toContainText('Someday');
  await fromMenu(page, 'Sort photos', 'Do it today');
  await expect(titles(page)).toHaveText(['Sort photos']);
  await allSaved(page);
  // A week on, what waited is simply there.
  await page.clock.setFixedTime('2026-11-25T09:00:00');
  await page.reload();
  await expect(titles(page)).toHaveText(['Sort photos', 'Call Sam']);
  await expect(rowOf(page, 'Call Sam')).toContainText('Since Monday');
  await expect(page.getByText(/overdue|late/i)).toHaveCount(0);
});

test('[TASK-02] a repeating task comes back for its next day, and undo reverses both', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-18T09:00:00');
  await write(page, 'Water the plants every day');
  await expect(rowOf(page, 'Water the plants')).toContainText('Every day');
  await page.getByRole('button', { name: 'Mark “Water the plants” as done' }).click();
  await expect(titles(page)).toHaveCount(0);
  await page.getByRole('heading', { name: 'Later' }).click();
  await expect(page.getByRole('list', { name: 'Later' }).getByRole('listitem')).toContainText('Tomorrow');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titles(page)).toHaveText(['Water the plants']);
  await expect(page.getByRole('heading', { name: 'Later' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Mark “Water the plants” as done' }).click();
  await allSaved(page);
  await page.clock.setFixedTime('2026-11-19T09:00:00');
  await page.reload();
  await expect(titles(page)).toHaveText(['Water the plants']);
});

test('[TASK-02] a task is let go without a word of blame, and can come back', async ({ page }) => {
  await write(page, 'Learn the lute');
  await fromMenu(page, 'Learn the lute', 'Let it go');
  await expect(toast(page)).toContainText('Making room counts too.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titles(page)).toHaveText(['Learn the lute']);
  await fromMenu(page, 'Learn the lute', 'Let it go');
  await page.getByRole('heading', { name: 'Let go' }).click();
  await page.getByRole('button', { name: 'Put “Learn the lute” back' }).click();
  await expect(titles(page)).toHaveText(['Learn the lute']);
});

test('[TASK-02] a parked thought is chosen for today with one tap, or is let go', async ({ page }) => {
  await insertTasks(page, [
    { title: 'Ask about the lamp', state: 'inbox', position: 'a1' },
    { title: 'Why is the sky blue', state: 'inbox', position: 'a2' },
  ]);
  await page.reload();
  const inbox = page.getByRole('list', { name: 'Inbox' }).getByRole('listitem');
  await expect(inbox).toHaveCount(2);
  await page.getByRole('button', { name: 'Do “Ask about the lamp” today' }).click();
  await expect(titles(page)).toHaveText(['Ask about the lamp']);
  await fromMenu(page, 'Why is the sky blue', 'Let it go');
  await expect(page.getByRole('heading', { name: 'Inbox' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { name: 'Inbox' }).click();
  await expect(inbox).toHaveText([/Why is the sky blue/]);
});

test('[TASK-02] a long list renders only its visible rows, and the keyboard reaches all of them', async ({
  page,
}) => {
  await insertTasks(
    page,
    Array.from({ length: 150 }, (_, index) => ({
      title: `Task ${threeDigits(index)}`,
      position: `b${threeDigits(index).slice(1)}${index < 100 ? 'A' : 'B'}`,
    })),
  );
  await page.reload();
  const rows = page.getByRole('list', { name: 'Today', exact: true }).getByRole('listitem');
  await expect(rows.first()).toHaveAttribute('aria-setsize', '150');
  expect(await rows.count()).toBeLessThan(60);
  await rows.first().focus();
  await page.keyboard.press('End');
  const last = rows.and(page.locator('[aria-posinset="150"]'));
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  const title = (await last.getByRole('heading').textContent()) ?? '';
  await page.keyboard.press('Alt+ArrowUp');
  await expect(rows.and(page.locator('[aria-posinset="149"]'))).toContainText(title);
  await expect(rows.filter({ hasText: title })).toBeFocused();
  await page.keyboard.press('d');
  await expect(rows.first()).toHaveAttribute('aria-setsize', '149');
  await expectAccessible(page);
});

test('menus, dialogs and lists are accessible, on a phone as well', async ({ page }) => {
  await write(page, 'Call the dentist 20m low #home', 'Water the plants every day', 'Tax form 1h by 12 dec');
  await expectAccessible(page);
  await openMenu(page, 'Call the dentist');
  await expect(page.getByRole('menuitem', { name: 'Start focus' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('e');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More for “Call the dentist”' })).toBeFocused();
  await fromMenu(page, 'Call the dentist', 'Edit');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(sideways).toBe(false);
});
