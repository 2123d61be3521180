import type { Page } from '@playwright/test';
import { z } from 'zod';
import { signIn as signInByHand } from '#server/testing/sign-in.ts';
import { admin, expect, signIn, test, toast } from '../support/fixtures.ts';
import { wavOf, writeFiles } from '../support/sound-files.ts';

const configSchema = z.object({ publishableKey: z.string() });

/** The review, by the calls its desk makes. */
const reviewer = async (url: string) => {
  const { publishableKey } = configSchema.parse(await (await fetch(`${url}/config.json`)).json());
  return (await signInByHand({ url, publishableKey }, admin)).client;
};

const row = (page: Page, title: string) =>
  page
    .getByRole('region', { name: 'Your uploads' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `More for ${title}` }) });

/** Offered, stored and measured. */
const offer = async (page: Page, folder: string, title: string, hz: number): Promise<void> => {
  const files = await writeFiles(folder, { [`Nina - ${title}.wav`]: wavOf(6, hz) });
  await page.getByRole('radio', { name: 'Offer them to the library' }).check();
  await page.getByRole('checkbox').check();
  await page.getByLabel('Music files').setInputFiles([...files]);
  await expect(row(page, title)).toContainText('Waiting for an admin to listen');
  await expect(row(page, title)).toContainText('Measured: ', { timeout: 150_000 });
  await expect(row(page, title)).toContainText('By convention: ');
};

test('[UPLOAD-02] somebody is told once that an upload was not taken and why, and keeps it', async ({
  page,
  person,
  host,
}, info) => {
  const title = `Hail ${info.testId}`;
  await signIn(page, person, '/upload');
  await offer(page, info.outputPath(), title, 196);
  const client = await reviewer(host.url);
  const { data } = await client.from('music_staging').select('id').eq('title', title).single();
  const told = page.waitForResponse((answer) =>
    (answer.request().postData() ?? '').includes('verdict_seen_at'),
  );
  const { error } = await client.rpc('reject_upload', { upload: data?.id ?? '', reason: 'Too loud.' });
  expect(error).toBe(null);

  // The page hears of it by itself.
  const news = page.getByText(`“${title}” wasn’t taken: Too loud.`);
  await expect(news).toBeVisible();
  await expect(row(page, title)).toContainText('Not taken: Too loud.');
  await told;
  await page.reload();
  await expect(row(page, title)).toContainText('Otherwise we delete it on');
  await expect(news).toHaveCount(0);
  await row(page, title).getByRole('button', { name: 'Keep it, only for me' }).click();
  await expect(row(page, title)).toContainText('Only you can hear it');
});

test('[UPLOAD-02] somebody who is elsewhere is told once what became of an upload, with the way to it', async ({
  page,
  person,
  host,
}, info) => {
  const title = `Sleet ${info.testId}`;
  await signIn(page, person, '/upload');
  await offer(page, info.outputPath(), title, 233);
  await page.goto('/tasks');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const client = await reviewer(host.url);
  const { data } = await client.from('music_staging').select('id').eq('title', title).single();
  const verdict = await client.rpc('reject_upload', { upload: data?.id ?? '', reason: 'Too loud.' });
  expect(verdict.error).toBe(null);

  const notices = page.getByRole('region', { name: /^Background notices/ });
  const words = `“${title}” wasn’t taken: Too loud.`;
  await expect(notices.getByText(words)).toBeVisible();
  // The same tab says it once, and asks whether there is anything new.
  const asked = page.waitForResponse((answer) => answer.url().includes('verdict_seen_at=is.null'));
  await page.reload();
  await asked;
  await expect(page.getByText(words)).toHaveCount(0);

  // Another one has not said it yet.
  const other = await page.context().newPage();
  await other.goto('/tasks');
  await expect(other.getByText(words)).toBeVisible();
  await other.getByRole('button', { name: 'See your uploads' }).click();
  await expect(other).toHaveURL(/\/upload$/);
  await expect(other.getByRole('region', { name: 'Your uploads' }).getByText(words)).toBeVisible();
});

test('[UPLOAD-02] an upload in the library plays, and can be taken out of it again', async ({
  page,
  person,
  host,
}, info) => {
  const title = `Thaw ${info.testId}`;
  await signIn(page, person, '/upload');
  await offer(page, info.outputPath(), title, 247);
  const client = await reviewer(host.url);
  const { data } = await client.from('music_staging').select('id').eq('title', title).single();
  expect((await client.rpc('approve_upload', { upload: data?.id ?? '' })).error).toBe(null);

  await expect(page.getByText(`“${title}” is in the library now.`)).toBeVisible();
  await row(page, title)
    .getByRole('button', { name: `Play ${title} by Nina` })
    .click();
  await expect(row(page, title).getByRole('button', { name: `Pause ${title} by Nina` })).toBeVisible();
  await row(page, title)
    .getByRole('button', { name: `More for ${title}` })
    .click();
  await page.getByRole('menuitem', { name: 'Take it out of the library' }).click();
  await expect(toast(page)).toContainText('It’s out of the library.');
  await expect(row(page, title)).toContainText('Only you can hear it');
});

test('[ANALYSIS-02] where the server does not analyse a file, the browser does', async ({
  page,
  person,
  problems,
}, info) => {
  problems.expect(/503/);
  await page.route('**/functions/v1/real-audio-analyzer', (route) =>
    route.fulfill({ status: 503, json: { success: false, error: 'Server analysis failed' } }),
  );
  const files = await writeFiles(info.outputPath(), { 'Hum.wav': wavOf(5, 440) });
  await signIn(page, person, '/upload');
  await page.getByRole('radio', { name: 'Only me' }).check();
  await page.getByRole('checkbox').check();
  const saved = page.waitForRequest(
    (request) =>
      request.method() === 'PATCH' && (request.postData() ?? '').includes('real_frequency_analysis'),
  );
  await page.getByLabel('Music files').setInputFiles([...files]);
  const analysis = z
    .object({
      ai_analysis_status: z.string(),
      brainwave_frequency_hz: z.number(),
      duration_seconds: z.number(),
    })
    .parse((await saved).postDataJSON());
  expect(analysis.ai_analysis_status).toBe('completed');
  expect(analysis.brainwave_frequency_hz).toBeGreaterThan(435);
  expect(analysis.brainwave_frequency_hz).toBeLessThan(445);
  expect(analysis.duration_seconds).toBe(5);
  await expect(page.getByText('Hum.wav uploaded and analyzing')).toBeVisible();
  await expect(row(page, 'Hum')).toContainText('By convention: ');
});
