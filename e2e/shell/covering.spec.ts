import type { Page } from '@playwright/test';
import type { AccessibilityProfile } from '#domain/appearance/accessibility-profile.ts';
import { quickProfiles } from '#domain/appearance/quick-profiles.ts';
import { routeTable } from '#domain/navigation/route-table.ts';
import { coveredOn, resize } from '../support/covering.ts';
import { admin, expect, takeSession, test, toast } from '../support/fixtures.ts';
import { insertTasks } from '../support/task-list.ts';

// Nothing covers anything: player bar, settings button, navigation and toasts leave every control free (decision 058).

const sizes = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
  // What is left of a small laptop at 200 %.
  { width: 320, height: 640 },
] as const;
const textScales = [1, 2] as const;

// These lead on by themselves.
const passing = new Set(['/auth/google', '/auth/v1/callback']);
const built = routeTable.filter((entry) => entry.built && !passing.has(entry.path));
const publicPages = built.filter(({ access }) => access === 'public').map(({ path }) => path);
const ownPages = built.filter(({ access }) => access !== 'public').map(({ path }) => path);
// Where those who are signed in have the app's frame, and something of their own.
const framedPages = [
  '/search?q=energy',
  '/music-library',
  '/voice',
  '/data-export',
  '/documentation-migration',
];

/** As many as there are workers, so that no part is waited for alone. */
const inParts = (paths: readonly string[], count: number): readonly (readonly string[])[] =>
  Array.from({ length: count }, (_, part) => paths.filter((_path, index) => index % count === part));

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  // A host that has just started, on a crowded machine.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('status').filter({ hasText: /Loading|Connecting|Opening/ })).toHaveCount(0);
};

/** One load, every size, both sizes of text. */
const walk = async (page: Page, path: string): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const size of sizes) {
    for (const scale of textScales) {
      await resize(page, size, scale);
      const { covered, beyond } = await coveredOn(page);
      const where = `${path} at ${size.width}×${size.height}, text ${scale * 100} %`;
      found.push(...covered.map(({ control, by }) => `${where}: ${control} is under ${by}`));
      if (beyond > 0) found.push(`${where}: ${beyond} px wider than the window`);
    }
  }
  return found;
};

const walkAll = async (page: Page, paths: readonly string[]): Promise<void> => {
  // Half a dozen pages, each in eight forms.
  test.setTimeout(900_000);
  const found: string[] = [];
  for (const path of paths) {
    await open(page, path);
    found.push(...(await walk(page, path)));
  }
  expect(found).toEqual([]);
};

const someTasks = Array.from({ length: 8 }, (_, index) => ({
  title: `Task number ${index + 1} with a name as long as people really write them`,
}));

for (const [index, paths] of inParts(publicPages, 2).entries()) {
  test(`a visitor’s pages have no control under anything, part ${index + 1}`, async ({ page }) => {
    await walkAll(page, paths);
  });
}

for (const [index, paths] of inParts([...ownPages, ...framedPages], 4).entries()) {
  test(`the pages of somebody signed in have no control under anything, part ${index + 1}`, async ({
    page,
  }) => {
    // An admin may open all of them.
    await takeSession(page, admin);
    if (index === 0) await insertTasks(page, someTasks);
    await walkAll(page, paths);
  });
}

const profilePages = [
  '/app',
  '/tasks',
  '/add-task',
  '/focus',
  '/music',
  '/settings',
  '/search?q=energy',
  '/sessions',
];

/** Parts of the frame whose words or controls run out of them. */
const torn = async (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'header:not(main *), nav[aria-label="Main"], nav[aria-label="App"], main li',
      ),
    ]
      .filter((part) => part.checkVisibility() && part.scrollWidth > part.clientWidth + 1)
      .map((part) => `${part.tagName.toLowerCase()} “${part.textContent.trim().slice(0, 40)}” is cut off`),
  );

