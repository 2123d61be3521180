import type { Locator, Page } from '@playwright/test';
import { energyFilters, matchesEnergyFilter, offered, paths } from '#domain/landing/paths.ts';
import { isBuiltPath } from '#domain/navigation/route-table.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, signIn, test, withMotion } from '../support/fixtures.ts';
import { heard, listenTo } from '../support/listen.ts';

test.use(withMotion);

const ways = offered(paths, isBuiltPath).flatMap((path) => path.ways);
const places = ['voice-demo', 'music-demo', 'science-proof', 'adhd-problems', 'music-therapy'] as const;

const chooser = (page: Page): Locator => page.getByRole('region', { name: 'Choose your own path' });
const energy = (page: Page, name: string): Locator => chooser(page).getByRole('radio', { name, exact: true });
const heightOf = async (part: Locator): Promise<number> =>
  Math.round((await part.boundingBox())?.height ?? 0);

/** A place on the page, reached in any way: its heading is in view. */
const expectAt = async (page: Page, id: string): Promise<void> => {
  await expect(page.locator(`#${id}`).getByRole('heading').first(), id).toBeInViewport();
};

test('[LAND-02] [LAND-03] a guest chooses a path by energy, with keys and with a pointer, and hears music', async ({
  page,
}) => {
  await listenTo(page);
  await page.goto('/old-homepage');
  await expect(page.getByRole('main').getByRole('button', { name: 'Get Started Free' })).toBeVisible();
  const height = await heightOf(chooser(page));
  const links = chooser(page).getByRole('link');
  const answer = chooser(page).getByRole('status');

  // Each energy with the arrow keys: what fits stays, what does not leaves its room behind.
  await energy(page, 'Any').focus();
  for (const [index, filter] of energyFilters.entries()) {
    if (index > 0) await page.keyboard.press('ArrowRight');
    const fitting = ways.filter((way) => matchesEnergyFilter(filter, way));
    await expect(links).toHaveCount(fitting.length);
    await expect(answer).toContainText(`${fitting.length} way`);
    expect(await heightOf(chooser(page)), filter).toBe(height);
  }
  await energy(page, 'Low').click();
  await expect(links).toHaveCount(4);

  // A place on this page, by key: the address says so, and the focus goes along.
  await chooser(page).getByRole('link', { name: 'Hear a track right here' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/old-homepage#music-demo');
  const demo = page.getByRole('region', { name: 'Press play, then forget it’s there' });
  await expect(demo.getByRole('heading').first()).toBeFocused();
  await expectAt(page, 'music-demo');
  await expect(demo.getByText('Guest Mode')).toBeVisible();
  await expect(demo.getByText('Sign in for the full music library.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(demo.getByRole('button', { name: 'Sign in for the whole library' })).toBeFocused();

  await demo
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  await expect(demo.getByRole('button', { name: /^Pause / })).toBeVisible();
  await expect.poll(async () => (await heard(page)).level).toBeGreaterThan(0.001);
  await demo.getByRole('button', { name: /^Pause / }).click();

  // Back leads to the chooser; from there to other pages, by pointer.
  await page.goBack();
  await expect(page).toHaveURL('/old-homepage');
  await expect(chooser(page).getByRole('link', { name: 'Hear a track right here' })).toBeInViewport();
  await energy(page, 'High').click();
  await chooser(page).getByRole('link', { name: 'All the things you can say' }).click();
  await expect(page).toHaveURL('/voice#say');
  await expect(page.getByRole('heading', { name: 'Everything it understands' })).toBeInViewport();
  // Back on the page, which was drawn anew: its text is all there.
  await page.goBack();
  await expect(page.getByRole('region', { name: 'What the research says' })).toContainText('Keep in mind:');
  await energy(page, 'Medium').click();
  await chooser(page).getByRole('link', { name: 'The short self-screening' }).click();
  await expect(page).toHaveURL('/adhd-screening');
});

test.describe('light, 390 px, less motion', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

  test('[ROUTE-05] [LAND-03] every section is reached from a cold URL, and with reduced motion a tap jumps there at once', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    for (const id of places) {
      await page.goto('/robots.txt');
      await page.goto(`/old-homepage#${id}`);
      await expectAt(page, id);
    }
    await page.goto('/old-homepage');
    const height = await heightOf(chooser(page));
    await energy(page, 'Low').check();
    expect(await heightOf(chooser(page))).toBe(height);
    await expectAccessible(page);
    await chooser(page).getByRole('link', { name: 'Three promises' }).click();
    await expect(page.locator('#security').getByRole('heading').first()).toBeFocused();
    await expectAt(page, 'security');
  });
});

test('[LAND-02] [ROUTE-05] a member stays, with links to the dashboard and to focus, and sees how fast the music is', async ({
  page,
  person,
}) => {
  await signIn(page, person, '/old-homepage#science-proof');
  await expect(page).toHaveURL('/old-homepage#science-proof');
  await expectAt(page, 'science-proof');
  // Their page is longer than the visitor's: the place is at the top all the same.
  await expect
    .poll(async () => Math.round((await page.locator('#science-proof').boundingBox())?.y ?? 0))
    .toBeLessThan(200);
  const main = page.getByRole('main');
  // Spec 2 §2: the upload with the numbers beside it stands between the path chooser and the feature cards.
  const ids = await main.evaluate((node) => [...node.querySelectorAll('[id]')].map(({ id }) => id));
  const order = ['adhd-problems', 'paths', 'upload-music', 'your-music', 'in-the-room', 'music-demo'];
  expect(ids.filter((id) => order.includes(id))).toEqual(order);
  await expect(main.getByRole('button', { name: 'Get Started Free' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Open the dashboard' })).toHaveAttribute('href', '/app');
  const panel = page.getByRole('region', { name: 'Your music on this device' });
  await main
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  await expect(main.getByRole('button', { name: /^Pause / })).toBeVisible();
  // By the keyboard: what comes in above it while music starts moves it from under a pointer.
  await panel.locator('summary', { hasText: 'How fast music starts' }).press('Enter');
  await expect(panel.getByRole('region', { name: 'Music performance' })).toContainText('Average load time');
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Start focusing' }).click();
  await expect(page).toHaveURL('/focus');
});
