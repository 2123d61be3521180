import { expectAccessible } from '../support/accessible.ts';
import { admin, expect, signIn, test, toast } from '../support/fixtures.ts';
import { wavOf, writeFiles } from '../support/sound-files.ts';

/** The analysis makes room for everything else, and a busy machine has much of that. */
const analysed = { timeout: 150_000 };

test('[ANALYSIS-02] the page of figures shows an upload in curves and words, compares it and analyses it again', async ({
  page,
  person,
}, info) => {
  const files = await writeFiles(info.outputPath(), {
    'Nina - Low.wav': wavOf(12, 220),
    'Nina - High.wav': wavOf(12, 880),
  });
  await signIn(page, person, '/upload');
  await page.getByRole('radio', { name: 'Only me' }).check();
  await page.getByRole('checkbox').check();
  await page.getByLabel('Music files').setInputFiles([...files]);
  await expect(toast(page)).toContainText('All files processed!');

  await page.goto('/music-analysis-page');
  await expect(page.getByText('2 uploads really analysed.')).toBeVisible(analysed);
  await page.getByLabel('Look at').selectOption({ label: 'Low – Nina' });
  const low = page.getByRole('region', { name: 'Low by Nina' });
  await expect(low.getByText(/^Strongest around 200 Hz\./)).toBeVisible();
  await expect(low.getByText('No steady beat anywhere.')).toBeVisible();
  await low.getByText('Spectrum in numbers').click();
  await expect(low.getByRole('row', { name: /^200 Hz/ })).toBeVisible();
  const figures = page.getByRole('table', { name: 'Figures of Low by Nina' });
  await expect(figures.getByRole('row', { name: /^Tempo measured .* no steady beat$/ })).toBeVisible();
  await expect(
    figures.getByRole('row', { name: /^Dominant frequency by convention .* 2[12]\d\.\d Hz$/ }),
  ).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Compare with').selectOption({ label: 'High – Nina' });
  await expect(page.getByRole('columnheader', { name: 'High by Nina' })).toBeVisible();
  await expectAccessible(page);

  await low.getByRole('button', { name: 'Analyse again' }).click();
  await expect(toast(page)).toContainText('The figures are up to date.');
  await page.getByRole('button', { name: 'Re-analyse' }).click();
  await expect(toast(page)).toContainText('Nothing was waiting');
});

test('[ANALYSIS-02] a browser analyses by itself where the server cannot', async ({ page, person }, info) => {
  const files = await writeFiles(info.outputPath(), { 'Nina - Alone.wav': wavOf(6, 220) });
  await signIn(page, person, '/upload');
  await page.getByRole('radio', { name: 'Only me' }).check();
  await page.getByRole('checkbox').check();
  await page.getByLabel('Music files').setInputFiles([...files]);
  await expect(toast(page)).toContainText('All files processed!');
  await page.goto('/music-analysis-page');
  await expect(page.getByText('1 upload really analysed.')).toBeVisible(analysed);
  await page.getByLabel('Look at').selectOption({ label: 'Alone – Nina' });

  await page.route('**/functions/v1/real-audio-analyzer', (route) =>
    route.fulfill({ status: 200, json: { success: false, error: 'Server analysis failed' } }),
  );
  const saved = page.waitForRequest(
    (request) => request.method() === 'PATCH' && request.url().includes('/rest/v1/music_staging'),
  );
  await page.getByRole('button', { name: 'Analyse again' }).click();
  expect((await saved).postDataJSON()).toMatchObject({
    ai_analysis_status: 'completed',
    ai_analysis_results: { analysis_method: 'real_frequency_analysis' },
  });
  await expect(toast(page)).toContainText('The figures are up to date.');
});

test('[LAND-01] somebody who is signed in finds the re-analysis tools on the home page', async ({
  page,
  person,
}) => {
  await signIn(page, person, '/?stay=true');
  const tools = page.getByRole('region', { name: 'Your uploads' });
  await tools.scrollIntoViewIfNeeded();
  await expect(tools.getByText('Nothing to analyse yet.')).toBeVisible();
  await expect(tools.getByRole('button', { name: 'Re-analyse' })).toBeVisible();
});

test('[ANALYSIS-02] an admin has a track of the library measured', async ({ page }) => {
  await signIn(page, admin, '/music-library');
  const link = page.getByRole('link', { name: /^What was measured in/ }).first();
  await link.click();
  await expect(page).toHaveURL(/\/music-analysis-page\?sound=track:/);
  await expect(page.getByText(/^What we know so far: .+ measured/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Measure it' })).toBeVisible();
  await expectAccessible(page);
});
