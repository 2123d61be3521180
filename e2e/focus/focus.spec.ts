import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, signIn, takeSession, test, toast } from '../support/fixtures.ts';
import { writtenBefore } from '../support/written-before.ts';

const cup = 'c0ffee00-0000-4000-8000-000000000001';

/** The page with a clock that a test can move. */
const openFocus = async (page: Page): Promise<void> => {
  await page.clock.install();
  await page.goto('/focus');
  await expect(page.getByRole('heading', { name: 'Focus', exact: true })).toBeVisible();
};

const startJustFocus = async (page: Page, minutes: string): Promise<void> => {
  await page.getByRole('radio', { name: 'Just focus' }).check();
  await page.getByLabel('Minutes', { exact: true }).fill(minutes);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
};

const left = (page: Page) => page.getByRole('main').getByText(/^\d+minutes? left$/);

/** The device slept: the clock moved and no timer ran. */
const sleep = async (page: Page, time: string): Promise<void> => {
  await page.clock.fastForward(time);
};

const unfold = (page: Page, name: string) => page.locator('summary', { hasText: name }).click();

test.beforeEach(async ({ page, person }) => {
  await takeSession(page, person);
});

test('[FOCUS-01] a session needs no task: it starts, pauses, adds five minutes and ends without blame', async ({
  page,
}) => {
  await openFocus(page);
  await expect(page.getByRole('radio', { name: 'Just focus' })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('radio', { name: '10 min' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Just focus' })).toBeFocused();
  await expect(left(page)).toHaveText('10minutes left');
  await expect(page).toHaveTitle(/^(10:00|9:\d\d) · Focus$/);
  await expect(page.getByRole('status').first()).toHaveText('Focus has started. 10 minutes.');
  await expectAccessible(page);

  await sleep(page, '03:30');
  await expect(left(page)).toHaveText('7minutes left');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await sleep(page, '30:00');
  await expect(left(page)).toHaveText('7minutes left');
  await page.getByRole('button', { name: '5 min', exact: true }).click();
  await expect(left(page)).toHaveText('12minutes left');
  await page.getByRole('button', { name: 'Resume' }).click();
  await sleep(page, '02:00');
  await expect(left(page)).toHaveText('10minutes left');

  await page.getByRole('button', { name: 'End', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'That was 5 minutes. Every one counts.' })).toBeFocused();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(left(page)).toHaveText('10minutes left');
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await expect(page.getByText('Did the sound help?')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('heading', { name: 'That was 5 minutes. Every one counts.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take a 5 min break' })).toBeVisible();
  await expectAccessible(page);
});

test('[FOCUS-01] the debrief ticks off the task, and the session can be viewed, deleted and restored', async ({
  page,
}) => {
  await writtenBefore(page, 'tasks', [{ id: cup, title: 'Wash one cup', energy: 'low' }]);
  await page.goto('/welcome');
  await page.getByRole('radio', { name: 'Low', exact: true }).click();
  await openFocus(page);
  await expect(page.getByRole('radio', { name: 'Wash one cup' })).toBeChecked();
  await page.getByRole('radio', { name: '15 min' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Wash one cup' })).toBeVisible();
  await sleep(page, '12:00');
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await expect(page.getByText('How far did you get with “Wash one cup”?')).toBeVisible();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(toast(page)).toContainText('Wash one cup');
  // Said after the one press, it counts just the same.
  await page.getByText('Say more').click();
  await page.getByRole('radio', { name: 'High', exact: true }).check();
  await page.getByLabel('Note').fill('Warm water helped');
  await page.getByLabel('Note').press('Enter');
  await expectAccessible(page);

  await unfold(page, 'Recent focus');
  // Shortly before midnight the clock was moved into another day.
  const item = page.getByRole('region', { name: /^(Today|\d+ \w+)$/ }).getByRole('listitem');
  await expect(item).toContainText('12 minutes · done · energy low → high');
  await expect(item).toContainText('Warm water helped');
  await page.getByRole('button', { name: 'Delete the session for “Wash one cup”' }).click();
  await expect(item).toHaveCount(0);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('summary', { hasText: 'Recent focus' })).toContainText('12 minutes in all');
  await expectAccessible(page);
});

test('[FOCUS-01] a URL can name the task, and a URL that names nothing is no trouble', async ({ page }) => {
  await writtenBefore(page, 'tasks', [{ id: cup, title: 'Wash one cup', energy: 'high' }]);
  await writtenBefore(page, 'tasks', [{ title: 'Water the plants', energy: 'low' }]);
  await page.goto('/focus');
  await expect(page.getByRole('radio', { name: 'Water the plants' })).toBeChecked();
  await page.goto(`/focus?task=${cup}`);
  await expect(page.getByRole('heading', { name: 'Wash one cup' })).toBeVisible();
  await expect(page.getByText('25 min · no music · no ritual')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByRole('radio', { name: 'Wash one cup' })).toBeChecked();
  await page.goto('/focus?task=nonsense');
  await page.getByRole('radio', { name: 'Something else' }).check();
  await page.getByLabel('In a few words').fill('Tax papers');
  await page.getByLabel('Minutes', { exact: true }).fill('0');
  await expect(page.getByText('A number from 1 to 480.')).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  await page.getByLabel('Minutes', { exact: true }).fill('20');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Tax papers' })).toBeVisible();
});

test('[FOCUS-01] after the laptop slept past the end, time is up and only the planned minutes count', async ({
  page,
}) => {
  await openFocus(page);
  await startJustFocus(page, '25');
  await sleep(page, '50:00');
  await expect(page.getByRole('heading', { name: 'Time is up' })).toBeVisible();
  await expect(page.getByText('25 minutes of focus.')).toBeVisible();
  await expect(page.getByText(/^It ended at .* isn’t counted\.$/)).toBeVisible();
  await expect(page).toHaveTitle(/^Time is up/);
  await expect(page.getByRole('status').first()).toHaveText('Time is up.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { name: 'That was 25 minutes. Every one counts.' })).toBeVisible();
});

test('[FOCUS-01] a session is extended, followed by a break, the break is extended, and work resumes', async ({
  page,
}) => {
  await openFocus(page);
  await startJustFocus(page, '10');
  await sleep(page, '10:01');
  await page.getByRole('button', { name: '1 min more', exact: true }).click();
  await expect(left(page)).toHaveText('1minute left');
  await sleep(page, '01:01');
  await page.getByRole('button', { name: '10 min of break' }).click();
  await expect(page.getByRole('heading', { name: 'Take a break' })).toBeFocused();
  await expect(left(page)).toHaveText('10minutes left');
  await expectAccessible(page);
  await sleep(page, '10:01');
  await expect(page.getByRole('heading', { name: 'The break is over' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '5 min more break' }).click();
  await expect(left(page)).toHaveText('5minutes left');
  // Back to where the break was taken, and nothing starts.
  await page.getByRole('button', { name: 'Skip the rest' }).click();
  await expect(page.getByRole('heading', { name: 'Time is up' })).toBeVisible();
  await page.getByRole('button', { name: '5 min more', exact: true }).click();
  await sleep(page, '04:00');
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'That was 15 minutes. Every one counts.' })).toBeVisible();
});

test('[FOCUS-01] a parked thought waits in the inbox while the session goes on', async ({ page }) => {
  await openFocus(page);
  await startJustFocus(page, '25');
  await page.keyboard.press('Alt+p');
  const field = page.getByLabel('What came up? It goes to your inbox.');
  await expect(field).toBeFocused();
  await field.fill('ab');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription('Title must be at least 3 characters long');
  await field.fill('Ring the bank');
  // What is half typed outlives the end of the time.
  await sleep(page, '26:00');
  await expect(page.getByRole('heading', { name: 'Time is up' })).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Ring the bank');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Ring the bank');
  await expect(page.getByRole('button', { name: 'Park a thought' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Park a thought' })).toBeFocused();
});

test('[FOCUS-01] a session can be continued after a reload, and on another device', async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  await openFocus(page);
  await startJustFocus(page, '25');
  await sleep(page, '05:00');
  await page.reload();
  const card = page.getByRole('region', { name: 'You’re focusing' });
  await expect(card).toContainText('20 minutes left');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Keep going' }).click();
  await expect(left(page)).toHaveText('20minutes left');

  // Away and back inside the app nothing is asked.
  await page.getByRole('link', { name: 'Tasks', exact: true }).first().click();
  await page.goBack();
  await expect(left(page)).toHaveText('20minutes left');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();

  const other = await browser.newPage({ ...(baseURL !== undefined && { baseURL }), serviceWorkers: 'block' });
  await signIn(other, person, '/focus');
  const there = other.getByRole('region', { name: 'You paused your session' });
  await expect(there).toContainText('20 minutes left');
  await there.getByRole('button', { name: 'End session' }).click();
  await expect(other.getByRole('heading', { name: 'That was 5 minutes. Every one counts.' })).toBeVisible();
  await other.close();
});

test('[FOCUS-01] the current step can be ticked off, unticked or switched', async ({ page }) => {
  await writtenBefore(page, 'tasks', [{ id: cup, title: 'Wash one cup', energy: 'low' }]);
  await writtenBefore(page, 'task_steps', [{ task_id: cup, title: 'Stand at the sink', position: 'a0' }]);
  await writtenBefore(page, 'task_steps', [{ task_id: cup, title: 'Turn on the tap', position: 'a1' }]);
  await openFocus(page);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const now = page.getByRole('main').locator('p', { hasText: /^Now: / });
  await expect(now).toHaveText('Now: Stand at the sink');
  await page.getByRole('button', { name: 'Step done' }).click();
  await expect(now).toHaveText('Now: Turn on the tap');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(now).toHaveText('Now: Stand at the sink');
  await page.getByRole('button', { name: 'Switch step' }).click();
  await page.getByRole('button', { name: 'Turn on the tap' }).click();
  await expect(now).toHaveText('Now: Turn on the tap');
});

test('[FOCUS-01] a whole session works with the keyboard alone', async ({ page }) => {
  await openFocus(page);
  await page.getByRole('radio', { name: 'Just focus' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '15 min' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Minutes', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Just focus' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Resume' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'End', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'You sat down and started. That counts.' })).toBeFocused();
});

declare global {
  interface Window {
    readonly tellShown: (title: string) => void;
  }
}

/** A browser that allows notifications once it was asked, in all its tabs. Gives back those it had to show. */
const countNotifications = async (context: BrowserContext): Promise<readonly string[]> => {
  const shown: string[] = [];
  await context.exposeFunction('tellShown', (title: string) => shown.push(title));
  await context.addInitScript(() => {
    class Shown extends EventTarget {
      static get permission(): NotificationPermission {
        return localStorage.getItem('asked') === null ? 'default' : 'granted';
      }
      static async requestPermission(): Promise<NotificationPermission> {
        localStorage.setItem('asked', 'yes');
        return 'granted';
      }
      constructor(title: string) {
        super();
        window.tellShown(title);
      }
      close(): void {}
    }
    Object.defineProperty(window, 'Notification', { value: Shown });
  });
  return shown;
};

const askToBeTold = async (page: Page): Promise<void> => {
  await unfold(page, 'Sounds and alerts');
  const wish = page.getByRole('switch', { name: 'Tell me when time is up' });
  await wish.click();
  await expect(wish).toBeChecked();
};

test('[FOCUS-01] the device notifies of the end once, though two tabs are open, and only when asked to', async ({
  page,
  context,
}) => {
  const shown = await countNotifications(context);
  await openFocus(page);
  await unfold(page, 'Sounds and alerts');
  await expectAccessible(page);
  await unfold(page, 'Sounds and alerts');
  expect(await page.evaluate(() => Notification.permission)).toBe('default');
  await askToBeTold(page);
  await startJustFocus(page, '10');

  const second = await context.newPage();
  await second.goto('/focus');
  const card = second.getByRole('region', { name: 'You’re focusing' });
  await expect(card).toContainText('10 minutes left');
  expect(shown).toEqual([]);

  // All pages of a context share one clock: moved through either of them, it moves in both.
  await sleep(page, '10:02');
  await expect(page.getByRole('heading', { name: 'Time is up' })).toBeVisible();
  await expect(card).toContainText('Time is up.');
  await expect.poll(() => shown).toEqual(['Time is up']);

  // The next end is another one, and whichever tab is left tells it.
  await page.getByRole('button', { name: '1 min more', exact: true }).click();
  await expect(card).toContainText('1 minute left');
  expect(shown).toEqual(['Time is up']);
  await page.close();
  await sleep(second, '01:01');
  await expect.poll(() => shown).toEqual(['Time is up', 'Time is up']);
});

for (const { late, times, words } of [
  { late: 9, times: 1, words: 'tells the end once on the way back' },
  { late: 11, times: 0, words: 'says nothing so late' },
]) {
  test(`[FOCUS-01] a tab that slept until ${late} minutes after the end ${words}`, async ({
    page,
    context,
  }) => {
    const shown = await countNotifications(context);
    await openFocus(page);
    await askToBeTold(page);
    await startJustFocus(page, '10');
    // Behind another window no timer runs, and the clock goes on.
    const begun = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(begun + 60_000);
    await page.clock.setSystemTime(begun + (10 + late) * 60_000);
    expect(shown).toEqual([]);

    const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await comeBack();
    await expect(page.getByRole('heading', { name: 'Time is up' })).toBeVisible();
    await expect.poll(() => shown).toHaveLength(times);
    await page.clock.resume();
    await sleep(page, '00:10');
    await comeBack();
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByRole('heading', { name: 'That was 10 minutes.' })).toBeVisible();
    expect(shown).toHaveLength(times);
  });
}
