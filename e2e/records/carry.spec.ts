import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { z } from 'zod';
import { expectAccessible } from '../support/accessible.ts';
import { chooseLocalAccount, expect, test } from '../support/fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

const exported = z.object({
  format: z.literal('kindling-export'),
  version: z.literal(1),
  complete: z.boolean(),
  missing: z.array(z.unknown()),
  account: z.object({ email: z.string() }),
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

const textOf = async (download: Download): Promise<string> => readFile(await download.path(), 'utf8');

const downloaded = async (page: Page, button: string): Promise<string> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return textOf(download);
};

const list = [
  'TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE',
  'task,Call the landlord @15min,About the tap,1,1,Robin (1),,2099-11-20,en,',
  'task,Find the number,,4,2,Robin (1),,,en,',
  'task,=Sort the post,,4,1,Robin (1),,every blue moon,en,',
].join('\n');

const area = (page: Page) => page.getByLabel('Paste your list, or drop a file here');

test('[ROUTE-01] [ARCHIVE-01] a list is previewed, imported and undone, and everything is exported again', async ({
  page,
  person,
  problems,
}) => {
  // Without a network, and without the service worker that would have them, late parts stay away.
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  // A guest reads how it works, and comes back here through the door.
  await page.goto('/documentation-migration');
  await expect(page.getByRole('heading', { level: 1, name: 'Import your tasks' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'From Todoist' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in to import' }).click();
  await chooseLocalAccount(page, person);
  await expect(page).toHaveURL('/documentation-migration');

  // What cannot be read gets one sentence, and what was typed stays.
  await area(page).fill('{"kind":');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('This JSON file is incomplete or damaged.')).toBeVisible();
  await expect(area(page)).toHaveValue('{"kind":');
  await expectAccessible(page);
  await page.getByLabel('List file').setInputFiles({
    name: 'lists.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from([0x50, 0x4b, 3, 4, 0, 0]),
  });
  await expect(page.getByText('This is a ZIP file.')).toBeVisible();

  // Without a network from here on: reading and bringing need none.
  await area(page).fill(list);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: '2 tasks found' })).toBeFocused();
  const first = page.getByRole('list', { name: 'The first few' });
  await expect(first.getByRole('listitem')).toHaveText([
    'Call the landlord20 Nov 2099 · 15 min · 1 step · has a note',
    '=Sort the posthas a note',
  ]);
  await page.getByText('How we read each column').click();
  await expect(page.getByText('Read as Todoist.')).toBeVisible();
  await expect(page.getByText('1 task with a date, a repeat')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 2 tasks' }).click();
  await expect(page.getByRole('heading', { name: '2 tasks imported' })).toBeFocused();
  await page.context().setOffline(false);
  await expectAccessible(page);

  // They wait where they do not shout.
  await page.getByRole('link', { name: 'See my tasks' }).click();
  await expect(page.getByText('Nothing is waiting.')).toBeVisible();
  await page.getByText('Later', { exact: true }).click();
  await expect(page.getByText('Call the landlord')).toBeVisible();
  await page.goBack();

  // One press takes it all back; brought again, it is there again.
  await page.getByRole('button', { name: 'Undo' }).click();
  await area(page).fill(list);
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Import 2 tasks' }).click();
  await page.getByRole('button', { name: 'Import another list' }).click();
  // A second time, they are here already.
  await area(page).fill(list);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('There’s nothing new in it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 0 tasks' })).toBeDisabled();

  // Out again: one file with everything, tasks as a table that comes back in.
  await page.getByRole('link', { name: 'how to download your data' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Download your data' })).toBeVisible();
  await expectAccessible(page);
  const everything = exported.parse(JSON.parse(await downloaded(page, 'Download everything')));
  await expect(page.getByText('Nothing is missing.')).toBeVisible();
  expect(everything.missing).toEqual([]);
  expect(everything.account.email).toBe(person.email);
  const titles = (everything.data['tasks'] ?? []).filter((task) => task['deletedAt'] === undefined);
  expect(new Set(titles.map((task) => task['title']))).toEqual(
    new Set(['=Sort the post', 'Call the landlord']),
  );
  expect(titles).toHaveLength(2);
  expect(everything.data['user_sessions']?.length).toBeGreaterThan(0);
  expect(JSON.stringify(everything)).not.toContain('session_token');

  const csv = await downloaded(page, 'Tasks as CSV');
  expect(csv).toContain(`"'=Sort the post"`);
  expect(await downloaded(page, 'Tasks as plain text')).toContain('- [ ] Call the landlord');
  await page.getByRole('link', { name: 'import it' }).click();
  await page.getByLabel('List file').setInputFiles({
    name: 'tasks.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  });
  await expect(page.getByText('Read as Kindling.')).toBeVisible();
  await page.getByRole('switch', { name: 'Import tasks you already have here (2 tasks)' }).click();
  await expect(page.getByRole('button', { name: 'Import 2 tasks' })).toBeEnabled();
  await expect(page.getByRole('list', { name: 'The first few' })).toContainText('=Sort the post');
});

test('[ARCHIVE-01] an export names a part that cannot be read, and can be cancelled', async ({
  page,
  person,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await page.goto('/data-export');
  await page.getByRole('button', { name: 'Sign in to download' }).click();
  await chooseLocalAccount(page, person);
  // Not in the middle of the way back from the sign-in.
  await expect(page.getByRole('button', { name: 'Download everything' })).toBeVisible();
  await page.route('**/rest/v1/licences?*', (route) => route.fulfill({ status: 503, json: {} }));
  const short = exported.parse(JSON.parse(await downloaded(page, 'Download everything')));
  expect(short.complete).toBe(false);
  expect(short.missing).toEqual([{ part: 'licences', why: 'No answer from the server.' }]);
  await expect(page.getByText('licences: No answer from the server.')).toBeVisible();
  await expectAccessible(page);

  // One that never answers: the person need not wait for it.
  await page.route('**/rest/v1/licences?*', () => undefined);
  await page.getByRole('button', { name: 'Download everything' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Stopped. No file was saved, and nothing is lost.')).toBeVisible();
});
