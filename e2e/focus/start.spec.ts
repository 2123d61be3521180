import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { chooseLocalAccount, expect, takeSession, test } from '../support/fixtures.ts';
import { listenTo, toneHeard, type ToneTrack, toneTracks } from '../support/listen.ts';
import { countPresses, expectNoScroll, pressesSoFar } from '../support/presses.ts';
import { daysAgo, writtenBefore } from '../support/written-before.ts';

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

// Five minutes each: nothing ends while a test listens.
const tones: readonly ToneTrack[] = [
  { id: 'aaaaaaaa-0000-4000-8000-000000000001', hertz: 440, seconds: 120, mood: 'focus' },
  { id: 'aaaaaaaa-0000-4000-8000-000000000002', hertz: 660, seconds: 120, mood: 'calm', energy: 'low' },
];

const music = (page: Page) => expect.poll(() => toneHeard(page, tones), { timeout: 30_000 });
const pause = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Pause', exact: true });

/** In the part of the window that nothing covers. */
const expectInView = async (page: Page, locator: Locator): Promise<void> => {
  await expect(locator).toBeVisible();
  const box = await locator.boundingBox();
  const dock = await page.evaluate(
    () => document.querySelector('[data-dock]')?.getBoundingClientRect().top ?? window.innerHeight,
  );
  expect(box!.y).toBeGreaterThanOrEqual(0);
  expect(box!.y + box!.height).toBeLessThanOrEqual(dock);
};

for (const size of sizes) {
  test(`from the landing page to sound and timer a new person presses at most six times and never scrolls, at ${size.width} px`, async ({
    page,
    person,
  }) => {
    await page.setViewportSize(size);
    await listenTo(page);
    await toneTracks(page, tones);
    await countPresses(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Get Started Free' }).click();
    await chooseLocalAccount(page, person);
    await expect(page).toHaveURL('/welcome');
    await page.getByRole('radio', { name: 'Medium', exact: true }).click();
    await page.getByLabel('What’s the one thing to do?').pressSequentially('Wash one cup');
    await expectInView(page, page.getByRole('button', { name: 'Start with music' }));
    await expectNoScroll(page);
    await page.getByRole('button', { name: 'Start with music' }).click();

    await expect(page).toHaveURL('/focus');
    await expect(page.getByRole('heading', { name: 'Wash one cup' })).toBeVisible();
    await expectInView(page, pause(page));
    await music(page).not.toBeNull();
    await expectInView(page, page.getByText('25 min · Deep Focus music · no ritual'));
    await expectNoScroll(page);
    expect(await pressesSoFar(page)).toBeLessThanOrEqual(6);
    expect(await pressesSoFar(page)).toBeGreaterThanOrEqual(3);
  });

  test(`who comes back presses once from the Now card to sound and timer, at ${size.width} px`, async ({
    page,
    person,
  }) => {
    await page.setViewportSize(size);
    await listenTo(page);
    await toneTracks(page, tones);
    await takeSession(page, person);
    const past = crypto.randomUUID();
    await writtenBefore(page, 'tasks', [{ title: 'Wash one cup', energy: 'low', estimated_minutes: 15 }]);
    await writtenBefore(page, 'focus_sessions', [
      {
        id: past,
        phase: 'ended',
        started_at: daysAgo(1),
        ended_at: daysAgo(1),
        planned_seconds: 1500,
        focused_seconds: 1500,
        ending: 'finished',
        sound: 'helped',
      },
    ]);
    await writtenBefore(page, 'heard_tracks', [
      { focus_id: past, track_id: tones[1]!.id, heard_at: daysAgo(1) },
    ]);
    await countPresses(page);
    await page.goto('/app');
    // The player is there, with its library.
    await expect(page.getByRole('region', { name: 'Music', exact: true })).toContainText('Background Calm');
    const start = page.getByRole('region', { name: 'Wash one cup' }).getByRole('button', { name: 'Start' });
    await expectInView(page, start);
    await expectNoScroll(page);
    await start.click();
    await expect(page).toHaveURL('/focus');
    await expectInView(page, pause(page));
    // The music that helped yesterday, not the usual one.
    await music(page).toBe(tones[1]!.id);
    await expectInView(page, page.getByText('15 min · Background Calm music · no ritual'));
    expect(await pressesSoFar(page)).toBe(1);
    await expectNoScroll(page);
  });
}

test('starting while another session runs asks once which it is to be, and never makes two', async ({
  page,
  person,
}) => {
  await takeSession(page, person);
  await writtenBefore(page, 'tasks', [
    { title: 'Wash one cup', energy: 'low', created_at: daysAgo(2) },
    { title: 'Water the plants', energy: 'low', created_at: daysAgo(1) },
  ]);
  await page.goto('/app');
  await page.getByRole('region', { name: 'Wash one cup' }).getByRole('button', { name: 'Start' }).click();
  await expect(pause(page)).toBeVisible();
  await page.goto('/app');
  await page.getByRole('button', { name: 'Not now' }).click();
  const start = page.getByRole('region', { name: 'Water the plants' }).getByRole('button', { name: 'Start' });
  await start.click();
  const dialog = page.getByRole('dialog', { name: 'You’re focusing on “Wash one cup”' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'dialog');
  await dialog.getByRole('button', { name: 'Keep going' }).click();
  await expect(page).toHaveURL('/app');
  await expect(page.getByRole('region', { name: 'Focus session' })).toContainText('Wash one cup');
  await start.click();
  await dialog.getByRole('button', { name: 'Switch to “Water the plants”' }).click();
  await expect(page).toHaveURL('/focus');
  await expect(page.getByRole('heading', { name: 'Water the plants' })).toBeVisible();
});
