import { expectAccessible } from '../support/accessible.ts';
import { expect, signIn, test, toast } from '../support/fixtures.ts';
import { askMemory, turnOnMemory } from '../support/memory.ts';

test('[COACH-01] the assistant counts, suggests and says what it cannot do, with no model', async ({
  page,
  person,
}) => {
  await signIn(page, person, '/memory-assistant');
  await turnOnMemory(page);
  const leaving: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/functions/v1/assistant')) leaving.push(request.postData() ?? '');
  });

  await askMemory(page, 'remind me to call the bank tomorrow 20m');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Add this task: call the bank/ }).click();
  await expect(toast(page)).toContainText('Created');
  await expect(page.getByRole('button', { name: /^Added/ })).toBeVisible();

  await askMemory(page, 'how many tasks are waiting?');
  await expect(page.getByText('1 task is waiting.')).toBeVisible();

  await askMemory(page, 'remember that rain helps me write');
  await page.getByRole('button', { name: /^Remember this: Rain helps me write/ }).click();
  await expect(page.getByRole('button', { name: /^Remembered/ })).toBeVisible();
  await askMemory(page, 'What did I say about rain?');
  await expect(page.getByRole('list', { name: /^Found by/ }).first()).toContainText('Rain helps me write');

  await askMemory(page, 'send an email to Bo');
  await expect(page.getByText(/can’t send/)).toBeVisible();

  await askMemory(page, 'start a 15 minute session on the letter');
  await page.getByRole('button', { name: /^Start focusing/ }).click();
  await expect(page).toHaveURL(/\/focus$/);
  expect(leaving).toEqual([]);
});

test('[COACH-01] a crisis is met with care and not with a task', async ({ page, person }) => {
  await signIn(page, person, '/memory-assistant');
  await turnOnMemory(page);
  await askMemory(page, 'remind me to end my life tonight');
  await expect(page.getByRole('region', { name: 'Thank you for saying it' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Suggested' })).toHaveCount(0);
  await expectAccessible(page);
});
