import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, takeSession, test } from '../support/fixtures.ts';
import { listenTo, toneHeard, type ToneTrack, toneTracks } from '../support/listen.ts';
import { writtenBefore } from '../support/written-before.ts';

const title = 'Wash one cup and the big pot that has been standing beside it';
const tones: readonly ToneTrack[] = [
  { id: 'bbbbbbbb-0000-4000-8000-000000000001', hertz: 440, seconds: 120, mood: 'focus' },
];
const strip = (page: Page) => page.getByRole('region', { name: 'Focus session' });
const bar = (page: Page) => page.getByRole('region', { name: 'Music', exact: true });
const inMain = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const icon = (page: Page) => page.locator('link[rel="icon"]').getAttribute('href');

const startFromApp = async (page: Page): Promise<void> => {
  await page.goto('/app');
  await page.getByRole('region', { name: title }).getByRole('button', { name: 'Start' }).click();
  await expect(inMain(page, 'Pause')).toBeVisible();
};

test.beforeEach(async ({ page, person }) => {
  await takeSession(page, person);
  await writtenBefore(page, 'tasks', [{ title, energy: 'low' }]);
});

test('[FOCUS-01] a session shows on every page, public ones too, in the tab, and at its task', async ({
  page,
}) => {
  await startFromApp(page);
  for (const path of ['/tasks', '/music', '/sessions', '/?stay=true', '/privacy']) {
    await page.goto(path);
    await expect(strip(page)).toContainText('25 min');
    await expect(strip(page)).toContainText(title);
    await expect(page).toHaveTitle(/^2[45]:\d\d · Wash one cup/);
    expect(await icon(page)).toMatch(/^data:image\/svg/);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const name of ['Pause focus', 'End focus']) {
        const box = await strip(page).getByRole('button', { name }).boundingBox();
        expect(box!.height).toBeGreaterThanOrEqual(44);
        expect(box!.width).toBeGreaterThanOrEqual(44);
        expect(box!.x + box!.width).toBeLessThanOrEqual(width);
      }
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  await expectAccessible(page);
  await page.goto('/tasks');
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('In focus, 25 min left');
  await expectAccessible(page);

  await strip(page).getByRole('button', { name: 'Pause focus' }).click();
  await expect(page).toHaveTitle(/^Paused 2[45]:/);
  await page.goto('/privacy');
  await strip(page).getByRole('button', { name: 'Resume focus' }).click();
  await strip(page).getByRole('button', { name: 'End focus' }).click();
  await expect(page).toHaveURL('/focus');
  await expect(page.getByText(`How far did you get with “${title}”?`)).toBeVisible();
  expect(await icon(page)).toMatch(/icon\.svg$/);
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
  await expect(page).toHaveTitle(/Privacy/);
});

test('pausing pauses the music too, and a reload keeps both; one press brings both back', async ({
  page,
}) => {
  const heard = () => toneHeard(page, tones);
  await listenTo(page);
  await toneTracks(page, tones);
  await page.goto('/focus');
  await page.getByRole('main').getByRole('radio', { name: 'Deep Focus', exact: true }).check();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.poll(heard, { timeout: 30_000 }).toBe(tones[0]!.id);
  await expect(page.getByText('25 min · Deep Focus music · no ritual')).toBeVisible();

  await inMain(page, 'Pause').click();
  await expect.poll(heard).toBeNull();
  await expect(page.getByText('The music is paused too.')).toBeVisible();
  await expectAccessible(page);
  await inMain(page, 'Resume').click();
  await expect.poll(heard).toBe(tones[0]!.id);

  await inMain(page, 'Pause').click();
  await inMain(page, 'Keep the music on').click();
  await expect.poll(heard).toBe(tones[0]!.id);
  await expect(inMain(page, 'Resume')).toBeVisible();
  await inMain(page, 'Resume').click();
  await inMain(page, 'Pause').click();
  await expect.poll(heard).toBeNull();

  await page.goto('/tasks');
  await expect(strip(page)).toContainText('paused');
  await expect(bar(page)).toContainText('Tone 440');
  expect(await heard()).toBeNull();
  await strip(page).getByRole('button', { name: 'Resume focus' }).click();
  await expect.poll(heard, { timeout: 30_000 }).toBe(tones[0]!.id);
  await expect(strip(page)).not.toContainText('paused');
});

