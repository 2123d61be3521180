import type { Page } from '@playwright/test';
import type { Stage } from './seeded-people.ts';

export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Null: nobody is signed in. */
  readonly stage: Stage | null;
  /** What somebody does there before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>;
}

/** A browser lets a page sound once somebody has touched it. */
const playMusic = async (page: Page): Promise<void> => {
  await page.mouse.click(2, 2);
  await page.evaluate(() =>
    window.dispatchEvent(new CustomEvent('musicPlayerMoodChange', { detail: { mood: 'focus' } })),
  );
  // A track that nobody has heard before is rendered now.
  await page
    .getByRole('region', { name: 'Music', exact: true })
    .getByRole('button', { name: 'Pause' })
    .waitFor({ timeout: 120_000 });
};

/** Reloaded in the middle of a session, the page asks first whether one wants to go on. */
const goOn = async (page: Page): Promise<void> => {
  const resume = page
    .getByRole('main')
    .getByRole('button', { name: /^(Resume|Continue|Go on|Back to it|Keep going)/ });
  const running = page.getByRole('main').getByRole('button', { name: 'Pause', exact: true });
  await resume.or(running).first().waitFor();
  if (await resume.isVisible()) await resume.click();
  await running.waitFor();
};

const focusWithMusic = async (page: Page): Promise<void> => {
  await goOn(page);
  await playMusic(page);
};

/** The twelve screens of docs/screenshots. */
export const screens: readonly Screen[] = [
  { name: 'landing', path: '/', stage: null },
  { name: 'app', path: '/app', stage: 'ready' },
  { name: 'tasks', path: '/tasks', stage: 'ready' },
  { name: 'add-task', path: '/add-task', stage: 'ready' },
  { name: 'focus-start', path: '/focus', stage: 'ready' },
  { name: 'focus-running', path: '/focus', stage: 'focusing', act: focusWithMusic },
  { name: 'debrief', path: '/focus', stage: 'finished' },
  { name: 'music', path: '/music', stage: 'ready' },
  { name: 'music-library', path: '/music-library', stage: 'ready' },
  { name: 'search', path: '/search?q=dentist', stage: 'ready' },
  { name: 'settings', path: '/settings', stage: 'ready' },
  { name: 'sessions', path: '/sessions', stage: 'ready' },
];

/** The loop on the landing page: its pictures stand in public/pictures. */
export const loopScreens: readonly Screen[] = [
  { name: 'now', path: '/app', stage: 'ready' },
  { name: 'focus', path: '/focus', stage: 'focusing', act: focusWithMusic },
  { name: 'helped', path: '/focus', stage: 'finished' },
];
