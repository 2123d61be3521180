import type { Locator, Page } from '@playwright/test';
import { expect, type Person, test, toast, withMotion } from '../support/fixtures.ts';

test.use(withMotion);

/** Tab until it has the focus: a page that never lets the keyboard get there fails. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target.toString()}`);
};

/** What has the focus can be seen to have it. */
const expectFocusShown = async (page: Page): Promise<void> => {
  const shown = await page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null) return false;
    const ring = focused.closest('label') ?? focused;
    return [focused, ring].some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
  });
  expect(shown).toBe(true);
};

const press = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, target);
  await expectFocusShown(page);
  await page.keyboard.press(key);
};

const signInByKeyboard = async (page: Page, person: Person): Promise<void> => {
  await press(page, page.getByRole('button', { name: 'Get Started Free' }));
  const fold = page.getByText('Create another account');
  await expect(fold).toBeVisible();
  await press(page, page.locator('summary', { has: fold }));
  await tabTo(page, page.getByLabel('Name'));
  await page.keyboard.type(person.name);
  await tabTo(page, page.getByLabel('E-mail'));
  await page.keyboard.type(person.email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/welcome');
};

test('[SHELL-01] [SHELL-05] a person goes from the landing page to a finished task and signs out, by keyboard alone', async ({
  page,
  person,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await signInByKeyboard(page, person);

  await tabTo(page, page.getByRole('radio', { name: 'Low', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Medium', exact: true })).toBeChecked();
  await expectFocusShown(page);
  await press(page, page.getByRole('link', { name: /Look around/ }));

  const introduction = page.getByRole('dialog');
  await press(page, introduction.getByRole('button', { name: 'Next' }));
  await press(page, introduction.getByRole('button', { name: 'Next' }));
  await press(page, introduction.getByRole('button', { name: 'Get Started' }));
  await expect(introduction).toHaveCount(0);

  await press(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Add Task' }));
  await tabTo(page, page.getByLabel('What is it?'));
  await page.keyboard.type('Water the plants');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Created');

  await press(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }));
  await press(page, page.getByRole('button', { name: 'Done', exact: true }));
  await expect(toast(page)).toContainText('Done');
  await page.keyboard.press('F8');
  await press(page, toast(page).getByRole('button', { name: 'Undo' }));
  await expect(page.getByRole('heading', { name: 'Water the plants' })).toBeVisible();

  await page.keyboard.press('Control+b');
  await expect(page.locator('#main')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'ADHD-Friendly Settings' }));
  await press(page, page.getByRole('switch', { name: 'Reduce motion' }), 'Space');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'ADHD-Friendly Settings' })).toBeFocused();

  await press(page, page.getByRole('button', { name: 'Sign Out' }));
  await expect(page.getByRole('button', { name: 'Get Started Free' })).toBeVisible();
});

/** Fading is no movement; anything that changes where or how large something is, is. */
const movements = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.playState === 'running')
      .flatMap((animation) =>
        animation.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : [],
      )
      .flatMap((frame) => Object.keys(frame))
      .filter((property) =>
        /^(transform|translate|scale|rotate|top|left|right|bottom|inset|width|height|margin.*)$/.test(
          property,
        ),
      ),
  );

test.describe('with reduced motion on the device', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[UI-02] with reduced motion, nothing moves from the landing page to a finished task', async ({
    page,
    person,
  }) => {
    const expectStill = async (): Promise<void> => expect(await movements(page)).toEqual([]);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectStill();
    await page.getByRole('radio', { name: 'High', exact: true }).check();
    await expectStill();
    await signInByKeyboard(page, person);
    await expectStill();
    await page.getByRole('link', { name: /Look around/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectStill();
    await page.keyboard.press('Escape');
    await page.goto('/add-task');
    await page.getByLabel('What is it?').fill('Rest a little');
    await page.getByRole('button', { name: 'Add Task' }).click();
    await expect(toast(page)).toBeVisible();
    await expectStill();
    await page.goto('/app');
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await expect(toast(page)).toContainText('Done');
    await expectStill();
    await page.keyboard.press('Control+b');
    await expectStill();
    await page.getByRole('button', { name: 'ADHD-Friendly Settings' }).click();
    await expect(page.getByRole('switch', { name: 'Calm mode' })).toBeVisible();
    await expectStill();
  });
});
