import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, takeSession, test, toast, withMotion } from '../support/fixtures.ts';
import { fromMenu } from '../support/task-list.ts';

const offline = 'You’re offline. What you write is saved on this device.';
const online = 'Back online.';
const board = (page: Page) => page.getByRole('region', { name: 'Background notices (Alt+T)' });
const notices = (page: Page) => board(page).getByRole('listitem');

const addTask = async (page: Page, title: string): Promise<void> => {
  await page.goto('/add-task');
  await page.getByLabel('What is it?').fill(title);
  await page.getByRole('button', { name: 'Add Task' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
};

/** On /tasks with both boards fetched, and a clock that only moves when told to. */
const openWithStoppedClock = async (page: Page): Promise<void> => {
  const fetched = page.waitForResponse(/\/assets\/notice-board-.*\.css/);
  const toasts = page.waitForResponse(/\/assets\/toast-board-.*\.js/);
  await page.goto('/tasks');
  // The first sign of somebody being there fetches them.
  await page.getByRole('heading', { name: 'Tasks', exact: true }).click();
  await Promise.all([fetched, toasts]);
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
};

/** The network goes or comes, and the notice about it is on the board. */
const setOffline = async (page: Page, isOffline: boolean): Promise<void> => {
  const before = await notices(page).count();
  await page.context().setOffline(isOffline);
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(notices(page)).toHaveCount(before + 1, { timeout: 100 });
  }).toPass({ intervals: [1] });
};

test.describe('toasts', () => {
  test.use(withMotion);

  test('[TOAST-01] the first toast is announced in a status region, and its code is not loaded with the page', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(scripts.filter((path) => /toast-board|notice-board|sonner/.test(path))).toEqual([]);

    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.goto('/tasks');
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(page.getByRole('status')).toContainText('Sign-in required to access this feature', {
        timeout: 100,
      });
    }).toPass({ intervals: [1] });
    await expect(page.getByRole('status')).toHaveAttribute('aria-live', 'assertive');
    expect(scripts.filter((path) => path.includes('toast-board'))).toHaveLength(1);
  });

  test('[TOAST-01] toasts come one at a time, for five seconds each, are reached with F8 and are at most 420 px wide', async ({
    page,
    person,
  }) => {
    await takeSession(page, person);
    await addTask(page, 'Wash one cup');
    await addTask(page, 'Water the plants');
    await openWithStoppedClock(page);
    await fromMenu(page, 'Wash one cup', 'Delete');
    await page.clock.runFor(100);
    await expect(toast(page)).toContainText('Wash one cup');
    await page.getByRole('button', { name: 'Mark “Water the plants” as done' }).click();
    await page.clock.runFor(100);
    await expect(toast(page)).toHaveCount(1);
    await expect(toast(page)).toContainText('Water the plants');

    const list = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list');
    expect((await list.boundingBox())?.width).toBe(420);
    await page.keyboard.press('F8');
    await expect(list).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    // Whoever is in it has all the time there is.
    await page.clock.runFor(20_000);
    await expect(toast(page)).toHaveCount(1);

    await page.getByRole('heading', { name: 'Tasks', exact: true }).click();
    await page.getByRole('heading', { name: 'Tasks', exact: true }).hover();
    await page.clock.runFor(4500);
    await expect(toast(page)).toHaveCount(1);
    await page.clock.runFor(600);
    await expect(toast(page)).toHaveCount(0);
  });

  test('[TOAST-01] a swipe of 50 px does not dismiss a toast, a little more does', async ({
    page,
    person,
  }) => {
    await takeSession(page, person);
    await addTask(page, 'Wash one cup');
    await openWithStoppedClock(page);
    await fromMenu(page, 'Wash one cup', 'Delete');
    await page.clock.runFor(400);
    const swipe = async (distance: number): Promise<void> => {
      const box = await toast(page).boundingBox();
      const [x, y] = [Math.round(box!.x) + 30, Math.round(box!.y) + 20];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 10, y);
      await page.mouse.move(x + distance, y);
      await page.mouse.up();
      await page.clock.runFor(400);
    };
    await swipe(50);
    await expect(toast(page)).toHaveCount(1);
    await swipe(51);
    await expect(toast(page)).toHaveCount(0);
  });

  test('a toast that outlives its page leaves the heading of the next one free', async ({ page, person }) => {
    await takeSession(page, person);
    await page.goto('/welcome');
    await page.getByText('Low', { exact: true }).click();
    await page.getByLabel('What’s the one thing to do?').fill('Write the report for work on Monday');
    await page.getByRole('button', { name: 'Start with music' }).click();
    const heading = page.getByRole('heading', { name: 'Write the report for work on Monday' });
    await expect(heading).toBeVisible();
    await expect(toast(page)).toContainText('Created');
    await expect(async () => {
      const [there, over] = [await heading.boundingBox(), await toast(page).boundingBox()];
      const isBeside =
        over!.x >= there!.x + there!.width ||
        over!.x + over!.width <= there!.x ||
        over!.y >= there!.y + there!.height ||
        over!.y + over!.height <= there!.y;
      expect(isBeside).toBe(true);
    }).toPass();
  });

  for (const width of [390, 320]) {
    test(`[TOAST-01] a toast leaves the controls at the bottom free at ${width} px`, async ({
      page,
      person,
    }) => {
      await page.setViewportSize({ width, height: 700 });
      await takeSession(page, person);
      await addTask(page, 'Wash one cup');
      await fromMenu(page, 'Wash one cup', 'Delete');
      await expect(toast(page)).toContainText('Deleted');
      const box = await toast(page).boundingBox();
      const floating = await page.getByRole('button', { name: 'ADHD-Friendly Settings' }).boundingBox();
      expect(box!.y + box!.height).toBeLessThanOrEqual(floating!.y);
      expect(box!.x).toBeGreaterThanOrEqual(0);
      expect(box!.x + box!.width).toBeLessThanOrEqual(width);
    });
  }
});

