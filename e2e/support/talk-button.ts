import { expect, type Page } from '@playwright/test';

export const talkButton = (page: Page) => page.getByRole('button', { name: 'Hold to talk' });

/** Holds the button with the mouse for longer than a tap, and lets go. After `recordFromFile`. */
export const holdAndSay = async (page: Page): Promise<void> => {
  await page.evaluate(() => Reflect.set(window, 'chunksRecorded', 0));
  await talkButton(page).hover();
  await page.mouse.down();
  // A chunk comes every tenth of a second. Their number only grows: nothing is missed on a slow machine.
  await page.waitForFunction(() => Number(Reflect.get(window, 'chunksRecorded')) >= 5);
  await page.mouse.up();
  await expect(page.getByText(/^Listening\./)).toBeHidden();
};

/** Stops the page's clock, so that a countdown stands still to be read. After `page.clock.install`. */
export const holdClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);

/** How many tracks of a microphone there were, and how many of them still listen. */
export const microphoneTracks = async (
  page: Page,
): Promise<{ readonly all: number; readonly live: number }> =>
  page.evaluate(() => {
    const tracks: unknown = Reflect.get(window, 'microphoneTracks');
    const known = Array.isArray(tracks) ? tracks.filter((one) => one instanceof MediaStreamTrack) : [];
    return { all: known.length, live: known.filter(({ readyState }) => readyState === 'live').length };
  });
