import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { appPictureSize } from '#web/features/landing/app-picture-size.ts';
import { startHost } from '../e2e/support/host-process.ts';
import { findChromium } from './find-chromium.mjs';
import { loopScreens, type Screen, screens } from './screenshots/screens.ts';
import { seedPerson } from './screenshots/seeded-people.ts';
import { toWebp } from './screenshots/to-webp.ts';

// npm run screenshots -- [--only NAME,NAME] [--no-loop] [--no-screens]
// Starts the app with a few things written in it and takes its pictures: the loop on the landing page (public/pictures, in
// both themes) and then the twelve screens of docs/screenshots/after. A screen that is missing is named, and the
// command fails. Build the web app first, and again afterwards: the landing page shows the pictures.

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    'no-loop': { type: 'boolean', default: false },
    'no-screens': { type: 'boolean', default: false },
  },
});
const wanted = values.only?.split(',');

const root = path.resolve(import.meta.dirname, '..');
const mostBytes = 60_000;
type Theme = 'light' | 'dark';

interface Shot {
  readonly screen: Screen;
  readonly theme: Theme;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly phone: boolean;
  readonly file: string;
  /** Pixels across. */
  readonly across: number;
}

const chosen = ({ name }: Screen): boolean => wanted === undefined || wanted.includes(name);

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const after = path.join(root, 'docs/screenshots/after');

const loopShots = values['no-loop']
  ? []
  : loopScreens.filter(chosen).flatMap((screen) =>
      (['light', 'dark'] as const).map((theme): Shot => ({
        screen,
        theme,
        viewport: appPictureSize,
        phone: true,
        file: path.join(root, `public/pictures/${screen.name}-${theme}.webp`),
        across: appPictureSize.width * 1.5,
      })),
    );
const screenShots = values['no-screens']
  ? []
  : screens.filter(chosen).flatMap((screen): readonly Shot[] => {
      const file = (kind: string): string => path.join(after, `${screen.name}-${kind}.webp`);
      return [
        {
          screen,
          theme: 'light',
          viewport: desktop,
          phone: false,
          file: file('desktop-light'),
          across: 1280,
        },
        { screen, theme: 'dark', viewport: phone, phone: true, file: file('phone-dark'), across: 780 },
      ];
    });

const openContext = async (browser: Browser, baseURL: string, shot: Shot): Promise<BrowserContext> => {
  const context = await browser.newContext({
    baseURL,
    viewport: shot.viewport,
    deviceScaleFactor: shot.phone ? 2 : 1,
    hasTouch: shot.phone,
    colorScheme: shot.theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
  });
  context.setDefaultTimeout(60_000);
  await context.addInitScript((theme) => localStorage.setItem('theme', theme), shot.theme);
  return context;
};

/** What stands still: fonts and pictures are there, and what came and goes has gone. */
const settle = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // One that is loaded only when somebody scrolls to it is never there.
    const pictures = [...document.images].filter(
      (picture) => picture.checkVisibility() && picture.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
  await page.getByText('Connecting to music service...').waitFor({ state: 'hidden' });
  // A notice under the pointer would stay.
  await page.mouse.move(1, 1);
  await page.locator('[data-sonner-toast]').first().waitFor({ state: 'detached' });
};

const open = async (page: Page, { name, path: address }: Screen): Promise<void> => {
  await page.goto(address);
  const heading = page.getByRole('heading', { level: 1 }).first();
  await heading.waitFor();
  if ((await page.title()).includes('Page Not Found')) {
    throw new Error(`${name}: there is no page ${address}`);
  }
};

let people = 0;

const take = async (browser: Browser, baseURL: string, shot: Shot): Promise<void> => {
  const { screen, file, across } = shot;
  const context = await openContext(browser, baseURL, shot);
  try {
    const page = await context.newPage();
    people += 1;
    const person = { email: `robin-${people}@example.org`, name: 'Robin' };
    if (screen.stage !== null) await seedPerson(page, person, screen.stage);
    await open(page, screen);
    await screen.act?.(page);
    await settle(page);
    const png = await page.screenshot();
    const webp = await toWebp(context, png, Math.round(across), 0.8);
    if (webp.length > mostBytes) throw new Error(`${screen.name}: ${webp.length} bytes are too many`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, webp);
    console.log(`${path.relative(root, file)}: ${Math.round(webp.length / 1000)} kB`);
  } finally {
    await context.close();
  }
};

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('No browser was found');
const host = await startHost();
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required'],
});
const failures: string[] = [];
try {
  for (const shot of [...loopShots, ...screenShots]) {
    try {
      await take(browser, host.url, shot);
    } catch (error) {
      const why = error instanceof Error ? error.message.split('\n').slice(0, 6).join(' ') : String(error);
      failures.push(`${shot.screen.name} (${shot.theme}): ${why}`);
    }
  }
} finally {
  await browser.close();
  await host.stop();
}
for (const failure of failures) console.error(`✗ ${failure}`);
process.exitCode = failures.length === 0 ? 0 : 1;
