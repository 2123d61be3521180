import { expect, takeSession, test, toast } from '../support/fixtures.ts';
import { daysAgo, idsIn, writtenBefore } from '../support/written-before.ts';

test('[ARCHIVE-01] a copy is taken, everything is deleted for good, and the copy brings it back', async ({
  page,
  person,
}) => {
  await takeSession(page, person);
  await writtenBefore(page, 'tasks', [
    { title: 'Send the marmalade letter', description: 'With the blue stamp' },
    { title: 'Water the fern', state: 'done', done_at: daysAgo(100), archived_at: daysAgo(3) },
  ]);
  await writtenBefore(page, 'energy_checks', [{ energy: 'low', hour: 9 }]);
  const ids = (await idsIn(page, 'tasks')).toSorted();
  await page.goto('/data-archival');

  const downloads = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a copy' }).click();
  const file = await (await downloads).path();
  await expect(page.getByText(/is in your downloads/)).toBeVisible();

  const remove = page.getByRole('region', { name: 'Delete your data' });
  await remove.getByText('Tasks, steps and first steps of your own').click();
  await remove.getByText('Energy and mood check-ins').click();
  await remove.getByRole('button', { name: 'Show what would go' }).click();
  await remove.getByRole('radiogroup', { name: 'How it goes' }).getByRole('radio').last().check();
  await remove.getByRole('button', { name: 'Delete 3 for good' }).click();
  await expect(toast(page)).toBeVisible();
  await expect.poll(() => idsIn(page, 'tasks')).toEqual([]);

  const restore = page.getByRole('region', { name: 'Put a copy back' });
  await restore.getByLabel('Copy to put back').setInputFiles(file);
  await expect(restore.getByRole('heading', { name: 'What this copy would bring' })).toBeVisible();
  expect(await idsIn(page, 'tasks')).toEqual([]);
  await restore.getByRole('button', { name: /^Put back/ }).click();
  await expect(restore.getByRole('heading', { name: /put back$/ })).toBeVisible();

  expect((await idsIn(page, 'tasks')).toSorted()).toEqual(ids);
  expect(await idsIn(page, 'energy_checks')).toHaveLength(1);
  // As it was: still put away.
  await expect(page.getByRole('list', { name: 'In the archive' })).toContainText('Water the fern');
  // This device has it too, with nothing pressed.
  await page.goto('/search?q=marmalade');
  await expect(page.getByRole('region', { name: 'Your tasks' })).toContainText('Send the marmalade letter');
});
