import { expect, type Page } from '@playwright/test';

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

/** Waits until this device keeps what was written and the server has all of it. */
export const allSaved = async (page: Page): Promise<void> => {
  const unsent = async (): Promise<number> =>
    page.evaluate(async () => {
      const done = async <Result>(request: IDBRequest<Result>): Promise<Result> =>
        new Promise((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(new Error('The records cannot be read')));
        });
      let count = 0;
      for (const { name } of await indexedDB.databases()) {
        if (name?.startsWith('kindling-records-') !== true) continue;
        const database = await done(indexedDB.open(name));
        count += await done(database.transaction('unsent').objectStore('unsent').count());
        database.close();
      }
      return count;
    });
  await expect.poll(unsent).toBe(0);
};
