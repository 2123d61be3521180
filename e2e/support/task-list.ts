import { expect, type Page } from '@playwright/test';
import { lookAgain } from './look-again.ts';

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

/** What another program of the person might write: straight to the server. */
export const insertTasks = async (
  page: Page,
  rows: readonly Readonly<Record<string, string>>[],
): Promise<void> => {
  const status = await page.evaluate(async (tasks) => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? '';
    const token = /"access_token":"([^"]+)"/.exec(localStorage.getItem(key) ?? '')?.[1] ?? '';
    const config = await (await fetch('/config.json')).text();
    const apikey = /"publishableKey":"([^"]+)"/.exec(config)?.[1] ?? '';
    const answer = await fetch('/rest/v1/tasks', {
      method: 'POST',
      headers: { apikey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(tasks),
    });
    return answer.status;
  }, rows);
  expect(status).toBe(201);
};

/** Waits until this device keeps what was written and the server has all of it. */
export const allSaved = async (page: Page): Promise<void> => {
  const unsent = async (): Promise<number> =>
    page.evaluate(async () => {
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, which knows nothing of here
      const done = async <Result>(request: IDBRequest<Result>): Promise<Result> =>
        new Promise((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(new Error('The records cannot be read')));
        });
      let count = 0;
      for (const { name } of await indexedDB.databases()) {
        if (name?.startsWith('kindling-records-') !== true) continue;
        const database = await done(indexedDB.open(name));
        for (const store of ['unsent', 'journal']) {
          count += await done(database.transaction(store).objectStore(store).count());
        }
        database.close();
      }
      return count;
    });
  // After a few failed attempts a device waits a while before the next.
  await expect.poll(unsent, { timeout: 90_000, intervals: lookAgain }).toBe(0);
};
