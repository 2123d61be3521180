import type { Page, Response } from '@playwright/test';

/** The titles in the list of today, from top to bottom. */
export const titles = (page: Page) =>
  page.getByRole('list', { name: 'Today', exact: true }).getByRole('heading', { level: 3 });

export const rowOf = (page: Page, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title });

export const openMenu = async (page: Page, title: string): Promise<void> =>
  page.getByRole('button', { name: `More for “${title}”` }).click();

export const fromMenu = async (page: Page, title: string, item: string): Promise<void> => {
  await openMenu(page, title);
  await page.getByRole('menuitem', { name: item }).click();
};

/** The next thing that reaches the server. */
export const saved = async (page: Page): Promise<Response> =>
  page.waitForResponse((answer) => answer.url().includes('/rpc/apply_edits') && answer.ok());
