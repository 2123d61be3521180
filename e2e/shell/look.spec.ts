import type { Page } from '@playwright/test';
import { routeTable } from '#domain/navigation/route-table.ts';
import { expectAccessible } from '../support/accessible.ts';
import { admin, expect, signIn, test, toast } from '../support/fixtures.ts';
import { Links } from '../support/links.ts';
import { lookAgain } from '../support/look-again.ts';

// These two lead on by themselves; their screens are looked at below.
const passing = new Set(['/auth/google', '/auth/v1/callback']);
const built = routeTable.filter((entry) => entry.built && !passing.has(entry.path));
const visitorPages = [
  ...built.filter((entry) => entry.access === 'public').map((entry) => entry.path),
  '/?error=no_session',
  '/nowhere',
];
const memberPages = built.filter((entry) => entry.access !== 'public').map((entry) => entry.path);

/** Adds up what moved without being asked to. */
const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false) {
          sum += Number(entry.value);
        }
      }
      document.documentElement.dataset['shifted'] = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** Spec 1 §9: up to 0.1 is good. What a visitor sees first is held to less. */
const expectSteady = async (page: Page, path: string, most = 0.1): Promise<void> => {
  const shifted = await page.evaluate(() => Number(document.documentElement.dataset['shifted'] ?? 0));
  expect(shifted, `${path} stays where it is`).toBeLessThanOrEqual(most);
};

/** Holds the typeface back until the page stands there in the one that takes its place. */
const holdTypeface = async (page: Page): Promise<() => Promise<void>> => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    release();
    await page.evaluate(async () => document.fonts.load('1rem "Lexend Variable"'));
    // Two frames: one to lay the lines out anew, one to be told what moved.
    await page.evaluate(
      async () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  };
};

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
};

const expectNoOverflow = async (page: Page, path: string): Promise<void> => {
  // The sidebar follows the window when React gets to it.
  await expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      { message: `${path} fits the window`, intervals: lookAgain },
    )
    .toBeLessThanOrEqual(0);
};

/** In a wide window, or in a phone’s and the narrowest there is. */
const expectFits = async (page: Page, path: string): Promise<void> => {
  await expectNoOverflow(page, path);
  const usual = page.viewportSize()!;
  if (usual.width > 390) return;
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page, `${path} at 320 px`);
  await page.setViewportSize(usual);
};

/** Spec 1 §9: 44 px, on the pages where everybody is all day. */
const tallPages = new Set(['/?stay=true', '/welcome', '/app', '/tasks', '/add-task']);

const expectTall = async (page: Page, path: string): Promise<void> => {
  const low = await page.locator('main button, header button, header a, nav a').evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => ({
        name: control.textContent,
        // A row may be pressed beside the words as well: what is pressed then is laid over it.
        height: Math.max(
          Math.round(control.getBoundingClientRect().height),
          Math.round(Number.parseFloat(getComputedStyle(control, '::after').height)) || 0,
        ),
      }))
      .filter(({ height }) => height < 44),
  );
  expect(low, path).toEqual([]);
};

/** For those who asked for that. */
const expectStill = async (page: Page, path: string): Promise<void> => {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.className : 'something')),
  );
  expect(moving, `nothing moves on ${path}`).toEqual([]);
};

// Each theme and each width once: contrast of every pair of colours is computed in scripts/colour-contrast.test.ts.
for (const [theme, width] of [
  ['dark', 1280],
  ['light', 390],
] as const) {
  test.describe(`${theme}, ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      await watchShifts(page);
    });

    test('[SHELL-01] [SHELL-03] a visitor’s pages are accessible, fit, and have no broken link', async ({
      page,
      problems,
      request,
      host,
    }) => {
      problems.expect(/status of 404/);
      // Two dozen pages, each looked at from all sides.
      test.setTimeout(360_000);
      // Which links there are does not change with the theme or the width.
      const links = theme === 'dark' ? new Links() : null;
      for (const path of visitorPages) {
        await open(page, path);
        await expectSteady(page, path, 0.02);
        if (path === '/') await expectStill(page, path);
        // A page that is none links to itself: its way to the content.
        if (path !== '/nowhere') await links?.collect(page, path);
        await expectAccessible(page);
        await expectFits(page, path);
      }
      await links?.expectToLeadSomewhere(request, host.url);
    });

    test('[SHELL-01] [SHELL-03] [UI-04] a member’s pages are accessible, fit, have targets of 44 px and no broken link', async ({
      page,
      request,
      host,
    }) => {
      test.slow();
      const links = theme === 'dark' ? new Links() : null;
      await signIn(page, admin, '/add-task');
      await page
        .getByLabel('What is it?')
        .fill(`A rather long task name, as people really write them, ${theme} ${width}`);
      await page.getByRole('button', { name: 'Add Task' }).click();
      await expect(toast(page)).toContainText('Created');
      for (const path of [...memberPages, '/?stay=true']) {
        await open(page, path);
        await expectSteady(page, path);
        if (tallPages.has(path)) await expectTall(page, path);
        await links?.collect(page, path);
        await expectAccessible(page);
        await expectFits(page, path);
      }
      await links?.expectToLeadSomewhere(request, host.url);
      await page.goto('/add-task');
      await page.getByRole('button', { name: 'Add Task' }).click();
      await expect(page.getByText('Title is required')).toBeVisible();
      await expectAccessible(page);
    });
  });
}

for (const width of [1280, 390]) {
  test(`[UI-01] nothing shifts when the typeface arrives after the page, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    const arrives = await holdTypeface(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.fonts.check('1rem "Lexend Variable"'))).toBe(false);
    await arrives();
    expect(await page.evaluate(() => document.fonts.check('1rem "Lexend Variable"'))).toBe(true);
    await expectSteady(page, '/', 0.02);
  });
}

test('[UI-03] dark is the default, and a choice is kept and applied before the first paint', async ({
  page,
}) => {
  await page.goto('/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Use light theme' }).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await page.reload({ waitUntil: 'commit' });
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button', { name: 'Use dark theme' })).toBeVisible();
});
