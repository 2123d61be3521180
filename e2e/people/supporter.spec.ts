import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, type Person, signIn, takeSession, test, toast } from '../support/fixtures.ts';
import { daysAgo, writtenBefore } from '../support/written-before.ts';

const supporterOf = ({ email }: Person): Person => ({ email: `weber-${email}`, name: 'Dr Weber' });

const openElsewhere = async (browser: Browser, baseURL: string | undefined): Promise<Page> => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
  });
  return context.newPage();
};

/** A week of somebody who had other things to do as well. */
const writeWeek = async (page: Page): Promise<void> => {
  await writtenBefore(page, 'energy_checks', [
    { at: daysAgo(1), hour: 9, energy: 'low', moment: 'check-in' },
    { at: daysAgo(1), hour: 15, energy: 'high', moment: 'check-in' },
    { at: daysAgo(3), hour: 10, energy: 'medium', moment: 'check-in' },
  ]);
  await writtenBefore(page, 'tasks', [
    { title: 'Call the secret number', state: 'done', done_at: daysAgo(1), created_at: daysAgo(3) },
  ]);
  await writtenBefore(page, 'focus_sessions', [
    {
      phase: 'ended',
      started_at: daysAgo(1),
      ended_at: daysAgo(1),
      planned_seconds: 1500,
      focused_seconds: 1500,
      ending: 'finished',
    },
  ]);
};

/** Chooses, sees what the other will see, agrees. Gives back the link. */
const invite = async (page: Page): Promise<string> => {
  const panel = page.getByRole('region', { name: 'Who can look in' });
  await panel.getByRole('button', { name: 'Invite someone' }).click();
  await panel.getByRole('textbox', { name: 'Who is it for?' }).fill('My therapist');
  await expect(panel.getByRole('textbox', { name: 'Your name' })).toHaveValue('Robin');
  for (const name of ['Energy over the week', 'Focus time', 'Number of finished tasks']) {
    await panel.getByRole('switch', { name }).click();
  }
  await panel.getByRole('switch', { name: 'They may ask me one question a week' }).click();
  await panel.getByRole('button', { name: 'Show me what they’ll see' }).click();
  await expect(panel.getByRole('heading', { name: 'What My therapist will see' })).toBeFocused();
  await expect(panel.getByText('25 min of focus in 1 session.')).toBeVisible();
  await expect(panel).not.toContainText('secret number');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'I agree, make the link' }).click();
  const link = panel.getByText(/\/supporter\/join#token=/);
  const address = (await link.textContent()) ?? '';
  await panel.getByRole('button', { name: 'Done' }).click();
  await expect(link).toHaveCount(0);
  return address;
};

test('[AUD-01] a share is agreed to, looked at, shown as a look, and refused once it is ended', async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  await takeSession(page, person);
  await writeWeek(page);
  await page.goto('/data-archival');
  const link = await invite(page);

  // The supporter is new on that device: signing in leads back to the invitation, and no request ever has its secret.
  const other = await openElsewhere(browser, baseURL);
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Someone wants to share with you' })).toBeVisible();
  expect(other.url()).not.toContain('token');
  await takeSession(other, supporterOf(person));
  await other.goto('/auth-required?next=%2Fsupporter%2Fjoin');
  await expect(other.getByRole('heading', { name: 'Robin wants to share with you' })).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Accept' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Robin' })).toBeVisible();
  await expect(other.getByText('25 min of focus in 1 session.')).toBeVisible();
  await expect(other.getByRole('main')).not.toContainText('secret number');
  await expect(
    other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'People' }),
  ).toBeVisible();
  const secret = new URL(link).hash.replace('#token=', '');
  expect(asked.filter((url) => url.includes(secret))).toEqual([]);
  await expectAccessible(other);

  await other.getByRole('textbox', { name: 'Your question' }).fill('What helped this week?');
  await other.getByRole('button', { name: 'Ask it each week' }).click();
  await expect(toast(other)).toContainText('Your question is set');
  await other.getByRole('button', { name: 'Write a note' }).click();
  await other.getByRole('textbox', { name: 'New note' }).fill('Ask about mornings');
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();

  const download = other.waitForEvent('download');
  await other.getByRole('button', { name: 'Download a one-page summary' }).click();
  expect((await download).suggestedFilename()).toMatch(/^kindling-summary-\d{4}-\d\d-\d\d\.pdf$/);

  // The one who shares sees both looks and the question, and nothing of the note.
  await page.reload();
  const panel = page.getByRole('region', { name: 'Who can look in' });
  await expect(panel.getByText(/^2, last /)).toBeVisible();
  await panel.getByText('Looks', { exact: false }).first().click();
  await expect(panel.getByText(/^On the page: energy over the week/)).toBeVisible();
  await expect(panel.getByText(/^As a PDF: energy over the week/)).toBeVisible();
  await panel.getByRole('textbox', { name: 'What helped this week?' }).fill('Walking');
  await panel.getByRole('button', { name: 'Answer' }).click();
  await expect(toast(page)).toContainText('Answered');
  await expect(page.getByRole('main')).not.toContainText('Ask about mornings');
  await expectAccessible(page);

  // Ended here; over there the picture goes without anybody pressing anything.
  await panel.getByRole('button', { name: 'End the share with My therapist' }).click();
  await page.getByRole('button', { name: 'Yes, end it' }).click();
  await expect(panel.getByText('Nobody.')).toBeVisible();
  await expect(other.getByText('This isn’t shared with you any more')).toBeVisible();
  await expect(other.getByRole('main')).not.toContainText('25 min of focus');
  await other.reload();
  await expect(other.getByText('This isn’t shared with you any more')).toBeVisible();
  await expect(other.getByRole('textbox', { name: /^Note of/ })).toHaveValue('Ask about mornings');
  await expectAccessible(other);
  await other.getByRole('link', { name: 'All people' }).click();
  await expect(other.getByRole('heading', { name: 'Nobody shares with you yet' })).toBeVisible();
  await expect(
    other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'People' }),
  ).toHaveCount(0);
  await other.context().close();
});

test('[AUD-01] an invitation that nobody made is not open, and the page of one’s people explains itself', async ({
  page,
  person,
  problems,
}) => {
  problems.expect(/404 \(Not Found\) \S+read_support_invitation/);
  await signIn(page, person, '/supporter');
  await expect(page.getByRole('heading', { name: 'Nobody shares with you yet' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/supporter/join#token=nobodymadethis');
  await expect(page.getByRole('heading', { name: 'This invitation isn’t open' })).toBeVisible();
  expect(page.url()).not.toContain('nobody');
});
