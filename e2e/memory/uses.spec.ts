import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, takeSession, test } from '../support/fixtures.ts';
import { fromMenu } from '../support/task-list.ts';
import { idsIn, writtenBefore } from '../support/written-before.ts';

const sentence = 'I always write the question down before I call.';

/** Whoever says yes on the page of memory has this row. */
const turnMemoryOn = (page: Page) => writtenBefore(page, 'memory_settings', [{ enabled: true }]);

/** The answer by meaning, which has tests of its own: here it is what is done with it. Held until it may arrive. */
const knows = async (
  page: Page,
  layer: 'associative' | 'procedural',
  held = Promise.resolve(),
): Promise<void> => {
  const found = (await idsIn(page, `ai_${layer}_memory`)).map((id) => ({ layer, id, score: 0.8 }));
  await page.route('**/functions/v1/memory-meaning', async (route) => {
    await held;
    await route.fulfill({ json: { state: 'known', found, indexed: found.length, missing: 0 } });
  });
};

/** Memory is asked about when the page has time for it. */
const memoryIsKnown = (page: Page) => page.waitForResponse(/\/rest\/v1\/memory_settings/);

const endSessionWithNote = async (page: Page, note: string): Promise<void> => {
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await page.locator('summary', { hasText: 'Say more' }).click();
  await page.getByLabel('Note').fill(note);
  await page.getByLabel('Note').press('Enter');
};

test.beforeEach(async ({ page, person }) => {
  await takeSession(page, person);
});

test('[MEM-04] a note after a session becomes a suggestion, and a hint where it was written leads to it', async ({
  page,
}) => {
  await turnMemoryOn(page);
  const known = memoryIsKnown(page);
  await page.goto('/focus');
  await known;
  await endSessionWithNote(page, 'Rain sounds help me write reports.');
  const hint = page.getByRole('link', { name: '1 suggestion for your memory' });
  await expect(hint).toBeVisible();
  await expectAccessible(page);
  await hint.click();
  await expect(page).toHaveURL('/memory-assistant');
  await expect(page.getByText('Rain sounds help me write reports.').first()).toBeVisible();
});

test('[MEM-04] nothing is looked at and nothing is fetched for it while memory is off', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/memory_proposals|memory-meaning|look-through|task-memory-note/.test(request.url())) {
      asked.push(request.url());
    }
  });
  const known = memoryIsKnown(page);
  await page.goto('/focus');
  await known;
  await endSessionWithNote(page, 'Rain sounds help me write reports.');
  await page.getByRole('button', { name: 'Some' }).click();
  await expect(page.getByRole('link', { name: /suggestion/ })).toBeHidden();
  expect(asked).toEqual([]);
});

test('[MEM-04] a note written without a network is looked at once there is one', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await turnMemoryOn(page);
  const known = memoryIsKnown(page);
  await page.goto('/focus');
  await known;
  const rules = page.waitForResponse(/look-through/);
  await endSessionWithNote(page, 'It was fine.');
  await rules;
  const waits = () =>
    page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('user_memory_words_')));
  await expect.poll(waits).toBe(false);
  await context.setOffline(true);
  await page.getByLabel('Note').fill('Rain sounds help me write reports.');
  await page.getByLabel('Note').press('Enter');
  expect(await waits()).toBe(true);
  await expect(page.getByRole('link', { name: /suggestion/ })).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByRole('link', { name: '1 suggestion for your memory' })).toBeVisible();
});

test('[MEM-04] steps are shown with what the person said before, which becomes the first step and can be switched off', async ({
  page,
}) => {
  await turnMemoryOn(page);
  await writtenBefore(page, 'ai_procedural_memory', [
    { workflow_name: 'dentist calls', steps: { description: sentence } },
  ]);
  await writtenBefore(page, 'tasks', [{ title: 'Call the dentist', energy: 'low' }]);
  await knows(page, 'procedural');
  const known = memoryIsKnown(page);
  await page.goto('/tasks');
  await known;
  await fromMenu(page, 'Call the dentist', 'Break it down');
  const steps = page.getByRole('region', { name: 'Steps' });
  const note = steps.getByRole('complementary', { name: 'From your memory' });
  await expect(note).toContainText(`“${sentence}”`);
  await expect(note).toContainText('From your memory, ');
  await expectAccessible(page, 'dialog');
  await steps.getByRole('button', { name: '3 small steps' }).click();
  await expect(note).toContainText(sentence);
  await expectAccessible(page, 'dialog');
  await note.getByRole('button', { name: 'Make it the first step' }).click();
  await expect(steps.getByRole('checkbox', { name: 'Write the question down before I call' })).toBeVisible();

  await note.getByRole('button', { name: 'Don’t use memory here' }).click();
  await expect(steps.getByText('Memory is off here now.')).toBeVisible();
  await expect(note).toBeHidden();
  await expectAccessible(page, 'dialog');
  const again = memoryIsKnown(page);
  await page.reload();
  await again;
  await fromMenu(page, 'Call the dentist', 'Break it down');
  await expect(steps.getByRole('checkbox')).toHaveCount(1);
  await expect(note).toBeHidden();
});

test('[MEM-04] the task that is picked shows what the person said before, and nothing moves when it comes', async ({
  page,
}) => {
  await turnMemoryOn(page);
  await writtenBefore(page, 'ai_procedural_memory', [
    { workflow_name: 'dentist calls', steps: { description: sentence } },
  ]);
  await writtenBefore(page, 'tasks', [{ title: 'Call the dentist', energy: 'low' }]);
  const held = Promise.withResolvers<void>();
  await knows(page, 'procedural', held.promise);
  const known = memoryIsKnown(page);
  await page.goto('/tasks');
  await known;
  await page.getByRole('button', { name: 'Pick for me' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pick for me' });
  const asked = page.waitForRequest('**/functions/v1/memory-meaning');
  await dialog.getByRole('radio', { name: 'No limit' }).click();
  await asked;
  const start = dialog.getByRole('button', { name: 'Start', exact: true });
  const before = await start.boundingBox();
  held.resolve();
  await expect(dialog.getByText(`“${sentence}”`)).toBeVisible();
  expect(await start.boundingBox()).toEqual(before);
  await expectAccessible(page, 'dialog');
});

test('[MEM-04] setting up a session offers the sound that the person’s memory names', async ({ page }) => {
  await turnMemoryOn(page);
  await writtenBefore(page, 'ai_associative_memory', [
    {
      primary_element: 'calls',
      associated_element: 'Deep Focus',
      context: { sentence: 'Deep Focus music helps me before a call.' },
    },
  ]);
  await writtenBefore(page, 'tasks', [{ title: 'Call the bank', energy: 'low', kind: 'call' }]);
  await knows(page, 'associative');
  await page.goto('/focus');
  const note = page.getByRole('complementary', { name: 'From your memory' });
  await expect(note).toContainText('“Deep Focus music helps me before a call.”');
  await expectAccessible(page);
  await note.getByRole('button', { name: 'Choose Deep Focus' }).click();
  const choice = page.getByRole('radiogroup', { name: 'Music', exact: true });
  await expect(choice.getByRole('radio', { name: 'Deep Focus' })).toBeChecked();
  await expect(note.getByRole('button', { name: 'Deep Focus is chosen' })).toBeDisabled();
});
