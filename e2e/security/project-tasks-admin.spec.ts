import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { admin, expect, signIn, takeSession, test, toast } from '../support/fixtures.ts';
import { makeAdmin } from '../support/host-database.ts';
import { followDevice, inTheme, themes } from '../support/themes.ts';
import { writtenBefore } from '../support/written-before.ts';

// The board is one for all: each test has two columns of its own on it.
interface Columns {
  readonly first: string;
  readonly second: string;
}

const arrange = async (page: Page, ...titles: readonly string[]): Promise<Columns> => {
  await takeSession(page, admin);
  const key = randomUUID().slice(0, 6);
  const columns = { first: `First ${key}`, second: `Second ${key}` };
  const id = randomUUID();
  await writtenBefore(page, 'board_columns', [
    { id, title: columns.first, position: `a3${key}V` },
    { title: columns.second, position: `a3${key}X` },
  ]);
  await writtenBefore(
    page,
    'board_cards',
    titles.map((title, at) => ({ column_id: id, title, position: `a${at}` })),
  );
  await page.goto('/project-tasks-admin');
  return columns;
};

const columnOf = (page: Page, title: string) => page.getByRole('region', { name: title });
const titles = (page: Page, column: string) => columnOf(page, column).getByRole('heading', { level: 3 });
// In the page: a toast is an item of a list, too.
const cardOf = (page: Page, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title });
const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());