/** What the browser says of a page that nobody has touched since it was loaded: no sound. A test's own looks count as touches. */
const untouchedFromNowOn = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    let touched = false;
    addEventListener('pointerdown', () => (touched = true), { capture: true });
    Object.defineProperty(navigator, 'userActivation', {
      get: () => ({ isActive: touched, hasBeenActive: touched }),
    });
    const real = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, 'state');
    Object.defineProperty(BaseAudioContext.prototype, 'state', {
      get(this: BaseAudioContext) {
        const state: unknown = real?.get?.call(this);
        return touched ? state : 'suspended';
      },
    });
  });
};

test('after a reload in the middle of music the browser waits for a press, and the page says so', async ({
  page,
}) => {
  const heard = () => toneHeard(page, tones);
  await listenTo(page);
  await toneTracks(page, tones);
  await page.goto('/focus');
  await page.getByRole('main').getByRole('radio', { name: 'Deep Focus', exact: true }).check();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.poll(heard, { timeout: 30_000 }).toBe(tones[0]!.id);
  await untouchedFromNowOn(page);
  await page.goto('/tasks');
  await expect(bar(page)).toContainText('Tone 440');
  await strip(page).getByRole('button', { name: 'Press play' }).click();
  await expect.poll(heard, { timeout: 30_000 }).toBe(tones[0]!.id);
  await expect(strip(page).getByRole('button', { name: 'Press play' })).toHaveCount(0);
});

test('length and sound change while the session runs', async ({ page }) => {
  const heard = () => toneHeard(page, tones);
  await listenTo(page);
  await toneTracks(page, tones);
  await startFromApp(page);
  await expect(page.getByText('25 min · no music · no ritual')).toBeVisible();
  await page.getByRole('button', { name: 'Change' }).click();
  await expectAccessible(page);
  await page.getByRole('radio', { name: '45 min' }).click();
  await expect(page.getByText('45 min · no music · no ritual')).toBeVisible();
  await page.getByRole('main').getByRole('radio', { name: 'Deep Focus', exact: true }).click();
  await expect.poll(heard, { timeout: 30_000 }).toBe(tones[0]!.id);
  await expect(page.getByText('45 min · Deep Focus music · no ritual')).toBeVisible();
  await page.getByRole('main').getByRole('radio', { name: 'No music', exact: true }).click();
  await expect.poll(heard).toBeNull();
  await page.getByRole('button', { name: 'Do a ritual now' }).click();
  const ritual = page.getByRole('dialog', { name: 'Flow Entry Ritual' });
  await expect(ritual).toBeVisible();
  await ritual.getByRole('button', { name: 'Close' }).click();
  await expect(inMain(page, 'Pause')).toBeVisible();
});

for (const size of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`the debrief is one press with nothing below the fold, and the next thing is offered, at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await startFromApp(page);
    await inMain(page, 'End').click();
    const dock = () =>
      page.evaluate(
        () => document.querySelector('[data-dock]')?.getBoundingClientRect().top ?? window.innerHeight,
      );
    const expectAbove = async (name: RegExp | string): Promise<void> => {
      const box = await page.getByRole('main').getByText(name).first().boundingBox();
      expect(box!.y + box!.height).toBeLessThanOrEqual(await dock());
    };
    for (const name of ['Done', 'Some of it', 'Stuck', 'Skip', 'Say more']) await expectAbove(name);
    await expectAccessible(page);
    await inMain(page, 'Some of it').click();
    await expect(page.getByRole('heading', { name: 'Good. It stays first in line.' })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    for (const name of ['Start, 25 min', 'Take a 5 min break', 'Say more']) await expectAbove(name);
    await expectAccessible(page);

    await inMain(page, 'Take a 5 min break').click();
    await expect(page.getByRole('heading', { name: 'Take a break' })).toBeVisible();
    await page.goto('/tasks');
    await expect(strip(page)).toContainText('5 min break');
    await strip(page).getByRole('button', { name: 'Skip the rest' }).click();
    await expect(strip(page)).toHaveCount(0);
    await expect(page).toHaveURL('/tasks');
    // First in line, whatever else there is.
    await page.goto('/app');
    await expect(page.getByRole('region', { name: title })).toContainText('You’ve already started this one.');
  });
}
