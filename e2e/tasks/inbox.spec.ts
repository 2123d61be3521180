import { expectAccessible } from '../support/accessible.ts';
import { expect, signIn, takeSession, test, toast } from '../support/fixtures.ts';
import { allSaved, rowOf, titles } from '../support/task-list.ts';
import { writtenBefore } from '../support/written-before.ts';

test('[TASK-02] a task without a day waits in the Inbox, is offered while Today is empty, and is sorted by keys', async ({
  page,
  person,
}) => {
  await signIn(page, person, '/tasks');
  const line = page.getByLabel('Write one down');
  for (const text of ['Buy soil', 'Ask about the lamp', 'Sort the photos', 'Learn the lute']) {
    await line.fill(text);
    await line.press('Enter');
    await expect(toast(page)).toContainText(`“${text}” is in your Inbox.`);
  }
  await expect(titles(page)).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Inbox' }).getByRole('listitem')).toHaveCount(4);
  await toast(page).getByRole('button', { name: 'Do it today' }).click();
  await expect(titles(page)).toHaveText(['Learn the lute']);

  await page.getByRole('link', { name: 'Open the Inbox and sort five' }).click();
  await expect(page).toHaveURL('/inbox');
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sort five' }).click();
  const sort = page.getByRole('region', { name: 'Sort your Inbox' });
  await expect(sort.getByRole('heading', { name: 'Sort the photos' })).toBeFocused();
  await expect(sort.getByText('1 of 3')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('4');
  await expect(sort.getByRole('heading', { name: 'Ask about the lamp' })).toBeVisible();
  await page.keyboard.press('3');
  await expect(sort.getByText(/“Ask about the lamp” is for/)).toBeVisible();
  await sort.getByRole('button', { name: 'Undo' }).click();
  await expect(sort.getByRole('heading', { name: 'Ask about the lamp' })).toBeVisible();
  await sort.getByRole('button', { name: 'Tomorrow' }).click();
  await sort.getByRole('button', { name: 'Today' }).click();
  await expect(sort.getByRole('heading', { name: 'That’s everything. Your Inbox is empty.' })).toBeFocused();
  await expectAccessible(page);
  await sort.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Your Inbox is empty. New tasks without a day land here.')).toBeVisible();

  await allSaved(page);
  await page.goto('/tasks');
  await expect(titles(page)).toHaveText(['Buy soil', 'Learn the lute']);
  await page.getByRole('heading', { name: 'Later' }).click();
  await expect(rowOf(page, 'Ask about the lamp')).toContainText('Tomorrow');
  await expect(rowOf(page, 'Sort the photos')).toContainText('Someday');
});

test('[TASK-02] tasks from before the Inbox stay in Today until somebody moves them, and can go back', async ({
  page,
  person,
}) => {
  await takeSession(page, person);
  await writtenBefore(page, 'tasks', [
    { title: 'Call the dentist', position: 'a1' },
    { title: 'Buy bread', position: 'a2' },
  ]);
  await page.goto('/tasks');
  await expect(titles(page)).toHaveText(['Call the dentist', 'Buy bread']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Move them to the Inbox' }).click();
  await expect(titles(page)).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Inbox' }).getByRole('listitem')).toHaveCount(2);
  await allSaved(page);
  await page.goto('/inbox');
  await page.getByRole('button', { name: 'Put them back in Today' }).click();
  await expect(page.getByText('Your Inbox is empty.')).toBeVisible();
  await page.goto('/tasks');
  await expect(titles(page)).toHaveText(['Call the dentist', 'Buy bread']);
  await expect(page.getByText('Tasks without a day now wait in the Inbox.')).toHaveCount(0);
});

test('[FOCUS-01] starting a session with a task of the Inbox chooses it for today', async ({
  page,
  person,
}) => {
  await takeSession(page, person);
  await writtenBefore(page, 'tasks', [{ title: 'Wash one cup', state: 'inbox' }]);
  await page.goto('/tasks');
  await page.getByRole('button', { name: 'More for “Wash one cup”' }).click();
  await page.getByRole('menuitem', { name: 'Start focus' }).click();
  await expect(page).toHaveURL('/focus');
  await allSaved(page);
  await page.goto('/tasks');
  await expect(titles(page)).toHaveText(['Wash one cup']);
});
