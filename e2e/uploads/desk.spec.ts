import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { admin, expect, type Person, signIn, test, toast } from '../support/fixtures.ts';
import { mp3Of, wavOf, writeFiles } from '../support/sound-files.ts';

const answer = async (page: Page, who: 'Only me' | 'Offer them to the library'): Promise<void> => {
  await page.getByRole('radio', { name: who }).check();
  await page.getByRole('checkbox').check();
};

const upload = async (page: Page, files: readonly string[]): Promise<void> => {
  await page.getByLabel('Music files').setInputFiles([...files]);
  await expect(toast(page)).toContainText('All files processed!');
};

const wordOf = ({ email }: Person): string => email.slice('robin-'.length).slice(0, 8);

/** The analysis makes room for everything else, and a busy machine has much of that. */
const analysed = { timeout: 150_000 };

/** Another person's browser. */
const otherPage = async (browser: Browser, url: string): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: url,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  return context.newPage();
};

const desk = (page: Page) => page.getByRole('region', { name: 'Review' });
const own = (page: Page) => page.getByRole('region', { name: 'Your uploads' });
const row = (page: Page, title: string) =>
  desk(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });

test('[UPLOAD-02] an admin hears, corrects, approves and rejects what is offered, and never sees what is private', async ({
  page,
  person,
  browser,
  host,
}, info) => {
  // Four files, five pages and two people.
  test.slow();
  // The library and the desk are everybody's: each run has names of its own.
  const word = wordOf(person);
  const [harbour, thunder, diary] = [`Harbour ${word}`, `Thunder ${word}`, `Diary ${word}`];
  const [offered, kept] = [
    await writeFiles(info.outputPath(), {
      [`Nina - ${harbour}.mp3`]: await mp3Of(20, 220),
      [`Nina - ${thunder}.wav`]: wavOf(6, 330),
    }),
    await writeFiles(info.outputPath(), { [`Nina - ${diary}.mp3`]: await mp3Of(45, 440) }),
  ];
  await signIn(page, person, '/upload');
  await answer(page, 'Offer them to the library');
  await upload(page, offered);
  await page.getByRole('button', { name: 'Change' }).click();
  await answer(page, 'Only me');
  await upload(page, kept);
  await expect(own(page).getByRole('listitem').filter({ hasText: diary })).toContainText(
    'Only you can hear it',
    analysed,
  );

  const review = await otherPage(browser, host.url);
  await signIn(review, admin, '/staging');
  await expect(review).toHaveURL(/\/admin\/music$/);
  await expect(row(review, harbour)).toContainText('no steady beat', analysed);
  await expect(row(review, harbour)).toContainText('measured');
  await expect(row(review, thunder)).toBeVisible();
  await expect(review.getByText(diary)).toHaveCount(0);
  await expectAccessible(review);

  // By keyboard: go there, listen, open, reject with a reason.
  await row(review, harbour).focus();
  await review.keyboard.press('p');
  const sound = review.getByLabel(`${harbour} by Nina`, { exact: true });
  await expect
    .poll(() => sound.evaluate((element) => element instanceof HTMLAudioElement && element.currentTime > 0))
    .toBe(true);
  await review.keyboard.press('p');
  await row(review, harbour).focus();
  await review.keyboard.press('Enter');
  await review.getByLabel('Title').fill(`${harbour} at dawn`);
  await desk(review).getByRole('radio', { name: 'Calm', exact: true }).check();
  await expectAccessible(review);
  await review.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(review)).toContainText('Corrected');
  const corrected = row(review, `${harbour} at dawn`);
  await corrected.getByRole('button', { name: /^Approve/ }).click();
  await expect(toast(review)).toContainText('Approved');
  await expect(corrected).toHaveCount(0);

  await row(review, thunder).focus();
  await review.keyboard.press('r');
  const dialog = review.getByRole('dialog', { name: `Reject ${thunder}?` });
  await dialog.getByLabel('Why').fill('It startles.');
  await expectAccessible(review);
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(toast(review)).toContainText('Rejected');
  await desk(review)
    .getByRole('radio', { name: /^Rejected/ })
    .check();
  await expect(row(review, thunder)).toContainText('It startles.');

  // The library plays the approved one, also for the admin.
  await review.goto('/music-library');
  await review.getByRole('button', { name: `Play ${harbour} at dawn by Nina` }).click();
  await expect(review.getByRole('button', { name: `Pause ${harbour} at dawn by Nina` })).toBeVisible();
  await review.context().close();

  // The uploader reads both verdicts on the page they left open, and what is private plays for them alone.
  await expect(own(page)).toContainText(`“${harbour} at dawn” is in the library now.`);
  await expect(own(page)).toContainText(`“${thunder}” wasn’t taken: It startles.`);
  await page.goto('/admin/music');
  await expect(own(page).getByRole('listitem').filter({ hasText: harbour })).toContainText('In the library');
  await expect(own(page)).toContainText('Not taken: It startles.');
  await expect(desk(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/music-library');
  const yours = page.getByRole('list', { name: 'Yours' });
  await expect(yours.getByRole('listitem')).toHaveCount(2);
  await yours.getByRole('button', { name: `Play ${diary} by Nina` }).click();
  await expect(yours.getByRole('button', { name: `Pause ${diary} by Nina` })).toBeVisible();
  await expect(
    page
      .getByRole('list', { name: 'Tracks' })
      .getByRole('button', { name: `Play ${harbour} at dawn by Nina` }),
  ).toBeVisible();
});

test('[UPLOAD-02] many uploads are approved at once, after one question', async ({
  page,
  person,
  browser,
  host,
}, info) => {
  const word = wordOf(person);
  const files = await writeFiles(info.outputPath(), {
    [`Nina - One ${word}.wav`]: wavOf(4, 200),
    [`Nina - Two ${word}.wav`]: wavOf(4, 210),
  });
  await signIn(page, person, '/upload');
  await answer(page, 'Offer them to the library');
  await upload(page, files);
  const review = await otherPage(browser, host.url);
  await signIn(review, admin, '/admin/music');
  for (const title of [`One ${word}`, `Two ${word}`]) {
    await expect(row(review, title)).toContainText('energy by convention', analysed);
    await row(review, title).focus();
    await review.keyboard.press('Space');
  }
  await review.keyboard.press('a');
  await review
    .getByRole('dialog', { name: 'Approve 2 uploads?' })
    .getByRole('button', { name: 'Approve 2' })
    .click();
  await expect(toast(review)).toContainText('2 uploads.');
  await expect(row(review, `One ${word}`)).toHaveCount(0);
  await review.context().close();
});
