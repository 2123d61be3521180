import { expect, signIn, test } from '../support/fixtures.ts';
import { inDatabase } from '../support/host-database.ts';
import { wavOf, writeFiles } from '../support/sound-files.ts';

// Room for a short file, and not for a long one.
test.use({ variables: { STORAGE_ACCOUNT_LIMIT: '600000' } });

test('[LIC-01] [UPLOAD-01] music moves the storage meter alone, and what does not fit is refused in the specified words', async ({
  page,
  person,
  host,
  problems,
}, info) => {
  problems.expect(/status of 413/);
  const files = await writeFiles(info.outputPath(), {
    'Short.wav': wavOf(2, 220),
    'Long.wav': wavOf(20, 330),
  });
  await signIn(page, person, '/upload');
  await page.getByRole('radio', { name: 'Only me' }).check();
  await page.getByRole('checkbox').check();
  const item = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  await page.getByLabel('Music files').setInputFiles(files[0] ?? '');
  await expect(item('Short.wav')).toContainText('Uploaded');
  await page.getByLabel('Music files').setInputFiles(files[1] ?? '');
  await expect(item('Long.wav')).toContainText(
    'Failed to upload Long.wav: The account exceeded its storage quota',
  );

  const used = await inDatabase(
    host,
    `select u.feature, u.used between 0.00000001 and 0.0006 as fits from public.licence_usage u
     join auth.users a on a.id = u.user_id where a.email = $1 and u.used > 0`,
    [person.email],
  );
  expect(used).toEqual([{ feature: 'storageGb', fits: true }]);
  await page.goto('/features-pricing');
  const mine = page.getByRole('region', { name: 'Your tier' });
  await expect(mine.getByRole('listitem').filter({ hasText: 'Documents' })).toContainText('0 in use');
  await expect(mine.getByRole('listitem').filter({ hasText: 'Storage' })).toContainText('under 0.01 GB');
});
