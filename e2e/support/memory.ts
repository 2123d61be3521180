import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const turnOnMemory = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Turn on memory' }).click();
  await expect(page.getByRole('heading', { name: 'Your memories' })).toBeVisible();
};

export const askMemory = async (page: Page, question: string): Promise<void> => {
  await page.getByLabel('What do you want to remember?').fill(question);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByText(/^(?:One moment|Looking through your memories)$/)).toHaveCount(0);
};

/** Opens the place for chats and lets it look through a text that one person wrote. */
export const mineText = async (page: Page, text: string): Promise<void> => {
  const field = page.getByLabel('Paste a chat or a journal');
  if (!(await field.isVisible())) await page.getByText('Mine Chat Insights').click();
  await field.fill(text);
  await page.getByRole('button', { name: 'Look through it' }).click();
};

/** Everything that a text suggests, put among the suggestions. */
export const suggestFromChat = async (page: Page, text: string): Promise<void> => {
  await mineText(page, text);
  await page.getByRole('button', { name: 'Choose all' }).click();
  await page.getByRole('button', { name: /^Add \d+ to suggestions$/ }).click();
  await expect(page.getByText(/suggestions? added above\./)).toBeVisible();
};

/** Suggested and kept. */
export const keepFromChat = async (page: Page, text: string): Promise<void> => {
  await suggestFromChat(page, text);
  await page
    .getByRole('list', { name: 'Suggestions', exact: true })
    .getByRole('button', { name: /^Keep “/ })
    .first()
    .click();
  await expect(page.getByText('Nothing is waiting.')).toBeVisible();
};
