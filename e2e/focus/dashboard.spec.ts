import { expectAccessible } from '../support/accessible.ts';
import { expect, takeSession, test, toast } from '../support/fixtures.ts';
import { followDevice, inTheme, themes } from '../support/themes.ts';
import { dayAhead, daysAgo, writtenBefore } from '../support/written-before.ts';

test.beforeEach(async ({ page, person }) => {
  await takeSession(page, person);
});

test('[TASK-02] the dashboard shows one card with its first step and when it ends; “Not now” shows the next without judgement', async ({
  page,
}) => {
  const cup = crypto.randomUUID();
  await writtenBefore(page, 'tasks', [
    { id: cup, title: 'Wash one cup', energy: 'low', estimated_minutes: 5, created_at: daysAgo(3) },
    { title: 'Water the plants', energy: 'low', estimated_minutes: 10, created_at: daysAgo(2) },
    { title: 'Sort the post', energy: 'low', estimated_minutes: 15, created_at: daysAgo(1) },
    { title: 'Write the report', energy: 'high', estimated_minutes: 20, created_at: daysAgo(1) },
  ]);
  await writtenBefore(page, 'task_steps', [{ task_id: cup, title: 'Turn on the tap' }]);
  await page.goto('/app');
  await page.getByRole('radio', { name: 'Low', exact: true }).click();

  const now = page.getByRole('region', { name: 'Wash one cup' });
  await expect(now.getByText('First: Turn on the tap')).toBeVisible();
  await expect(now).toContainText(/5 min·Finish by \d\d:\d\d/);
  await expect(now.getByRole('button', { name: 'Start' })).toBeVisible();
  // The one and two more, and nothing that asks for more than there is.
  const after = page.getByRole('region', { name: 'After that' }).getByRole('heading', { level: 3 });
  await expect(after).toHaveText(['Water the plants', 'Sort the post']);

  const notNow = page.getByRole('button', { name: 'Not now' });
  await notNow.click();
  await expect(page.getByRole('region', { name: 'Water the plants' })).toBeVisible();
  await expect(notNow).toBeFocused();
  await notNow.click();
  await expect(page.getByRole('region', { name: 'Sort the post' })).toBeVisible();
  await notNow.click();
  await expect(now).toBeVisible();

  await now.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('1 done today')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Water the plants' })).toBeVisible();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(now).toBeVisible();
  await expect(page.getByText('Nothing done yet today. That’s fine.')).toBeVisible();
});

