import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, takeSession, test } from '../support/fixtures.ts';
import { fromMenu } from '../support/task-list.ts';
import { writtenBefore } from '../support/written-before.ts';

const openSteps = async (page: Page, title: string) => {
  await writtenBefore(page, 'tasks', [{ title, estimated_minutes: 20, energy: 'low' }]);
  await page.goto('/tasks');
  await fromMenu(page, title, 'Break it down');
  return page.getByRole('region', { name: 'Steps' });
};

test.beforeEach(async ({ page, person }) => {
  await takeSession(page, person);
});

test('[TASK-02] a task is broken down in three sizes, previewed, applied and undone', async ({ page }) => {
  const steps = await openSteps(page, 'Call the dentist');
  const preview = steps.getByRole('list', { name: 'Suggested steps' }).getByRole('listitem');
  await steps.getByRole('button', { name: '3 small steps' }).click();
  await expect(preview).toHaveCount(3);
  await steps.getByRole('button', { name: '8 tiny' }).click();
  await expect(preview).toHaveCount(8);
  await steps.getByRole('button', { name: '5 smaller' }).click();
  await expect(preview).toHaveCount(5);
  await expect(preview.first()).toContainText('Pick up your phone and find the number for the dentist');
  await expect(preview.nth(2)).toContainText('Press call, say who you are and what you need');
  await expect(steps.getByRole('checkbox')).toHaveCount(0);
  await expectAccessible(page, 'dialog');

  await steps.getByRole('button', { name: 'Use these' }).click();
  await expect(steps.getByRole('checkbox')).toHaveCount(5);
  await expect(steps.getByRole('heading', { name: 'Steps' })).toBeFocused();
  await steps.getByRole('button', { name: 'Undo' }).click();
  await expect(steps.getByRole('checkbox')).toHaveCount(0);
});

test('[TASK-02] a person’s own steps are added, ticked, changed, moved and deleted, and survive a reload', async ({
  page,
}) => {
  const steps = await openSteps(page, 'Paint the shed');
  const line = steps.getByRole('textbox', { name: 'Add your own step' });
  for (const title of ['Open the tin', 'Find a brush', 'Put on old clothes']) {
    await line.fill(title);
    await line.press('Enter');
  }
  const boxes = steps.getByRole('checkbox');
  const names = async (expected: readonly string[]): Promise<void> => {
    await expect(boxes).toHaveCount(expected.length);
    for (const [index, name] of expected.entries()) await expect(boxes.nth(index)).toHaveAccessibleName(name);
  };
  await names(['Open the tin', 'Find a brush', 'Put on old clothes']);

  await steps.getByRole('button', { name: 'Edit “Put on old clothes”' }).click();
  await expect(steps.getByRole('textbox', { name: 'Edit step' })).toBeFocused();
  await steps.getByRole('button', { name: 'Move up' }).click();
  await expect(steps.getByRole('button', { name: 'Move up' })).toBeFocused();
  await page.keyboard.press('Enter');
  await names(['Put on old clothes', 'Open the tin', 'Find a brush']);
  await steps.getByRole('textbox', { name: 'Edit step' }).fill('Put on the blue shirt');
  await page.keyboard.press('Enter');
  await expect(steps.getByRole('button', { name: 'Edit “Put on the blue shirt”' })).toBeFocused();
  await expectAccessible(page, 'dialog');

  await boxes.first().check();
  await steps.getByRole('button', { name: 'Edit “Open the tin”' }).click();
  await steps.getByRole('button', { name: 'Delete this step' }).click();
  await names(['Put on the blue shirt', 'Find a brush']);
  await steps.getByRole('button', { name: 'Undo' }).click();
  await names(['Put on the blue shirt', 'Open the tin', 'Find a brush']);

  // Escape leaves the words as they were, and the dialog open.
  await steps.getByRole('button', { name: 'Edit “Find a brush”' }).click();
  await page.keyboard.type(' somewhere');
  await page.keyboard.press('Escape');
  await names(['Put on the blue shirt', 'Open the tin', 'Find a brush']);

  await page.reload();
  await fromMenu(page, 'Paint the shed', 'Break it down');
  await names(['Put on the blue shirt', 'Open the tin', 'Find a brush']);
  await expect(boxes.first()).toBeChecked();
});

test('[TASK-02] a title that says too little is asked about once, and the answer begins a similar task', async ({
  page,
}) => {
  const question = 'What’s the very first thing your hands would do?';
  const steps = await openSteps(page, 'Sort my life out');
  await steps.getByRole('button', { name: '3 small steps' }).click();
  await expectAccessible(page, 'dialog');
  await steps.getByRole('textbox', { name: question }).fill('Open the window');
  await steps.getByRole('button', { name: 'Start with this' }).click();
  await expect(steps.getByRole('textbox', { name: question })).toHaveCount(0);
  await steps.getByRole('button', { name: 'Use these' }).click();
  await expect(steps.getByRole('checkbox').first()).toHaveAccessibleName('Open the window');
  await page.keyboard.press('Escape');

  const again = await openSteps(page, 'Sort out my life');
  await again.getByRole('button', { name: '3 small steps' }).click();
  await expect(again.getByText('Starts the way you did last time.')).toBeVisible();
  await expect(again.getByRole('listitem').first()).toContainText('Open the window');
  await expect(again.getByRole('textbox', { name: question })).toHaveCount(0);
});

test('[TASK-02] a first move is chosen with one tap on a phone and begins a similar task the same way', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const steps = await openSteps(page, 'Sort my life out');
  await steps.getByRole('button', { name: '3 small steps' }).click();
  const moves = steps.getByRole('group', { name: 'Or choose a first move' }).getByRole('button');
  await expect(moves).toHaveCount(5);
  for (const move of await moves.all()) {
    const box = await move.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
  await moves.filter({ hasText: 'Put your shoes on' }).click();
  await expect(steps.getByRole('button', { name: 'Use these' })).toBeFocused();
  await steps.getByRole('button', { name: 'Use these' }).click();
  await expect(steps.getByRole('checkbox').first()).toHaveAccessibleName('Put your shoes on');
  await page.keyboard.press('Escape');

  const again = await openSteps(page, 'Sort out my life');
  await again.getByRole('button', { name: '3 small steps' }).click();
  await expect(again.getByRole('listitem').first()).toContainText('Put your shoes on');
});
