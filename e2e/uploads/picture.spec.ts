import type { Page } from '@playwright/test';
import { id3Tag } from '#server/uploads/analysis/odd-files.fixture.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, signIn, test, toast } from '../support/fixtures.ts';
import { mp3Of, writeFiles } from '../support/sound-files.ts';

/** A real picture, wider than high, drawn by the browser itself. */
const drawJpeg = async (page: Page): Promise<Uint8Array> => {
  const letters = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 480;
    canvas.height = 320;
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('There is no canvas');
    for (const [colour, from] of [
      ['#d9480f', 0],
      ['#1971c2', 160],
      ['#2f9e44', 320],
    ] as const) {
      pen.fillStyle = colour;
      pen.fillRect(from, 0, 160, 320);
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return Uint8Array.from(Buffer.from(letters, 'base64'));
};

const upload = async (page: Page, folder: string, picture: number | Uint8Array): Promise<void> => {
  const sound = Buffer.concat([id3Tag('Rain', picture), await mp3Of(20, 220)]);
  const files = await writeFiles(folder, { 'Nina - Slow Rain.mp3': sound });
  await page.getByRole('radio', { name: 'Only me' }).check();
  await page.getByRole('checkbox').check();
  await page.getByLabel('Music files').setInputFiles([...files]);
  await expect(page.getByText('Measured: ')).toBeVisible({ timeout: 150_000 });
};

const row = (page: Page) => page.getByRole('region', { name: 'Your uploads' }).getByRole('listitem');

const menu = async (page: Page, name: string): Promise<void> => {
  await row(page).getByRole('button', { name: 'More for Slow Rain' }).click();
  await page.getByRole('menuitem', { name }).click();
};

test('[UPLOAD-02] the picture in a file is offered, used in the list and the player, and removed again', async ({
  page,
  person,
}, info) => {
  await signIn(page, person, '/upload');
  await upload(page, info.outputPath(), await drawJpeg(page));
  // Nothing happens by itself.
  await expect(row(page).locator('img')).toHaveCount(0);
  await row(page).getByRole('button', { name: 'Play Slow Rain by Nina' }).click();
  const bar = page.getByRole('button', { name: /Now Playing: Slow Rain/ });
  await expect(bar).toBeVisible();
  await expect(bar.locator('img')).toHaveCount(0);

  await menu(page, 'Use the picture in the file');
  await expect(toast(page)).toContainText('The picture is in place. Only you see it.');
  const picture = row(page).locator('img');
  await expect(picture).toHaveAttribute('src', /^data:image\/jpeg;base64,\/9j\//);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
  await expect(bar.locator('img')).toBeVisible();
  await expectAccessible(page);

  // It is there after a reload, and in whatever plays next.
  await page.reload();
  await expect(picture).toBeVisible();
  await row(page).getByRole('button', { name: 'Play Slow Rain by Nina' }).click();
  await expect(bar.locator('img')).toBeVisible();

  await menu(page, 'Remove the picture');
  await expect(toast(page)).toContainText('The picture is gone. It’s still in the file.');
  await expect(picture).toHaveCount(0);
  await expect(bar.locator('img')).toHaveCount(0);
});

test('[UPLOAD-02] a picture that cannot be drawn is said so, and nothing changes', async ({
  page,
  person,
}, info) => {
  await signIn(page, person, '/upload');
  await upload(page, info.outputPath(), 5000);
  await menu(page, 'Use the picture in the file');
  await expect(toast(page)).toContainText('We couldn’t read the picture in this file. Nothing was changed.');
  await expect(row(page).locator('img')).toHaveCount(0);
});
