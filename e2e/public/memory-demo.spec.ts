import type { Page } from '@playwright/test';
import { exampleMemories } from '#domain/memory/demo/example-memories.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';

const demo = (page: Page) => page.getByRole('region', { name: 'A memory you can check' });

const isCode = (url: string): boolean => /\/(memory-demo|mine-examples)-/.test(new URL(url).pathname);

/** What is typed below; other parts of the page may send and keep what is theirs. */
const typed = /passport|walk before work/i;

const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage));

test('[LAND-04] a visitor tries the memory demo with keys: tabs, suggestions, a question and the way on', async ({
  page,
}) => {
  const code: string[] = [];
  const sent: string[] = [];
  page.on('request', (request) => {
    if (isCode(request.url())) code.push(request.url());
    sent.push(decodeURIComponent(request.url()), request.postData() ?? '');
  });
  await page.goto('/');
  await page.getByRole('radio', { name: 'High', exact: true }).check();
  expect(code, 'nobody fetches what is far below').toEqual([]);

  // The drawing can be reached by key, and whoever is there stays there when the code arrives.
  const tab = (name: string) => demo(page).getByRole('tab', { name, exact: true });
  await page.keyboard.press('Tab');
  await expect(tab('Episodic')).toBeFocused();
  await expect.poll(() => code.length).toBeGreaterThan(0);
  for (const [name, layer] of [
    ['Semantic', 'semantic'],
    ['Associative', 'associative'],
    ['Procedural', 'procedural'],
  ] as const) {
    // A key that comes before the code moves nothing.
    await expect(async () => {
      const isThere = await tab(name).evaluate((one) => one === document.activeElement);
      if (!isThere) await page.keyboard.press('ArrowRight');
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true', { timeout: 1000 });
    }).toPass();
    await expect(demo(page).getByRole('tabpanel').getByRole('listitem')).toHaveText(
      exampleMemories
        .filter((memory) => memory.layer === layer)
        .map(({ sentence, day, from }) => `${sentence}${day}, from ${from}`),
    );
  }

  // Suggestions of the app's own rules, from one's own lines only.
  await demo(page).getByRole('button', { name: 'Mine Chat Insights' }).focus();
  await page.keyboard.press('Enter');
  const keep = demo(page).getByRole('button', { name: /^Keep: / });
  await expect(keep.first()).toBeVisible();
  await expect(demo(page).getByRole('button', { name: /at night/ })).toHaveCount(0);
  const first = (await keep.first().getAttribute('aria-label'))?.replace('Keep: ', '') ?? '';
  await keep.first().focus();
  await page.keyboard.press('Enter');
  await expect(demo(page).getByText(/^Kept\. It’s under/)).toBeVisible();
  const open = await keep.count();
  await demo(page)
    .getByRole('button', { name: /^Not this: / })
    .first()
    .click();
  await expect(demo(page).getByText('Left out.')).toBeVisible();
  await expect(keep).toHaveCount(open - 1);

  // What was kept is found by its words, like the others.
  const question = demo(page).getByRole('textbox', { name: 'Your question' });
  await question.fill(first);
  await page.keyboard.press('Enter');
  await expect(demo(page).getByText('Today, from the example chat')).toBeVisible();
  await question.fill('Where is my passport?');
  await demo(page).getByRole('button', { name: 'Query AI Memory' }).click();
  await expect(demo(page).getByText('Nothing about that.')).toBeVisible();

  // One's own text.
  await demo(page).getByRole('button', { name: 'Use my own text' }).click();
  await demo(page).getByRole('textbox', { name: 'Your own text' }).fill('A walk before work helps me focus.');
  await demo(page).getByRole('button', { name: 'Mine Chat Insights' }).click();
  await expect(keep).toHaveCount(1);

  expect(
    sent.filter((one) => typed.test(one)),
    'nothing is sent',
  ).toEqual([]);
  expect(await kept(page), 'nothing is stored').not.toMatch(typed);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectAccessible(page);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
    'nothing sticks out on a phone',
  ).toBeLessThanOrEqual(390);

  await demo(page).getByRole('link', { name: 'Full Memory Assistant' }).click();
  await expect(page).toHaveURL('/auth-required?next=%2Fmemory-assistant');
});

test('[LAND-04] on a slow phone a press on the drawing counts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/memory-demo-/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/');
  // The page itself is alive, as one can see by its first demo.
  await page.getByRole('radio', { name: 'High', exact: true }).check();
  await expect(page.getByText('Write the first page of the report')).toBeVisible();
  await demo(page).getByRole('textbox', { name: 'Your question' }).fill('dentist');
  await demo(page).getByRole('button', { name: 'Query AI Memory' }).click();
  await expect(demo(page).getByText('Found by')).toHaveCount(0);
  held.resolve();
  await expect(demo(page).getByText('Found by “dentist”')).toBeVisible();
});
