import { expectAccessible } from '../support/accessible.ts';
import { expect, signIn, test } from '../support/fixtures.ts';
import { suggestFromChat, turnOnMemory } from '../support/memory.ts';

const journal = [
  'A short walk before writing helped me a lot.',
  'I always forget where the blue folder is: it’s under the printer.',
  'Phone calls are easier for me when I stand.',
].join('\n\n');

const many = [
  'Rain sounds help me write.',
  'Standing up helps me with phone calls.',
  'A kitchen timer helps me start cleaning.',
  'My sister is called Mia.',
  'The library closes at six on Fridays.',
  'I always put my keys in the blue bowl.',
  'A cold shower wakes me up before exams.',
  'I prefer mornings for paperwork.',
  'Chewing gum helps me listen in meetings.',
  'My dentist is Dr Okafor on Mill Street.',
  'Loud cafes make reading harder for me.',
  'I’m allergic to hazelnuts.',
  'Next time I’ll pack the bag the evening before.',
  'The spare key is under the plant pot.',
].join('\n\n');

test('[MEM-04] suggestions are kept, edited, refused and muted, one by one, and nothing is stored by itself', async ({
  page,
  person,
}) => {
  test.slow();
  await signIn(page, person, '/memory-assistant');
  await turnOnMemory(page);
  await suggestFromChat(page, journal);
  const list = page.getByRole('list', { name: 'Suggestions', exact: true });
  const waiting = list.locator(':scope > li');
  const before = await waiting.count();
  expect(before).toBeGreaterThanOrEqual(2);
  await expectAccessible(page);
  const memories = page.getByRole('radiogroup', { name: 'Kind of memory' }).first();
  await expect(memories).not.toContainText(/[1-9]/);

  // One is kept in other words, with the quote beside it.
  const walk = waiting.filter({ hasText: 'A short walk before writing' });
  await walk.getByRole('button', { name: /^Edit “/ }).click();
  await walk.getByLabel('What to remember').fill('Walk first, then write');
  await walk.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(waiting).toHaveCount(before - 1);
  await expect(page.getByText('Walk first, then write')).toBeVisible();

  await waiting
    .first()
    .getByRole('button', { name: /^Not this/ })
    .click();
  await expect(waiting).toHaveCount(before - 2);

  // What was decided does not come again.
  await page.reload();
  await suggestFromChat(page, journal);
  await expect(page.getByText(/You had decided about \d before\./)).toBeVisible();
  await expect(page.getByText('A short walk before writing')).toHaveCount(0);
});

test('[MEM-04] a new sentence that may replace an old one asks first, with both days', async ({
  page,
  person,
}) => {
  test.slow();
  await signIn(page, person, '/memory-assistant');
  await turnOnMemory(page);
  await page.getByLabel('Add one yourself').fill('My dentist is Dr Brandt on Mill Street');
  await page.getByRole('button', { name: 'Remember this' }).click();
  await expect(page.getByLabel('Add one yourself')).toHaveValue('');
  await suggestFromChat(page, 'My dentist is now Dr Okafor on Mill Street.');
  const list = page.getByRole('list', { name: 'Suggestions', exact: true });
  await list
    .getByRole('button', { name: /^Keep “/ })
    .first()
    .click();
  const question = page.getByRole('group', { name: 'You already have something like this' });
  await expect(question).toContainText('Dr Brandt');
  await expect(question).toContainText('Dr Okafor');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Replaces the old one' }).click();
  await expect(page.getByText('Nothing is waiting.')).toBeVisible();
  // The old one stays readable, with its end.
  await page.getByRole('radio', { name: /^Facts/ }).check();
  await expect(page.getByText('My dentist is Dr Brandt on Mill Street')).toBeVisible();
  await expect(page.getByText(/True until/).first()).toBeVisible();
});

test('[MEM-02] [MEM-04] “Keep all” waits for the limiter in plain sight and can be stopped', async ({
  page,
  person,
}) => {
  test.slow();
  await signIn(page, person, '/memory-assistant');
  await turnOnMemory(page);
  await suggestFromChat(page, many);
  await page.getByRole('button', { name: 'Keep all' }).click();
  await expect(page.getByText(/^Keeping \d+ of \d+$/)).toBeVisible();
  await expect(page.getByText(/^Waiting \d\d s, .*the rest stays here\.$/)).toBeVisible({ timeout: 150_000 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/^Keeping \d+ of \d+$/)).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Suggestions', exact: true })).toBeVisible();
});
