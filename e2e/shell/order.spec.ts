import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/fixtures.ts';
import { allSaved } from '../support/task-list.ts';

// What a start brings and in which order (decision 096). Files have the names that scripts/vite/member-bundles.ts gives them.

declare global {
  /** When the page that was asked for stood there, as the page itself noted it. */
  var stoodThere: number | undefined;
}

/** What may come once the page is there, and not before. */
const later =
  /\/assets\/(?:connection|session|settle|player|memory)-[\w-]{8}\.js|\/config\.json|\/(?:rest|functions)\//;

const noteWhenThere = async (page: Page, sign: string): Promise<void> => {
  await page.addInitScript((selector) => {
    new MutationObserver(() => {
      if (globalThis.stoodThere === undefined && document.querySelector(selector) !== null) {
        globalThis.stoodThere = performance.now();
      }
    }).observe(document, { subtree: true, childList: true });
  }, sign);
};

const askedFor = async (page: Page): Promise<readonly (readonly [path: string, isEarly: boolean])[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => [
        entry.name.replace(location.origin, ''),
        entry.startTime < (globalThis.stoodThere ?? Number.POSITIVE_INFINITY),
      ]),
  );

/** Somebody whose device holds what they wrote. */
const keepOneTask = async (page: Page): Promise<void> => {
  await page.getByLabel('Write one down').fill('Call the dentist');
  await page.getByLabel('Write one down').press('Enter');
  await expect(page.getByRole('heading', { level: 3, name: 'Call the dentist' })).toBeVisible();
  await allSaved(page);
};

for (const [path, sign] of [
  ['/app', '#now-title'],
  ['/tasks', 'main h3'],
  ['/focus', 'main h1'],
] as const) {
  test(`on ${path} nothing that comes later is asked for before the page is there`, async ({
    page,
    person,
  }) => {
    await signIn(page, person, '/tasks');
    await keepOneTask(page);
    await noteWhenThere(page, sign);
    await page.goto(path);
    await expect(page.locator(sign).first()).toBeVisible();
    // The page listens for changes: by then its client is there, and whatever else comes has been asked for or comes later still.
    await expect
      .poll(async () => (await askedFor(page)).filter(([name]) => later.test(name)).length)
      .toBeGreaterThan(3);
    const early = (await askedFor(page)).filter(([name, isEarly]) => isEarly && later.test(name));
    expect(early).toEqual([]);
  });
}

test('a page that fails keeps nothing else away', async ({ page, person, problems }) => {
  problems.expect(/Failed to load resource|Failed to fetch dynamically|error/i);
  await signIn(page, person, '/tasks');
  await keepOneTask(page);
  await page.route('**/assets/now-*.js', (route) => route.abort());
  const asked = page.waitForRequest('**/rest/v1/rpc/pull_records');
  await page.goto('/app');
  await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible();
  await asked;
});

test('a device whose records do not open keeps nothing else away', async ({ page, person }) => {
  await signIn(page, person, '/tasks');
  await keepOneTask(page);
  await page.addInitScript(() => {
    // A request that is never answered.
    Object.assign(IDBFactory.prototype, { open: () => new EventTarget() });
  });
  const asked = page.waitForRequest('**/functions/v1/session-management');
  await page.goto('/app');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await asked;
});

test('a page that asks the server itself has its client at once', async ({ page, person }) => {
  await signIn(page, person, '/tasks');
  await page.goto('/sessions');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('This device').first()).toBeVisible();
});
