import type { Page } from '@playwright/test';
import { headersOf } from './written-before.ts';

/** Where on this device one of the words can be read: databases, storages of this tab and of the browser, caches. */
export const placesWith = (page: Page, words: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(async (wanted) => {
    const found: string[] = [];
    const look = (place: string, text: string): void => {
      if (wanted.some((word) => text.includes(word))) found.push(place);
    };
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, which knows nothing of here
    const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('The database could not be read')));
      });
    // Bytes as letters, so that a word in them would be seen.
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, which knows nothing of here
    const letters = (_key: string, value: unknown): unknown =>
      value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : value;

    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const database = await resultOf(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const values = await resultOf(database.transaction(store).objectStore(store).getAll());
        look(`${name}/${store}`, JSON.stringify(values, letters));
      }
      database.close();
    }
    for (const [name, storage] of Object.entries({ localStorage, sessionStorage })) {
      for (const [key, value] of Object.entries(storage)) look(`${name}/${key}`, `${key} ${String(value)}`);
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        look(
          `${name}/${request.url}`,
          `${request.url} ${(await (await cache.match(request))?.text()) ?? ''}`,
        );
      }
    }
    return found;
  }, words);

/** Whether this device could seal what is not sent. */
export const canSealHere = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) {
      if (name?.startsWith('kindling-records-') !== true) continue;
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name);
        request.addEventListener('success', () => resolve(request.result));
      });
      const key = await new Promise((resolve) => {
        const request = database.transaction('places').objectStore('places').get('sealing-key');
        request.addEventListener('success', () => resolve(request.result));
      });
      database.close();
      if (typeof key === 'string') return true;
    }
    return false;
  });

/** Ends every session of whoever is signed in on the page, as another device would, and says nothing to the page. */
export const endSessionsOf = async (page: Page): Promise<void> => {
  const { authorization = '' } = await headersOf(page);
  const answer = await fetch(new URL('/functions/v1/session-management', page.url()), {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'force_logout', exceptCurrent: false }),
  });
  if (!answer.ok) throw new Error(`The sessions could not be ended: ${answer.status}`);
};
