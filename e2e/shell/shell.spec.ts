import type { Locator, Page } from '@playwright/test';
import { isGroup, navigationTable, shown } from '#domain/navigation/navigation-table.ts';
import { isBuiltPath } from '#domain/navigation/route-table.ts';
import { expectAccessible } from '../support/accessible.ts';
import { admin, expect, signIn, test, withMotion } from '../support/fixtures.ts';
import { specifiedHeader, specifiedMenus, specifiedSidebar } from '../support/specified.ts';
import { followDevice, inTheme, themes } from '../support/themes.ts';

test.use(withMotion);

declare global {
  /** What the pages below note down about themselves. */
  var sidebarWidths: number[];
  var felt: unknown[];
}

/** Our rem is not 16 pixels. */
const widthInRem = async (element: Locator): Promise<number> =>
  element.evaluate(
    (node) =>
      node.getBoundingClientRect().width /
      Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  );

/** The page, with its sidebar collapsed. */
const openCollapsed = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+b');
  await expect(page.getByRole('button', { name: 'Sidebar' })).toHaveAttribute('aria-expanded', 'false');
};

const sidebar = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu' });
const state = async (page: Page) =>
  (await page.context().cookies()).find((cookie) => cookie.name === 'sidebar_state');

/** What a list of links says and where each leads, without the hint behind a label that stands twice. */
const linksIn = async (links: Locator): Promise<(readonly [label: string, path: string])[]> =>
  links.evaluateAll((nodes) =>
    nodes.map((node) => [
      (node.textContent ?? '').replace(/\s*\(\w+\)$/, ''),
      node.getAttribute('href') ?? '',
    ]),
  );