test('[ADMIN-01] an admin finds the board, writes a card on it, gives it an owner and a day, and deletes it with a way back', async ({
  page,
}) => {
  await signIn(page, admin, '/admin/system');
  await page.getByRole('link', { name: 'Team board' }).click();
  for (const name of ['To do', 'Doing', 'Done']) await expect(columnOf(page, name)).toBeVisible();

  const title = `Quieter bell ${randomUUID().slice(0, 6)}`;
  await page.getByRole('textbox', { name: 'New card in To do' }).fill(title);
  await page.keyboard.press('Enter');
  await expect(titles(page, 'To do').last()).toHaveText(title);

  await page.getByRole('button', { name: title, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit card' });
  await dialog.getByLabel('Text').fill('Three people asked for it.');
  await page.reload();
  await expect(dialog.getByLabel('Text')).toHaveValue('Three people asked for it.');
  await dialog.getByLabel('Owner').selectOption(admin.name);
  await dialog.getByLabel('By').fill('2020-03-04');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(cardOf(page, title)).toContainText('Three people asked for it.');
  await expect(cardOf(page, title)).toContainText(admin.name);
  await expect(cardOf(page, title)).toContainText('By 4 Mar 2020');

  await page.getByRole('searchbox', { name: 'Words in a card' }).fill(title.slice(-6));
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([title]);
  await page.getByRole('button', { name: 'Show all' }).click();

  await page.getByRole('button', { name: `More for “${title}”` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(toast(page)).toContainText('Deleted');
  await expect(cardOf(page, title)).toHaveCount(0);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(cardOf(page, title)).toContainText('Three people asked for it.');
  await page.reload();
  await expect(cardOf(page, title)).toContainText(admin.name);
});

test('[ADMIN-01] a card is dragged within its column and to another, and a reload keeps the order', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 1000 });
  const { first, second } = await arrange(page, 'One', 'Two', 'Three');
  await expect(titles(page, first)).toHaveText(['One', 'Two', 'Three']);
  // Nothing scrolls while something is held.
  await columnOf(page, second).scrollIntoViewIfNeeded();
  const inFirst = (title: string) => columnOf(page, first).getByRole('listitem').filter({ hasText: title });
  let sent = saved(page);
  await inFirst('Three').dragTo(inFirst('One'), { targetPosition: { x: 100, y: 3 } });
  await expect(titles(page, first)).toHaveText(['Three', 'One', 'Two']);
  await sent;
  sent = saved(page);
  await inFirst('One').dragTo(columnOf(page, second).getByText('No cards here yet.'));
  await expect(titles(page, second)).toHaveText(['One']);
  await expect(toast(page)).toContainText(`“One” is now 1 of 1 in ${second}.`);
  await sent;
  await page.reload();
  await expect(titles(page, first)).toHaveText(['Three', 'Two']);
  await expect(titles(page, second)).toHaveText(['One']);
});

test('[ADMIN-01] everything on the board works from the keyboard, and moves are announced', async ({
  page,
}) => {
  const { first, second } = await arrange(page, 'One', 'Two');
  const one = columnOf(page, first).getByRole('button', { name: 'One', exact: true });
  await one.focus();
  await page.keyboard.press('ArrowDown');
  await expect(columnOf(page, first).getByRole('button', { name: 'Two', exact: true })).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(titles(page, first)).toHaveText(['Two', 'One']);
  await expect(toast(page)).toContainText(`“Two” is now 1 of 2 in ${first}.`);
  const sent = saved(page);
  await page.keyboard.press('Alt+ArrowRight');
  await expect(titles(page, second)).toHaveText(['Two']);
  await expect(columnOf(page, second).getByRole('button', { name: 'Two', exact: true })).toBeFocused();
  await sent;

  await page.keyboard.press('Tab');
  await expect(columnOf(page, second).getByRole('button', { name: 'More for “Two”' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(titles(page, second)).toHaveCount(0);
  await expect(columnOf(page, second).getByRole('heading', { level: 2 })).toBeFocused();

  await columnOf(page, second)
    .getByRole('button', { name: /More for the column/ })
    .focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Remove' }).press('Enter');
  await expect(columnOf(page, second)).toHaveCount(0);
  await columnOf(page, first)
    .getByRole('button', { name: /More for the column/ })
    .press('Enter');
  await page.getByRole('menuitem', { name: 'Remove' }).press('Enter');
  await expect(toast(page)).toContainText('Not empty yet');
  await expect(columnOf(page, first)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('[ADMIN-01] one column shows at a time; a card is dragged by finger or moved by its menu, and the page still scrolls', async ({
    page,
  }) => {
    const { first, second } = await arrange(page, 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven');
    await page.getByRole('tab', { name: new RegExp(`^${first}`) }).tap();
    await expect(titles(page, first)).toHaveCount(7);
    await expect(columnOf(page, second)).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    const fingers = await page.context().newCDPSession(page);
    const touch = async (
      type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
      x = 0,
      y = 0,
    ): Promise<void> => {
      await fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' || type === 'touchCancel' ? [] : [{ x, y }],
      });
    };
    const middle = async (title: string): Promise<{ readonly x: number; readonly y: number }> => {
      const box = await cardOf(page, title).first().boundingBox();
      if (box === null) throw new Error(`${title} is not to be seen`);
      return { x: box.x + box.width / 3, y: box.y + box.height / 2 };
    };

    // A finger that moves at once scrolls.
    await cardOf(page, 'Three').scrollIntoViewIfNeeded();
    const start = await middle('Three');
    await touch('touchStart', start.x, start.y);
    for (const by of [20, 60, 120, 200]) await touch('touchMove', start.x, start.y - by);
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
    await expect(titles(page, first).first()).toHaveText('One');

    // One that rests takes the card.
    await cardOf(page, 'Two').scrollIntoViewIfNeeded();
    await cardOf(page, 'One').scrollIntoViewIfNeeded();
    // Until the page has come to rest.
    let before = -1;
    await expect
      .poll(async () => {
        const last = before;
        before = await page.evaluate(() => window.scrollY);
        return before - last;
      })
      .toBe(0);
    let from = { x: 0, y: 0 };
    const sent = saved(page);
    // A busy page may take the finger for one that scrolls, or move a little meanwhile: then it is laid down anew.
    await expect(async () => {
      // Nothing lies over it: a notice of a new device is put away first, as whoever has it under the finger would do.
      await cardOf(page, 'Two').first().click({ trial: true });
      from = await middle('Two');
      await touch('touchStart', from.x, from.y);
      const isTaken = await cardOf(page, 'Two')
        .and(page.locator('[data-dragged]'))
        .first()
        .waitFor({ timeout: 5000 })
        .then(
          () => true,
          () => false,
        );
      if (!isTaken) await touch('touchCancel');
      expect(isTaken).toBe(true);
    }).toPass();
    const to = await middle('One');
    await touch('touchMove', from.x, (from.y + to.y) / 2);
    await touch('touchMove', to.x, to.y - 20);
    await touch('touchEnd');
    await expect(titles(page, first).first()).toHaveText('Two');
    await sent;
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.getByRole('button', { name: 'More for “Two”' }).tap();
    await page.getByRole('menuitem', { name: `Move to ${second}` }).tap();
    await expect(titles(page, first).first()).toHaveText('One');
    await page.getByRole('tab', { name: `${second} (1)` }).tap();
    await expect(titles(page, second)).toHaveText(['Two']);
  });
});

test('[ADMIN-01] two admins at once: the order holds, and no edit goes over another unseen', async ({
  page,
  browser,
  host,
  person,
}) => {
  const { first, second } = await arrange(page, 'One', 'Two', 'Three');
  const theirs = await browser.newContext({ baseURL: host.url });
  const other = await theirs.newPage();
  await takeSession(other, person);
  await makeAdmin(host, person);
  await other.goto('/project-tasks-admin');
  await expect(titles(other, first)).toHaveText(['One', 'Two', 'Three']);

  // Both move, each another card.
  const both = [saved(page), saved(other)];
  await columnOf(page, first).getByRole('button', { name: 'One', exact: true }).press('Alt+ArrowDown');
  await columnOf(other, first).getByRole('button', { name: 'Three', exact: true }).press('Alt+ArrowRight');
  await Promise.all(both);
  for (const each of [page, other]) {
    await expect(titles(each, first)).toHaveText(['Two', 'One']);
    await expect(titles(each, second)).toHaveText(['Three']);
  }

  // Both write in the same card.
  for (const each of [page, other]) {
    await columnOf(each, first).getByRole('button', { name: 'Two', exact: true }).click();
  }
  await page.getByLabel('Text').fill('Mine');
  await other.getByLabel('Text').fill('Theirs');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(toast(other)).toContainText('Saved');
  await page.getByRole('button', { name: 'Save' }).click();
  const note = page.getByRole('region', { name: 'Changed meanwhile' });
  await expect(note).toContainText('Theirs');
  await expect(page.getByLabel('Text')).toHaveValue('Mine');
  await expectAccessible(page);
  await note.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  for (const each of [page, other]) await expect(columnOf(each, first)).toContainText('Mine');
  await theirs.close();
});

test('[ADMIN-01] the board reads well in both themes, wide and narrow', async ({ page }) => {
  await followDevice(page);
  await arrange(page, 'A card with a title that is long enough to need a second line', 'Short');
  for (const theme of themes) {
    await inTheme(page, theme);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('heading', { name: 'Team board' })).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});

test('[ROUTE-04] the board is for admins: others are sent to the front page, and get nothing by asking for it', async ({
  page,
  person,
}) => {
  await signIn(page, person, '/?stay=true');
  await page.goto('/project-tasks-admin');
  await expect(page).toHaveURL('/');
});