/** As if it was chosen in another tab: the page follows at once. */
const applyProfile = async (page: Page, patch: Partial<AccessibilityProfile>): Promise<void> =>
  page.evaluate((profile) => {
    localStorage.setItem('accessibility-profile', JSON.stringify(profile));
    dispatchEvent(new StorageEvent('storage', { key: 'accessibility-profile' }));
  }, patch);

for (const [index, paths] of inParts(profilePages, 4).entries()) {
  test(`every accessibility profile keeps a page whole, with no control under anything, part ${index + 1}`, async ({
    page,
    person,
  }) => {
    // Two pages, each in twenty forms.
    test.setTimeout(900_000);
    // Nobody else writes into their lists meanwhile.
    await takeSession(page, person);
    const found: string[] = [];
    for (const path of paths) {
      await open(page, path);
      for (const { name, patch } of quickProfiles) {
        await applyProfile(page, patch);
        for (const size of sizes) {
          await resize(page, size);
          const { covered, beyond } = await coveredOn(page);
          const where = `${path} with “${name}” at ${size.width}×${size.height}`;
          found.push(...covered.map(({ control, by }) => `${where}: ${control} is under ${by}`));
          if (beyond > 0) found.push(`${where}: ${beyond} px wider than the window`);
          found.push(...(await torn(page)).map((part) => `${where}: ${part}`));
        }
      }
    }
    expect(found).toEqual([]);
  });
}

for (const size of sizes) {
  test(`a toast at ${size.width}×${size.height} leaves the primary action free, and everything else within reach`, async ({
    page,
    person,
  }) => {
    await takeSession(page, person);
    await page.setViewportSize(size);
    await open(page, '/add-task');
    await page.getByLabel('What is it?').fill('Wash one cup');
    await page.getByRole('button', { name: 'Add Task' }).click();
    const card = toast(page);
    await expect(card).toContainText('Created');
    // What keeps a toast there is the pointer on it.
    await card.hover();
    const primary = await page.evaluate(() => {
      const shown = document.querySelector('.toast-card')?.getBoundingClientRect();
      if (shown === undefined) return ['there is no toast'];
      const isUnder = (box: DOMRect): boolean =>
        box.left < shown.right && shown.left < box.right && box.top < shown.bottom && shown.top < box.bottom;
      return [...document.querySelectorAll('main .primary-action')]
        .filter((control) => isUnder(control.getBoundingClientRect()))
        .map((control) => control.textContent);
    });
    expect(primary).toEqual([]);
    expect((await coveredOn(page)).covered).toEqual([]);
  });
}

test('at 1280 px all six moods are in view beside PLAY NOW, and on a phone the row scrolls with a fading edge', async ({
  page,
  person,
}) => {
  await takeSession(page, person);
  await open(page, '/add-task');
  const moods = page.getByRole('radiogroup', { name: 'Music mood' });
  await expect(moods.getByRole('radio')).toHaveCount(6);
  const hidden = async (): Promise<number> => moods.evaluate((row) => row.scrollWidth - row.clientWidth);
  expect(await hidden()).toBeLessThanOrEqual(0);
  const play = page.getByRole('button', { name: 'PLAY NOW' });
  for (const size of sizes) {
    await resize(page, size);
    const { height, lines } = await play.evaluate((button) => {
      const words = document.createRange();
      words.selectNodeContents(button);
      const tops = [...words.getClientRects()]
        .filter(({ width }) => width > 30)
        .map(({ top }) => Math.round(top));
      return { height: button.getBoundingClientRect().height, lines: new Set(tops).size };
    });
    expect(lines, `${size.width} px`).toBe(1);
    expect(height, `${size.width} px`).toBe(44);
    const bar = await page.getByRole('region', { name: 'Music', exact: true }).boundingBox();
    expect(bar?.height, `one slim row at ${size.width} px`).toBeLessThanOrEqual(64);
  }
  expect(await hidden()).toBeGreaterThan(0);
  expect(await moods.evaluate((row) => getComputedStyle(row).maskImage)).toContain('linear-gradient');
});
