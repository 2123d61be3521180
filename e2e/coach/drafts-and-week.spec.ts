import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/accessible.ts';
import { expect, signIn, takeSession, test } from '../support/fixtures.ts';
import { writtenBefore } from '../support/written-before.ts';

const path = '/career-coach';

const daysAgo = (days: number, hour: number): string => {
  const date = new Date();
  date.setDate(date.getDate() - days);
  date.setHours(hour, 0, 0, 0);
  return date.toISOString();
};

/** One session that is over, so many days ago. */
const session = (days: number, hour: number, minutes: number, progress: string) => ({
  phase: 'ended',
  started_at: daysAgo(days, hour),
  ended_at: daysAgo(days, hour + 1),
  planned_seconds: 1500,
  focused_seconds: minutes * 60,
  ending: 'finished',
  progress,
});

test('[COACH-01] a draft is filled from one’s own data, left out, edited, kept and downloaded', async ({
  page,
  person,
}) => {
  await signIn(page, person, path);
  await page.getByText('Drafts', { exact: true }).click();
  await page.getByRole('button', { name: 'A quiet place' }).click();
  const text = page.getByRole('textbox', { name: 'Text' });
  await expect(text).toHaveValue(new RegExp(person.name));
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: `Your name: ${person.name}` }).uncheck();
  await expect(text).toHaveValue(/\[your name\]/);
  await text.fill('Dear Kim, could I have a quiet place?');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('A quiet place.txt');
  expect(await readFile(await download.path(), 'utf8')).toBe('Dear Kim, could I have a quiet place?\n');
  await page.getByRole('button', { name: 'Keep it' }).click();

  await page.reload();
  await page.getByText('Drafts', { exact: true }).click();
  const kept = page.getByRole('region', { name: 'Drafts you kept' });
  await kept.getByRole('button', { name: 'A quiet place', exact: true }).click();
  await expect(text).toHaveValue('Dear Kim, could I have a quiet place?');
});

test('[COACH-01] telling shows both sides, and an interview goes card by card', async ({ page, person }) => {
  await signIn(page, person, path);
  await page.getByText('Telling at work, or not', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'What speaks for telling' })).toBeVisible();
  const lines = (name: string) => page.getByRole('region', { name }).getByRole('listitem');
  await expect(lines('What speaks for telling')).toHaveCount(
    await lines('What speaks for not telling').count(),
  );
  await page.getByText('Rehearse an interview', { exact: true }).click();
  await page.getByRole('button', { name: 'Show a frame' }).click();
  await page.getByRole('button', { name: 'Next card' }).click();
  await expect(page.getByText(/^Card 2 of/)).toBeVisible();
  await expectAccessible(page);
});

test('[COACH-01] the week and the strengths are told with the numbers behind them', async ({
  page,
  person,
}) => {
  await takeSession(page, person);
  await writtenBefore(page, 'focus_sessions', [
    ...[0, 1, 2, 3, 4].map((days) => session(days, 9, 40, 'done')),
    ...[8, 9, 10, 11, 12, 13].map((days) => session(days, 18, 20, 'stuck')),
  ]);
  await page.goto(path);
  const ask = page.getByRole('button', { name: 'Look back on my week' });
  const week = page.getByRole('region', { name: 'Your week' });
  await expect(week.getByText('What was different').or(ask)).toBeVisible();
  if (await ask.isVisible()) await ask.click();
  await expect(week).toContainText('Sessions ran 40 minutes, usually 20 (5 sessions, 6 before).');
  await expect(week).toContainText(
    'Mornings went with getting somewhere: 5 of 5 sessions, and 0 of 6 otherwise.',
  );
  await expectAccessible(page);
  await page.getByText('What goes well', { exact: true }).click();
  const when = page.getByRole('region', { name: 'When it goes well' });
  await expect(when.getByText('Evenings: 0 of 6 sessions')).toBeVisible();
  await expectAccessible(page);
});

test.describe('390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[COACH-01] on a phone the coach fits, and nothing stands out to the side', async ({
    page,
    person,
  }) => {
    await signIn(page, person, path);
    await page.getByLabel(/What would you like to go better/).fill('I cannot start my report');
    await page.getByRole('button', { name: 'Find one thing to try' }).click();
    await expect(page.getByRole('button', { name: 'Try it this week' })).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
});