test.describe('in a wide window', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[SHELL-01] everybody signed in finds the sidebar’s entries, and which page they are on', async ({
    page,
    person,
  }) => {
    await signIn(page, person, '/tasks');
    await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute(
      'href',
      '/?stay=true',
    );
    await expect(page.getByText(person.email)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    for (const { label, links } of specifiedSidebar) {
      const here = await linksIn(sidebar(page).getByRole('list', { name: label }).getByRole('link'));
      const paths = new Set(links.map(([, path]) => path));
      // The product's own entries stand among them; those of the specification keep their order.
      expect([label, here.filter(([, path]) => paths.has(path))]).toEqual([label, links]);
    }
    await expect(page.getByRole('button', { name: /hold to talk/i }).first()).toBeVisible();

    const current = sidebar(page).locator('[aria-current=page]');
    await expect(current).toHaveText('Tasks');
    const [here, there] = await Promise.all(
      [current, sidebar(page).getByRole('link', { name: 'Add Task' })].map(async (link) =>
        link.evaluate((node) => getComputedStyle(node).backgroundColor),
      ),
    );
    expect(here).not.toBe(there);
    await sidebar(page).getByRole('link', { name: 'Add Task' }).click();
    await expect(current).toHaveText('Add Task');
    for (const landmark of ['banner', 'main', 'navigation', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark), landmark).toHaveCount(1);
    }
  });

  test('[SHELL-02] Ctrl+B collapses the sidebar to icons, for seven days', async ({ page }) => {
    await signIn(page, admin, '/tasks');
    expect(await widthInRem(sidebar(page))).toBeCloseTo(16, 2);
    expect(await state(page)).toBeUndefined();

    await page.keyboard.press('Control+b');
    await expect(page.getByRole('button', { name: 'Sidebar' })).toHaveAttribute('aria-expanded', 'false');
    expect(await widthInRem(sidebar(page))).toBeCloseTo(3, 2);
    const cookie = await state(page);
    expect(cookie).toMatchObject({ value: 'false', path: '/', sameSite: 'Lax' });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);

    await page.reload();
    await expect(sidebar(page)).toBeVisible();
    expect(await widthInRem(sidebar(page))).toBeCloseTo(3, 2);
    // Icons alone, and still called by their names.
    await expect(sidebar(page).getByRole('link', { name: 'Add Task' })).toBeVisible();

    // In a text field as well; there the keys have nothing else to do.
    await page.goto('/add-task');
    await page.getByLabel('What is it?').press('Meta+b');
    expect(await widthInRem(sidebar(page))).toBeCloseTo(16, 2);
    expect(await state(page)).toMatchObject({ value: 'true' });
    await page.getByRole('button', { name: 'Sidebar' }).click();
    expect(await widthInRem(sidebar(page))).toBeCloseTo(3, 2);
  });

  test('[SHELL-02] a collapsed sidebar is collapsed in the first frame that shows it', async ({ page }) => {
    await signIn(page, admin);
    await openCollapsed(page, '/tasks');
    await page.addInitScript(() => {
      const widths: number[] = [];
      globalThis.sidebarWidths = widths;
      const look = (): void => {
        // Both forms stand in the page's HTML; the one that does not count takes no room.
        for (const nav of document.querySelectorAll('nav[aria-label=Main]')) {
          if (nav.checkVisibility()) widths.push(nav.getBoundingClientRect().width);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const widths = await page.evaluate(() => globalThis.sidebarWidths);
    expect(widths.length).toBeGreaterThan(0);
    expect(new Set(widths).size).toBe(1);
    expect(await widthInRem(sidebar(page))).toBeCloseTo(3, 2);
  });

  test('[UI-04] tooltips come at once beside the icons, and after 700 ms elsewhere', async ({
    page,
    person,
  }) => {
    // Somebody whom no notice of another test takes the pointer from.
    await signIn(page, person);
    await openCollapsed(page, '/tasks');
    await page.clock.install();
    const tip = page.locator('[data-radix-popper-content-wrapper]');
    await sidebar(page).getByRole('link', { name: 'Add Task' }).hover();
    await page.clock.runFor(50);
    await expect(tip).toContainText('Add Task');
    await expectAccessible(page);
    // Away in several steps: towards the tooltip one may travel without losing it.
    await page.mouse.move(900, 700, { steps: 8 });
    await page.clock.runFor(1000);
    await expect(tip).toHaveCount(0);

    // From here only by being told to: on a busy machine the time between two lines is more than what is measured.
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.getByRole('button', { name: 'Sidebar' }).hover();
    await page.clock.runFor(650);
    await expect(tip).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(tip).toContainText('Expand sidebar');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });
  test.beforeEach(async ({ page }) => {
    await followDevice(page);
    await signIn(page, admin, '/tasks');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('[SHELL-02] the sidebar is a sheet that keeps the focus and gives it back, up to 768 px', async ({
    page,
  }) => {
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(sidebar(page)).toHaveCount(0);
    await button.click();
    await expect(sheet(page)).toBeVisible();
    expect(await widthInRem(sheet(page))).toBeCloseTo(18, 2);
    for (const theme of themes) {
      await inTheme(page, theme);
      await expectAccessible(page);
    }
    const stops = (await sheet(page).locator('a, button').count()) + 2;
    for (let step = 0; step < stops; step += 1) {
      await page.keyboard.press('Tab');
      // Between the last and the first lies the browser itself, never the page below.
      expect(
        await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName ?? 'BODY'),
      ).toMatch(/^(DIALOG|BODY)$/);
      expect(await page.evaluate(() => document.activeElement?.closest('main, header') ?? null)).toBeNull();
    }
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(button).toBeFocused();

    await page.keyboard.press('Control+b');
    await expect(sheet(page)).toBeVisible();
    await page.keyboard.press('Control+b');
    await expect(sheet(page)).toHaveCount(0);
    expect(await state(page)).toBeUndefined();

    await button.click();
    await sheet(page).getByRole('link', { name: 'Add Task' }).click();
    await expect(page).toHaveURL('/add-task');
    await expect(sheet(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    // In a window of 768 px it is a sidebar again, and the sheet is gone.
    await button.click();
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(sheet(page)).toBeVisible();
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(sheet(page)).toHaveCount(0);
    expect(await widthInRem(sidebar(page))).toBeCloseTo(16, 2);
  });
});

const menus = shown(navigationTable.header, isBuiltPath).filter(isGroup);
const site = (page: Page): Locator => page.getByRole('navigation', { name: 'Site' });

/**
 * Every link of the specification in its order, under its name where it gives one, and its three menus. Which link is in
 * which menu, it does not say.
 */
const expectSpecifiedHeader = async (page: Page): Promise<void> => {
  await expect(site(page).locator('summary')).toHaveText([...specifiedMenus]);
  const links = await linksIn(site(page).locator('a'));
  expect(links.map(([, path]) => path)).toEqual(specifiedHeader.map(([path]) => path));
  for (const [index, [path, label]] of specifiedHeader.entries()) {
    if (label !== null) expect(links[index]).toEqual([label, path]);
  }
};

test.describe('the public header', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.beforeEach(async ({ page }) => {
    await followDevice(page);
    await page.goto('/');
  });

  test('[SHELL-03] the public header has the specified entries in order; menus open by keyboard, one at a time', async ({
    page,
  }) => {
    await expectSpecifiedHeader(page);
    for (const menu of menus) {
      const summary = site(page).locator('summary', { hasText: menu.label });
      const links = site(page).locator('details[open]').getByRole('link');
      await summary.focus();
      await page.keyboard.press('Enter');
      await expect(links).toHaveText(menu.entries.map((entry) => entry.label));
      await expect(site(page).locator('details[open]')).toHaveCount(1);
      await page.keyboard.press('Tab');
      await expect(links.first()).toBeFocused();
    }
    for (const theme of themes) {
      await inTheme(page, theme);
      await expectAccessible(page);
    }
    await page.keyboard.press('Escape');
    await expect(site(page).locator('details[open]')).toHaveCount(0);
    await expect(site(page).locator('summary').last()).toBeFocused();

    await page.keyboard.press('Space');
    await expect(site(page).locator('details[open]')).toHaveCount(1);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(site(page).locator('details[open]')).toHaveCount(0);
  });

  test('[SHELL-03] on a phone the whole public header is in a menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(site(page)).toHaveCount(0);
    const button = page.locator('header summary', { hasText: 'Menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expectSpecifiedHeader(page);
    for (const menu of menus) {
      await site(page).locator('summary', { hasText: menu.label }).click();
      await expect(site(page).locator('details[open]').getByRole('link')).toHaveText(
        menu.entries.map((entry) => entry.label),
      );
    }
    for (const theme of themes) {
      await inTheme(page, theme);
      await expectAccessible(page);
    }
    await button.focus();
    await page.keyboard.press('Escape');
    await expect(site(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  });
});

test('[SHELL-03] somebody signed in sees Dashboard and Sign Out instead of Sign In', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Sign Out' })).toHaveCount(0);
  await signIn(page, admin, '/?stay=true');
  await expect(header.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveCount(1);
  await expect(header.getByRole('button', { name: 'Sign In' })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('[SHELL-03] [SHELL-04] without JavaScript the menus open and the footer is there', async ({
    page,
  }) => {
    await page.goto('/');
    for (const menu of menus) {
      await page
        .getByRole('navigation', { name: 'Site' })
        .locator('summary', { hasText: menu.label })
        .click();
      await expect(page.getByRole('link', { name: menu.entries[0]?.label ?? '' }).first()).toBeVisible();
    }
    await expect(page.getByRole('contentinfo')).toContainText('Traditional Custodians');
    await expect(page.getByRole('contentinfo')).toContainText(/© \d{4} Kindling/);
  });
});

test('[SHELL-04] the footer acknowledges the Traditional Custodians, shows the flags as they are, and has the current year', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('acknowledges the Traditional Custodians');
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Kindling`);
  await expect(footer.getByRole('link', { name: 'Find your Country (AIATSIS map)' })).toHaveAttribute(
    'href',
    'https://aiatsis.gov.au/explore/map-indigenous-australia',
  );
  await footer.scrollIntoViewIfNeeded();
  for (const [name, ratio] of [
    ['Australian Aboriginal flag', 3 / 2],
    ['Torres Strait Islander flag', 3 / 2],
    ['Australian flag', 2],
  ] as const) {
    const flag = footer.getByRole('img', { name });
    await expect(flag).toHaveJSProperty('complete', true);
    const seen = await flag.evaluate((image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect();
      const { borderRadius, filter, opacity } = getComputedStyle(image);
      return {
        drawn: image.naturalWidth / image.naturalHeight,
        shown: width / height,
        borderRadius,
        filter,
        opacity,
      };
    });
    expect(seen).toEqual({ drawn: ratio, shown: ratio, borderRadius: '0px', filter: 'none', opacity: '1' });
  }
});

test('[SHELL-04] a page that was built last year still shows this year, without an error', async ({
  page,
}) => {
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/(<span data-year[^>]*>)\d{4}/, '$12001');
    expect(body).toContain('>2001<');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()} Kindling`);
});

test('[UI-04] buttons are 44 px high, large ones 48, and vibrate', async ({ page }) => {
  await page.addInitScript(() => {
    const felt: unknown[] = [];
    globalThis.felt = felt;
    navigator.vibrate = (pattern) => {
      felt.push(pattern);
      return true;
    };
  });
  await page.goto('/');
  const heightOf = async (name: string) =>
    (await page.getByRole('button', { name, exact: true }).boundingBox())?.height;
  expect(await heightOf('Sign In')).toBe(44);
  expect(await heightOf('Use light theme')).toBe(44);
  expect(await heightOf('Get Started Free')).toBe(48);
  await page.getByRole('button', { name: 'Use light theme' }).click();
  const felt = () => page.evaluate(() => globalThis.felt);
  expect(await felt()).toEqual([10]);
  await page.route('**/config.json', () => undefined);
  await page.getByRole('button', { name: 'Get Started Free' }).click();
  expect(await felt()).toEqual([10, 20]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Use dark theme' }).click();
  expect(await felt()).toEqual([10, 20]);
});
