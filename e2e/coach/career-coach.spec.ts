import { expectAccessible } from '../support/accessible.ts';
import { expect, signIn, takeSession, test, toast } from '../support/fixtures.ts';
import { idsIn, writtenBefore } from '../support/written-before.ts';

const path = '/career-coach';
const box = /What would you like to go better/;
const two = (value: number): string => String(value).padStart(2, '0');
const dayFromNow = (days: number): string => {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

test('[COACH-01] a goal becomes one experiment, lands in tasks with its day, and is there after a reload', async ({
  page,
  person,
}) => {
  await signIn(page, person, path);
  await expect(page.getByRole('heading', { level: 1, name: 'Career Coach' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(box).fill('I cannot start my report');
  await page.getByRole('button', { name: 'Find one thing to try' }).click();
  const card = page.getByRole('region', { name: 'Open it, nothing more' });
  await expect(card).toContainText('It worked if');
  await expect(card).toContainText('Used: only your own words.');
  await expectAccessible(page);
  expect(await idsIn(page, 'coach_goals')).toEqual([]);

  await card.getByLabel('Begin on').fill(dayFromNow(2));
  await card.getByRole('button', { name: 'Try it this week' }).click();
  await expect(toast(page)).toContainText('is in your tasks');
  const running = page.getByRole('list', { name: 'Running experiments' });
  await expect(running.getByRole('heading', { name: 'Open it, nothing more' })).toBeVisible();
  await expect.poll(async () => (await idsIn(page, 'coach_experiments')).length).toBe(1);
  expect(await idsIn(page, 'coach_goals')).toHaveLength(1);

  await page.reload();
  await expect(running.getByRole('heading', { name: 'Open it, nothing more' })).toBeVisible();
  await running.getByRole('link', { name: 'See your tasks' }).click();
  await page.getByText('Later', { exact: true }).first().click();
  await expect(page.getByText('Try: Open it, nothing more').first()).toBeVisible();
});

test('[COACH-01] when its day has come it asks what happened, and makes the step smaller', async ({
  page,
  person,
}) => {
  await takeSession(page, person);
  await writtenBefore(page, 'coach_experiments', [
    {
      material_id: 'open-the-file',
      title: 'Open it, nothing more',
      what: 'Each morning, open the file you avoid.',
      sign: 'On three days the file was open before your inbox.',
      smallest: 'Open it once and read the first line.',
      do_on: dayFromNow(-8),
      follow_up_on: dayFromNow(-1),
    },
  ]);
  await page.goto(path);
  const form = page.getByRole('form', { name: 'How did “Open it, nothing more” go?' });
  await form.getByRole('radio', { name: 'I didn’t try it' }).check();
  await form.getByRole('radio', { name: 'It was too big' }).check();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  const answer = page.getByRole('region', { name: 'Your answer' });
  await expect(answer).toBeFocused();
  await expect(answer).toContainText('Open it once and read the first line.');
  await expectAccessible(page);
  await answer.getByRole('button', { name: 'Go on with it' }).click();
  await expect(page.getByRole('list', { name: 'Running experiments' })).toContainText(
    'Open it once and read the first line.',
  );
  await page.getByText('What you tried', { exact: true }).click();
  await expect(page.getByRole('list', { name: 'Past experiments' })).toContainText('I didn’t try it');
});

test('[COACH-01] a crisis is met with care, without a task, and nothing of it is kept', async ({
  page,
  person,
}) => {
  await signIn(page, person, path);
  await page.getByLabel(box).fill('I do not want to live any more');
  await page.getByRole('button', { name: 'Find one thing to try' }).click();
  const answer = page.getByRole('region', { name: 'Answer', exact: true });
  await expect(answer.getByRole('heading', { name: 'Thank you for saying it' })).toBeVisible();
  await expect(answer.getByText('A crisis line in your country')).toBeVisible();
  await expect(answer.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
  expect(await idsIn(page, 'coach_goals')).toEqual([]);
});

test('[COACH-01] without a network a goal is still met, and what is tried is sent later', async ({
  page,
  person,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError/);
  await signIn(page, person, path);
  // What answers comes when somebody first asks. Afterwards it is here.
  await page.getByLabel(box).fill('everything');
  await page.getByRole('button', { name: 'Find one thing to try' }).click();
  await expect(page.getByRole('region', { name: 'One question' })).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel(box).fill('I forget what I promised in meetings');
  await page.getByRole('button', { name: 'Find one thing to try' }).click();
  await page.getByRole('button', { name: 'Try it this week' }).click();
  await expect(page.getByRole('list', { name: 'Running experiments' })).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await idsIn(page, 'coach_experiments')).length).toBe(1);
});

test('[COACH-01] a tier without the coach says so kindly', async ({ page, person }) => {
  await signIn(page, person);
  await page.route('**/rest/v1/rpc/current_licence', (route) =>
    route.fulfill({ json: { tier: 'free', source: 'licence', valid_until: null, features: [] } }),
  );
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Not part of your tier' })).toBeVisible();
  await expect(page.getByText('Career coach comes with Pro and above.')).toBeVisible();
  await expect(page.getByLabel(box)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See the tiers' }).click();
  await expect(page).toHaveURL(/\/features-pricing$/);
});
