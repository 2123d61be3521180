import { expectAccessible } from '../support/accessible.ts';
import { expect, takeSession, test, toast } from '../support/fixtures.ts';
import { followDevice, inTheme, themes } from '../support/themes.ts';
import { daysAgo, writtenBefore } from '../support/written-before.ts';

const path = '/data-archival';

const finished = (title: string, days: number) => ({
  title,
  state: 'done',
  done_at: daysAgo(days),
  created_at: daysAgo(days + 10),
});

test('[ARCHIVE-01] an old finished task is archived, leaves the list, is found by search, and comes back', async ({
  page,
  person,
}) => {
  await takeSession(page, person);
  await writtenBefore(page, 'tasks', [
    finished('Send the marmalade letter', 100),
    finished('Water the fern', 2),
  ]);
  await page.goto(path);
  const archive = page.getByRole('region', { name: 'Finished things' });
  await expect(archive.getByText('Finished over 90 days ago: 1 task.')).toBeVisible();
  await archive.getByText('Show it').click();
  await expect(archive.getByRole('listitem')).toHaveText('Send the marmalade letter');
  await archive.getByRole('button', { name: 'Archive 1 task' }).click();
  await expect(toast(page)).toContainText('Archived');
  await expect(archive.getByText('1 task. Nothing was deleted.')).toBeVisible();

  await page.getByRole('link', { name: 'Tasks', exact: true }).first().click();
  await page.getByRole('heading', { name: 'Done', exact: true }).click();
  await expect(page.getByText('Water the fern')).toBeVisible();
  await expect(page.getByText('Send the marmalade letter')).toHaveCount(0);
  await expect(page.getByRole('link', { name: '1 task archived' })).toBeVisible();

  await page.goto('/search?q=marmalade');
  const own = page.getByRole('region', { name: 'Your tasks' });
  await expect(own.getByText('Archived')).toBeVisible();
  await expectAccessible(page);
  await own.getByRole('button', { name: 'Bring back “Send the marmalade letter”' }).click();
  await expect(own.getByText('Done')).toBeVisible();

  await page.goto('/tasks');
  await page.getByRole('heading', { name: 'Done', exact: true }).click();
  await expect(page.getByText('Send the marmalade letter')).toBeVisible();
  await expect(page.getByRole('link', { name: /archived$/ })).toHaveCount(0);
});

test('[ARCHIVE-01] archiving works without a network and reaches the server afterwards', async ({
  page,
  person,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)/);
  await takeSession(page, person);
  await writtenBefore(page, 'tasks', [finished('Send the marmalade letter', 100)]);
  await page.goto('/tasks');
  await page.getByRole('heading', { name: 'Done', exact: true }).click();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Archive “Send the marmalade letter”' }).click();
  await expect(page.getByRole('link', { name: '1 task archived' })).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByRole('link', { name: '1 task archived' })).toBeVisible();
});

for (const width of [1280, 390]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('[ARCHIVE-01] the page Data Archival has no accessibility finding in either theme', async ({
      page,
      person,
    }, info) => {
      await takeSession(page, person);
      await followDevice(page);
      await writtenBefore(page, 'tasks', [
        finished('Send the marmalade letter', 100),
        finished('Water the fern', 2),
        { ...finished('Call the plumber', 200), archived_at: daysAgo(3) },
        { ...finished('Return the library books', 300), archived_at: daysAgo(40) },
      ]);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Data Archival' })).toBeVisible();
      await expect(page.getByText('Your tasks and projects').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Archive 1 task' })).toBeVisible();
      await page.getByRole('heading', { name: 'What is kept, and for how long' }).click();
      for (const theme of themes) {
        await inTheme(page, theme);
        await expectAccessible(page);
        await page.screenshot({ path: info.outputPath(`${width}-${theme}.png`), fullPage: true });
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });
}
