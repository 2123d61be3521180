import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, signIn, test, toast } from '../support/fixtures.ts';
import { askMemory, keepFromChat, turnOnMemory } from '../support/memory.ts';

const quote = 'Calling people before ten in the morning is much easier for me';
const question = 'When should I ring somebody?';

const forgetTopic = async (page: Page, topic: string): Promise<void> => {
  await page.getByRole('heading', { name: 'Forget', exact: true }).click();
  await page.getByLabel('Word or name').fill(topic);
  await page.getByRole('button', { name: 'Show what would go' }).click();
  await page.getByRole('button', { name: 'Forget for good' }).click();
  await page.getByRole('dialog', { name: 'Forgotten' }).getByRole('button', { name: 'Close' }).click();
};

test('[MEM-03] a sentence is suggested, kept, asked for in other words, used, and forgotten without a trace', async ({
  page,
  person,
}) => {
  test.slow();
  await signIn(page, person, '/memory-assistant');
  await turnOnMemory(page);
  await askMemory(page, question);
  await expect(page.getByRole('heading', { name: 'Nothing about that yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a memory about it' }).click();
  await expect(page.getByLabel('Add one yourself')).toBeFocused();

  await keepFromChat(page, `Today was a long day. ${quote}.`);

  await askMemory(page, question);
  const found = page.getByRole('list', { name: 'Found by meaning' });
  await expect(found).toContainText(quote);
  await expect(found).toContainText(/You said this on/);
  await found.getByText('Why this?').first().click();
  await expect(found).toContainText('It shares no word with your question.');
  await expectAccessible(page);

  await found.getByRole('button', { name: 'Use this' }).first().click();
  await page.getByRole('menuitem', { name: 'Make it a task' }).click();
  await expect(toast(page)).toContainText('Created');

  await forgetTopic(page, 'ten in the morning');
  await askMemory(page, question);
  await expect(page.getByRole('heading', { name: 'Nothing about that yet' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Found by words' })).toHaveCount(0);

  await page.goto('/inbox');
  await expect(page.getByRole('main').getByText(quote).first()).toBeVisible();
});

test('[MEM-03] a session begins with what is remembered', async ({ page, person }) => {
  await signIn(page, person, '/memory-assistant');
  await turnOnMemory(page);
  await page.getByLabel('Add one yourself').fill('Open the letter first, then put the kettle on');
  await page.getByRole('button', { name: 'Remember this' }).click();
  await askMemory(page, 'letter?');
  await page
    .getByRole('list', { name: /^Found by/ })
    .getByRole('button', { name: 'Use this' })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Start focusing with it' }).click();
  await expect(page).toHaveURL(/\/focus$/);
  await expect(page.getByText('Open the letter first, then put the kettle on').first()).toBeVisible();
});
