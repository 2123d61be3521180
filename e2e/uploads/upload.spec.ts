import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, signIn, test, toast } from '../support/fixtures.ts';
import { mp3Of, wavOf, writeFiles } from '../support/sound-files.ts';

const answer = async (page: Page, who: 'Only me' | 'Offer them to the library'): Promise<void> => {
  await page.getByRole('radio', { name: who }).check();
  await page.getByRole('checkbox').check();
};

const choose = async (page: Page, files: readonly string[]): Promise<void> =>
  page.getByLabel('Music files').setInputFiles([...files]);

const item = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });

const list = (page: Page) => page.getByRole('region', { name: 'Your uploads' });

test('[UPLOAD-01] a guest sees what uploading does, and the way in', async ({ page }) => {
  await page.goto('/upload');
  await expect(page.getByText('Please log in to upload music')).toBeVisible();
  await expect(page.getByLabel('Music files')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in to upload' }).click();
  await expect(page.getByText('This is a local account. It stays on this computer.')).toBeVisible();
});

test('[UPLOAD-01] several files go up at once, and a bad one stops none of the others', async ({
  page,
  person,
}, info) => {
  const files = await writeFiles(info.outputPath(), {
    'Nina - Slow Rain.wav': wavOf(4, 220),
    'cat.png': Buffer.from('not a sound'),
    'Humming.mp3': await mp3Of(5, 330),
  });
  await signIn(page, person, '/upload');
  await choose(page, files);
  await expect(page.getByText('3 files ready. Please answer this first.')).toBeVisible();
  await answer(page, 'Only me');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Upload 3 files' }).click();
  await expect(toast(page)).toContainText('All files processed!');
  await expect(item(page, 'cat.png')).toContainText('cat.png is not an audio file');
  await expect(
    page.getByText(/uploaded (and analyzing|\(analysis will retry later\))$/).first(),
  ).toBeVisible();

  const rain = list(page).getByRole('listitem').filter({ hasText: 'Slow Rain' });
  await expect(rain).toContainText('Nina · 0:04');
  await expect(rain).toContainText('Only you can hear it');
  await expect(list(page).getByRole('listitem').filter({ hasText: 'Humming' })).toContainText(
    'Unknown Artist',
  );
  await expect(page.getByText(/^Storage: .+ in use/)).toBeVisible();
  await expectAccessible(page);
});

test('[UPLOAD-01] an upload plays at once, is renamed, deleted and brought back, and is not taken twice', async ({
  page,
  person,
}, info) => {
  const files = await writeFiles(info.outputPath(), { 'Nina - Slow Rain.wav': wavOf(30, 220) });
  await signIn(page, person, '/upload');
  await answer(page, 'Only me');
  await choose(page, files);
  const row = list(page).getByRole('listitem').filter({ hasText: 'Nina' });
  await row.getByRole('button', { name: 'Play Slow Rain by Nina' }).click();
  await expect(row.getByRole('button', { name: 'Pause Slow Rain by Nina' })).toBeVisible();
  await row.getByRole('button', { name: 'Pause Slow Rain by Nina' }).click();

  await row.getByRole('button', { name: 'More for Slow Rain' }).click();
  await page.getByRole('menuitem', { name: 'Edit title and artist' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Slower Rain');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByRole('button', { name: 'More for Slower Rain' })).toBeVisible();

  await choose(page, files);
  await expect(page.getByText('You already have this one: Slower Rain')).toBeVisible();

  await row.getByRole('button', { name: 'More for Slower Rain' }).click();
  await page.getByRole('menuitem', { name: 'Offer it to the library' }).click();
  await page.getByRole('button', { name: 'It’s mine to share. Offer it' }).click();
  await expect(row).toContainText('Waiting for an admin to listen');

  await row.getByRole('button', { name: 'More for Slower Rain' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('Slower Rain');
});

test('[LAND-02] the second home page has the same helper', async ({ page, person }, info) => {
  await page.goto('/old-homepage');
  await expect(page.getByText('Please log in to upload music')).toBeVisible();
  const files = await writeFiles(info.outputPath(), { 'Humming.wav': wavOf(2, 330) });
  await signIn(page, person, '/old-homepage?stay=true');
  const section = page.getByRole('region', { name: 'Bring your own music' });
  await answer(page, 'Only me');
  await choose(page, files);
  await expect(section.getByRole('listitem').filter({ hasText: 'Humming.wav' })).toContainText('Uploaded');
  await section.getByRole('link', { name: 'Your uploads' }).click();
  await expect(list(page).getByRole('listitem')).toContainText('Humming');
});