test('the next thing with a date says how far off it is, and nothing shows where there is none', async ({
  page,
}) => {
  await writtenBefore(page, 'tasks', [{ title: 'Wash one cup' }]);
  await page.goto('/app');
  await expect(page.getByRole('region', { name: 'Wash one cup' })).toBeVisible();
  await expect(page.getByText(/^Next: /)).toHaveCount(0);
  await writtenBefore(page, 'tasks', [
    { title: 'Dentist', do_on: dayAhead(1) },
    { title: 'Tax return', do_on: dayAhead(19), due_on: dayAhead(20) },
  ]);
  await page.reload();
  await expect(page.getByText('Next: Dentist, tomorrow')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Tax return');
});

test('lifetime counts, recent focus and projects are folded away until they are opened', async ({ page }) => {
  const task = crypto.randomUUID();
  const march = `${new Date().getFullYear() - 1}-03-05T09:00:00Z`;
  await writtenBefore(page, 'tasks', [
    { id: task, title: 'Wash one cup', state: 'done', done_at: march, created_at: march },
    { title: 'Sort the post', state: 'done', done_at: daysAgo(9), created_at: daysAgo(10) },
  ]);
  await writtenBefore(page, 'focus_sessions', [
    {
      task_id: task,
      phase: 'ended',
      started_at: daysAgo(2),
      ended_at: daysAgo(2),
      planned_seconds: 7200,
      focused_seconds: 7260,
      ending: 'finished',
    },
  ]);
  await page.goto('/app');
  const counts = page.getByText('2 tasks done and 2 focus hours so far');
  await expect(page.getByText('Everything else')).toBeVisible();
  await expect(counts).toBeHidden();
  await page.getByText('Everything else').click();
  await expect(counts).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recent focus' })).toContainText('121 min');
  await page.getByRole('main').getByRole('link', { name: 'Projects' }).click();
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeFocused();
});

test('a rest day asks for nothing, and tasks can be shown anyway', async ({ page }) => {
  await writtenBefore(page, 'tasks', [{ title: 'Wash one cup' }]);
  await page.goto('/app');
  const card = page.getByRole('region', { name: 'Wash one cup' });
  await expect(card).toBeVisible();
  await page.getByText('Everything else').click();
  await page.getByRole('switch', { name: 'Rest today' }).click();
  await expect(page.getByText('Today is a rest day. Nothing to do.')).toBeVisible();
  await expect(card).toHaveCount(0);
  // The switch is gone with the rest; the keyboard goes on from the top.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Not a rest day' }).click();
  await expect(card).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByText('Everything else').click();
  await page.getByRole('switch', { name: 'Rest today' }).click();
  await page.reload();
  await expect(page.getByText('Today is a rest day. Nothing to do.')).toBeVisible();
  await page.getByRole('button', { name: 'Show my tasks anyway' }).click();
  await expect(card).toBeVisible();

  await page.getByText('Everything else').click();
  await page.getByRole('switch', { name: 'Rest today' }).click();
  const week = page.getByRole('group', { name: 'Weekly rest days' });
  for (const day of await week.getByRole('checkbox').all()) await day.click();
  await page.reload();
  await expect(page.getByText('Today is a rest day. Nothing to do.')).toBeVisible();
});

test('[AUTH-04] the gateway asks one thing and offers a start and two other ways on', async ({ page }) => {
  await page.goto('/welcome');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How’s your energy right now?');
  for (const [name, href] of [
    ['Pick for me', '/tasks?pick=1'],
    ['Look around', '/app'],
  ] as const) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expect(page.getByRole('button', { name: 'Start with music' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start quietly' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Show this next time' })).toBeChecked();
  await expect(page.getByText('Good to see you.')).toHaveCount(0);
  await expectAccessible(page);
});

test('somebody who was away is greeted, and a fresh start puts away what waited, with nothing deleted', async ({
  page,
}) => {
  const old = { created_at: daysAgo(30) };
  await writtenBefore(page, 'tasks', [
    { title: 'Sort the photos', ...old },
    { title: 'Call the bank', do_on: dayAhead(-9), created_at: daysAgo(10) },
    { title: 'Pay the rent', due_on: dayAhead(3), ...old },
    { title: 'Buy stamps', created_at: daysAgo(5) },
  ]);
  await page.goto('/welcome');
  const greeting = page.getByRole('region', { name: 'Welcome back' });
  await expect(greeting).toContainText('Good to see you. Nothing is lost, and nothing is late.');
  await expect(greeting).toContainText('2 old tasks move to Someday. Nothing is deleted.');
  await greeting.getByText('Show them').click();
  await expect(greeting.getByRole('listitem')).toHaveText(['Sort the photos', 'Call the bank']);
  // An answer does not end the greeting.
  await page.getByRole('radio', { name: 'High', exact: true }).click();
  await expect(greeting).toBeVisible();
  await expectAccessible(page);

  await greeting.getByRole('button', { name: 'Start fresh' }).click();
  await expect(toast(page)).toContainText('A fresh start');
  await expect(greeting.getByRole('button', { name: 'Start fresh' })).toHaveCount(0);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(greeting).toContainText('2 old tasks move to Someday.');
  await greeting.getByRole('button', { name: 'Start fresh' }).click();
  await expect(greeting.getByRole('button', { name: 'Start fresh' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Look around' }).click();
  await expect(page.getByRole('main')).toContainText('Pay the rent');
  await expect(page.getByRole('main')).toContainText('Buy stamps');
  await expect(page.getByRole('main')).not.toContainText('Call the bank');
});

test('the dashboard is accessible and fits 390 px in both themes', async ({ page }) => {
  const cup = crypto.randomUUID();
  await writtenBefore(page, 'tasks', [
    { id: cup, title: 'Wash one cup', estimated_minutes: 5, energy: 'low', created_at: daysAgo(20) },
    { title: 'Water the plants', estimated_minutes: 10, energy: 'low' },
    { title: 'Dentist', do_on: dayAhead(1) },
    { title: 'Sort the post', state: 'done', done_at: daysAgo(0) },
  ]);
  await writtenBefore(page, 'task_steps', [{ task_id: cup, title: 'Turn on the tap' }]);
  await followDevice(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/app');
  await expect(page.getByRole('region', { name: 'Wash one cup' })).toBeVisible();
  await page.getByText('Everything else').click();
  await expect(page.getByText('1 old task moves to Someday. Nothing is deleted.')).toBeVisible();
  for (const theme of themes) {
    await inTheme(page, theme);
    await expectAccessible(page);
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