test.describe('notices', () => {
  // Transitions follow the real clock and not the one that is stopped here.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.beforeEach(async ({ page, person, problems }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    await takeSession(page, person);
  });

  test('[TOAST-02] notices say that the network went and came, each for its own time, at the specified position', async ({
    page,
  }) => {
    await openWithStoppedClock(page);
    await setOffline(page, true);
    await expect(notices(page)).toContainText(offline);
    await expect(board(page)).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(500);
    const card = await notices(page).boundingBox();
    expect(card?.width).toBe(356);
    const header = await page.getByRole('banner').boundingBox();
    expect(card!.y).toBeGreaterThanOrEqual(header!.y + header!.height);

    await page.clock.runFor(3400);
    await expect(notices(page)).toHaveCount(1);
    await page.clock.runFor(400);
    await expect(notices(page)).toHaveCount(0);

    await setOffline(page, false);
    await expect(notices(page)).toContainText(online);
    await page.clock.runFor(1900);
    await expect(notices(page)).toHaveCount(1);
    await page.clock.runFor(400);
    await expect(notices(page)).toHaveCount(0);
  });

  test('[TOAST-02] a duplicate notice within a second is dropped', async ({ page }) => {
    await openWithStoppedClock(page);
    await setOffline(page, true);
    await page.context().setOffline(false);
    await page.context().setOffline(true);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
    await page.clock.runFor(500);
    await expect(notices(page).filter({ hasText: offline })).toHaveCount(1);
    await expect(notices(page).filter({ hasText: online })).toHaveCount(1);
  });

  test('[TOAST-02] three notices are visible, 14 px apart, and the rest wait behind them', async ({
    page,
  }) => {
    await openWithStoppedClock(page);
    for (const isOffline of [true, false, true, false, true]) {
      await setOffline(page, isOffline);
      await page.clock.runFor(520);
    }
    await expect(notices(page)).toHaveCount(5);
    const visible = board(page).locator('[data-sonner-toast][data-visible="true"]');
    await expect(visible).toHaveCount(3);

    await page.keyboard.press('Alt+t');
    await expect(board(page).getByRole('list')).toBeFocused();
    await page.clock.runFor(1000);
    const boxes = await Promise.all((await visible.all()).map((one) => one.boundingBox()));
    const [first, second, third] = boxes.map((box) => box!).toSorted((a, b) => a.y - b.y);
    expect(Math.round(second!.y - first!.y - first!.height)).toBe(14);
    expect(Math.round(third!.y - second!.y - second!.height)).toBe(14);
  });

  test('[TOAST-02] a slow swipe of 45 px removes a notice after 200 ms, 44 px does not', async ({ page }) => {
    await openWithStoppedClock(page);
    await setOffline(page, true);
    await page.clock.runFor(500);
    const swipeUp = async (distance: number): Promise<void> => {
      const box = await notices(page).boundingBox();
      const [x, y] = [Math.round(box!.x) + 120, Math.round(box!.y) + 20];
      await page.mouse.move(x, y);
      await page.mouse.down();
      // Slow enough that the speed alone does not count as a swipe.
      await page.clock.runFor(1000);
      await page.mouse.move(x, y - 5);
      await page.clock.runFor(10);
      await page.mouse.move(x, y - distance);
      await page.mouse.up();
    };
    await swipeUp(44);
    await page.clock.runFor(300);
    await expect(notices(page)).toHaveCount(1);
    await swipeUp(45);
    await page.clock.runFor(199);
    await expect(notices(page)).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(notices(page)).toHaveCount(0);
  });

  test('[TOAST-02] a notice can be closed, and leaves room for a toast', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await addTask(page, 'Wash one cup');
    await openWithStoppedClock(page);
    await fromMenu(page, 'Wash one cup', 'Delete');
    await setOffline(page, true);
    await page.clock.runFor(500);
    const above = await notices(page).boundingBox();
    const below = await toast(page).boundingBox();
    expect(above!.y + above!.height).toBeLessThan(below!.y);
    expect(above!.x).toBeGreaterThanOrEqual(0);
    expect(above!.x + above!.width).toBeLessThanOrEqual(390);

    const close = board(page).getByRole('button', { name: 'Close' });
    const target = await close.boundingBox();
    expect(Math.min(target!.width, target!.height)).toBeGreaterThanOrEqual(44);
    await close.click();
    await page.clock.runFor(300);
    await expect(notices(page)).toHaveCount(0);
  });

  for (const theme of ['dark', 'light'] as const) {
    test(`[TOAST-02] notices are accessible in ${theme}, in our colours, without a style element`, async ({
      page,
    }) => {
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      await openWithStoppedClock(page);
      await setOffline(page, true);
      await page.clock.runFor(500);
      const raised = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--raised'),
      );
      const [r, g, b] = raised.match(/[0-9a-f]{2}/g)!.map((part) => Number.parseInt(part, 16));
      await expect(notices(page)).toHaveCSS('background-color', `rgb(${r}, ${g}, ${b})`);
      await expect(notices(page)).toHaveCSS('position', 'absolute');
      // The fixture fails on any report of the content policy as well.
      await expect(page.locator('style')).toHaveCount(0);
      // The audit needs a clock that runs; a notice under the pointer stays.
      await notices(page).hover();
      await page.clock.runFor(50);
      await page.clock.resume();
      await expectAccessible(page);
    });
  }
});
