import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, takeSession, test } from '../support/fixtures.ts';
import { openMenu, titles } from '../support/task-list.ts';
import { dayAhead, writtenBefore } from '../support/written-before.ts';

const everyday = [
  'Call the dentist about the crown',
  'Reply to Sam about Saturday',
  'Renew the parking permit before it runs out',
  'Buy a birthday present for Noor',
  'Take the bottles to the recycling point',
  'Send the invoice for October',
  'Book the vaccination for the cat',
  'Find the receipt for the broken kettle and write to the shop about a refund',
  'Water the plants',
  'Read chapter four for the book club',
];

const energies = ['low', 'medium', 'high'] as const;

const thirty = (): readonly Readonly<Record<string, unknown>>[] =>
  Array.from({ length: 30 }, (_, index) => ({
    title: `${everyday[index % everyday.length] ?? ''}${index < everyday.length ? '' : ` (${Math.floor(index / everyday.length) + 1})`}`,
    state: 'open',
    do_on: dayAhead(0),
    position: `a${String(index).padStart(2, '0')}V`,
    energy: energies[index % 3],
    ...(index % 4 === 3 ? {} : { estimated_minutes: 5 + (index % 6) * 10 }),
    ...(index % 5 === 2 ? { due_on: dayAhead(index) } : {}),
  }));

/** Rows that are whole between what is fixed above and what is fixed below. */
const wholeRows = async (page: Page): Promise<number> =>
  page.evaluate(() => {
    const fixed = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { position, visibility } = getComputedStyle(element);
      return (position === 'fixed' || position === 'sticky') && visibility === 'visible';
    });
    const boxes = fixed
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > innerWidth / 2);
    const top = Math.max(0, ...boxes.filter((box) => box.top <= 0).map((box) => box.bottom));
    const bottom = Math.min(
      innerHeight,
      ...boxes.filter((box) => box.top > innerHeight / 2).map((box) => box.top),
    );
    return [...document.querySelectorAll('li[data-task]')].filter((row) => {
      const box = row.getBoundingClientRect();
      return box.top >= top && box.bottom <= bottom;
    }).length;
  });

interface Missed {
  readonly button: string;
  readonly dx: number;
  readonly dy: number;
}

/** Buttons of the rows in view that do not answer everywhere within 22 px of their middle. */
const missedTargets = async (page: Page): Promise<readonly Missed[]> =>
  page.evaluate(() => {
    const found: Missed[] = [];
    // Of the second, third and fourth row: the first and the last have fewer neighbours.
    const buttons = document.querySelectorAll('li[data-task]:nth-child(n + 2):nth-child(-n + 4) button');
    for (const button of buttons) {
      const box = button.getBoundingClientRect();
      // The title reacts in its whole part of the row, which begins where its text does.
      const area =
        button.closest('h3') === null
          ? box
          : (button.closest('h3')?.parentElement ?? button).getBoundingClientRect();
      const [x, y] = [area.left + Math.min(area.width / 2, 60), area.top + area.height / 2];
      for (const [dx, dy] of [
        [-21, 0],
        [21, 0],
        [0, -21],
        [0, 21],
      ] as const) {
        const hit = document.elementFromPoint(x + dx, y + dy);
        if (hit === null || !button.contains(hit)) {
          found.push({ button: button.getAttribute('aria-label') ?? button.textContent, dx, dy });
        }
      }
    }
    return found;
  });

test.beforeEach(async ({ page, person }) => {
  await takeSession(page, person);
  await writtenBefore(page, 'tasks', thirty());
});

for (const { width, height, least } of [
  { width: 1280, height: 800, least: 9 },
  { width: 1920, height: 1080, least: 14 },
  { width: 390, height: 844, least: 6 },
]) {
  test(`[TASK-02] at least ${least} whole tasks are in view at ${width} × ${height}, each with targets of 44 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/tasks');
    await expect(titles(page)).toHaveCount(30);
    await expect(page.getByRole('region', { name: 'Music', exact: true })).toBeVisible();
    const rows = await wholeRows(page);
    test.info().annotations.push({ type: 'rows in view', description: String(rows) });
    expect(rows).toBeGreaterThanOrEqual(least);
    expect(await missedTargets(page)).toEqual([]);
    // One line: everything above the list stands beside the title.
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    for (const control of [
      page.getByLabel('Write one down'),
      page.getByRole('button', { name: 'Add this task' }),
      page.getByRole('button', { name: 'List options' }),
    ]) {
      const box = await control.boundingBox();
      const middle = (box?.y ?? 0) + (box?.height ?? 0) / 2;
      expect(middle).toBeGreaterThanOrEqual(heading?.y ?? 0);
      expect(middle).toBeLessThanOrEqual((heading?.y ?? 0) + (heading?.height ?? 0));
    }
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(sideways).toBe(false);
    await expectAccessible(page);
  });
}

test('the density is chosen in the list options, kept on this device, and the targets stay', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tasks');
  await expect(titles(page)).toHaveCount(30);
  const before = await wholeRows(page);
  await page.getByRole('button', { name: 'List options' }).click();
  await expect(page.getByRole('radio', { name: 'Comfortable' })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Compact' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'List options' })).toBeFocused();
  expect(await wholeRows(page)).toBeGreaterThan(before);
  expect(await missedTargets(page)).toEqual([]);
  await page.reload();
  await expect(titles(page)).toHaveCount(30);
  expect(await wholeRows(page)).toBeGreaterThan(before);
  await openMenu(page, 'Water the plants');
  await expect(page.getByRole('menuitem', { name: 'Tomorrow' })).toBeVisible();
});

test('a title that does not fit is shown whole to the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await page.goto('/tasks');
  await page.getByRole('button', { name: 'List options' }).click();
  await page.getByRole('radio', { name: 'Compact' }).check();
  await page.keyboard.press('Escape');
  const row = page.getByRole('listitem').filter({ hasText: 'Find the receipt' }).first();
  const height = async (): Promise<number> => (await row.boundingBox())?.height ?? 0;
  const cut = await height();
  await page.getByRole('listitem').filter({ hasText: 'Book the vaccination' }).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(row).toBeFocused();
  expect(await height()).toBeGreaterThan(cut);
});
