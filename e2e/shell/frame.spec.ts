import { expectAccessible } from '../support/accessible.ts';
import { expect, signIn, signOutByHand, test, toast } from '../support/fixtures.ts';

declare global {
  /** What a page notes down about its frames. */
  var framesSeen: string[];
}

const framed = [
  '/search?q=energy',
  '/music-library',
  '/voice',
  '/data-export',
  '/documentation-migration',
  '/privacy',
  '/contact',
];

test('whoever is signed in has the app’s frame on pages for everybody, and never sees the visitors’ one', async ({
  page,
  person,
}) => {
  await signIn(page, person, '/app');
  await page.addInitScript(() => {
    const seen = new Set<string>();
    globalThis.framesSeen = [];
    const look = (): void => {
      for (const name of ['Site', 'Main']) {
        const nav = document.querySelector(`nav[aria-label=${name}]`);
        if (nav?.checkVisibility({ visibilityProperty: true }) === true) seen.add(name);
      }
      globalThis.framesSeen = [...seen];
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  for (const path of framed) {
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    expect(await page.evaluate(() => globalThis.framesSeen), path).toEqual(['Main']);
  }
  await page.goto('/?stay=true');
  await expect(page.getByRole('navigation', { name: 'Site' })).toBeVisible();
});

test('the frame stays as it is from page to page', async ({ page, person }) => {
  await signIn(page, person, '/app');
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  await sidebar.evaluate((nav) => nav.setAttribute('data-same', ''));
  for (const [link, heading] of [
    ['Search', 'Search'],
    ['Tasks', 'Tasks'],
    ['Settings', 'Settings'],
    ['Focus', 'Focus'],
  ] as const) {
    await sidebar.getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(sidebar).toHaveAttribute('data-same', '');
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the bottom navigation leads to four places and the menu, where Sign Out has its name', async ({
    page,
    person,
  }) => {
    await signIn(page, person, '/app');
    const bottom = page.getByRole('navigation', { name: 'App' });
    await expect(bottom.locator('a, button')).toHaveText(['Dashboard', 'Tasks', 'Focus', 'Music', 'Menu']);
    await expect(bottom.locator('[aria-current=page]')).toHaveText('Dashboard');
    await bottom.getByRole('link', { name: 'Tasks' }).click();
    await expect(bottom.locator('[aria-current=page]')).toHaveText('Tasks');
    await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
    for (const control of await bottom.locator('a, button').all()) {
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await expectAccessible(page);
    await expect(page.getByRole('button', { name: 'Sign Out' })).toHaveCount(0);
    await bottom.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const name of ['Focus', 'Music', 'Projects', 'Search', 'Settings']) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await signOutByHand(page);
    await expect(toast(page)).toContainText('On all your devices.');
  });
});
