import type { BrowserContext, Page } from '@playwright/test';
import { expect, signIn, signOutByHand, test } from '../support/fixtures.ts';
import { isSilent, sounds } from '../support/listen-on.ts';
import { listenTo, type ToneTrack, toneTracks } from '../support/listen.ts';

const tracks: readonly ToneTrack[] = [{ id: 'a', hertz: 440, seconds: 120, mood: 'focus' }];

/**
 * A page nobody has touched asks for music, and the browser's own rule refuses. Whatever the test looks up in the page
 * counts as a touch, so nothing is looked up until the page says by itself that it was refused.
 */
const openUntouched = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await listenTo(page);
  await toneTracks(page, tracks);
  await page.addInitScript(() => {
    const vibrated: string[] = [];
    Reflect.set(window, 'vibrated', vibrated);
    // A number is how a button feels; patterns are the activation's.
    Reflect.set(Navigator.prototype, 'vibrate', (pattern: unknown) => {
      if (Array.isArray(pattern)) vibrated.push(pattern.join(' '));
      return true;
    });
    // A browser that goes on refusing although a button was pressed.
    const resume = Reflect.get(AudioContext.prototype, 'resume');
    Reflect.set(AudioContext.prototype, 'resume', function (this: AudioContext) {
      if (Reflect.get(window, 'refusing') === true) return Promise.reject(new Error('refused'));
      return Reflect.apply(resume, this, []);
    });
    let asked = false;
    const looking = setInterval(() => {
      if (document.querySelector('dialog[open]') !== null) {
        clearInterval(looking);
        void fetch('/robots.txt?refused');
      } else if (!asked && document.querySelector('section[aria-label=Music] input[type=radio]') !== null) {
        asked = true;
        window.dispatchEvent(new CustomEvent('musicPlayerMoodChange', { detail: { mood: 'focus' } }));
      }
    }, 50);
  });
  const refused = page.waitForRequest((request) => request.url().endsWith('?refused'));
  await page.goto('/welcome');
  await refused;
  return page;
};

/** Without the context nothing passes an analyser; one is put behind the element that plays by itself. */
const hearElement = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const playing: unknown = Reflect.get(window, 'soundElement');
    if (!(playing instanceof HTMLAudioElement)) throw new Error('Nothing plays');
    const context = new AudioContext();
    context.createMediaElementSource(playing).connect(context.destination);
    await context.resume();
  });
};

const refuse = async (page: Page, refusing: boolean): Promise<void> => {
  await page.evaluate((on) => void Reflect.set(window, 'refusing', on), refusing);
};
const vibrated = async (page: Page): Promise<string> =>
  page.evaluate(() => String(Reflect.get(window, 'vibrated')));

test.use({
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

test('[PLAYER-04] [MINI-03] a phone that refuses sound is asked once more, or plays without the audio context; one sign-out silences every tab', async ({
  page,
  context,
  person,
}) => {
  await toneTracks(page, tracks);
  await signIn(page, person);
  const phone = await openUntouched(context);
  const dialog = phone.getByRole('dialog');
  const notices = phone.getByRole('region', { name: 'Background notices (Alt+T)' });
  await expect(dialog.getByRole('heading', { name: 'Turn on sound' })).toBeVisible();
  await refuse(phone, true);
  await dialog.getByRole('button', { name: 'Enable Audio' }).tap();
  await expect(dialog.getByRole('heading', { name: 'The browser is still blocking sound' })).toBeVisible();
  expect(await vibrated(phone)).toBe('200');
  await expect(dialog).toContainText(
    'Audio blocked by Android browser - tap Continue Without Audio or try refreshing',
  );
  await refuse(phone, false);
  await Promise.all([
    expect(notices).toContainText('Audio activated successfully'),
    dialog.getByRole('button', { name: 'Try Again' }).tap(),
  ]);
  await sounds(phone, tracks);
  await expect(dialog).toHaveCount(0);
  expect(await vibrated(phone)).toBe('200,200,100 50 100');

  const other = await openUntouched(context);
  await other.getByRole('dialog').getByRole('button', { name: 'Continue Without Audio' }).tap();
  await expect(
    other.getByRole('region', { name: 'Music' }).getByRole('button', { name: 'Pause' }),
  ).toBeVisible();
  await hearElement(other);
  await sounds(other, tracks);

  await sounds(phone, tracks);
  await signOutByHand(other);
  // The page is replaced by one that knows nobody, in every tab.
  await isSilent(phone);
  await expect(phone.getByRole('button', { name: 'Sign In' }).first()).toBeVisible();
});
