import type { Page } from '@playwright/test';
import { z } from 'zod';
import { microphoneHears, watchMicrophone, withMicrophone } from '../support/fake-microphone.ts';
import { expect, test } from '../support/fixtures.ts';
import { wakeEngine, wakingMs } from '../support/recorded-speech.ts';
import { microphoneTracks, talkButton } from '../support/talk-button.ts';

test.use({ permissions: ['microphone'], launchOptions: withMicrophone });

/** The ember of somebody who says nothing. */
const still = 40;

/** Remembers how wide the ember grew with the voice: a look from outside may come too late. */
const watchRing = async (page: Page): Promise<void> =>
  page.evaluate(() => {
    Reflect.set(window, 'widestRing', 0);
    new MutationObserver(() => {
      const widest = Number(Reflect.get(window, 'widestRing'));
      const ember = document.querySelector('circle[fill="url(#talk-ember)"]');
      Reflect.set(window, 'widestRing', Math.max(widest, Number(ember?.getAttribute('r') ?? 0)));
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['r'] });
  });

const sent = z.object({ audioData: z.base64() });

// What is understood depends on every sample, and a fake device loses some on a busy machine: no word is expected here.
// Words are proved in voice.spec.ts, from a file.
test('[VOICE-01] [VOICE-03] a real microphone is heard: the ring moves, a recording is sent, an answer comes, and it closes', async ({
  page,
  host,
}) => {
  test.setTimeout(wakingMs + 120_000);
  await wakeEngine(host.url);
  await watchMicrophone(page);
  await microphoneHears('Play focus music.');
  await page.goto('/voice');
  await watchRing(page);
  const asked = page.waitForRequest('**/functions/v1/voice-assistant', { timeout: 0 });
  await talkButton(page).hover();
  await page.mouse.down();
  await expect(page.getByText(/^Listening\./)).toBeVisible();
  await expect(page.getByText(/^Listening\./)).toBeHidden();
  await page.mouse.up();
  expect(await microphoneTracks(page)).toEqual({ all: 1, live: 0 });
  expect(await page.evaluate(() => Number(Reflect.get(window, 'widestRing')))).toBeGreaterThan(still);

  const request = await asked;
  const recording = Buffer.from(sent.parse(request.postDataJSON()).audioData, 'base64');
  // WebM begins like this; a second of it has some thousand bytes.
  expect(recording.subarray(0, 4)).toEqual(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]));
  expect(recording.length).toBeGreaterThan(1000);
  expect((await request.response())?.status()).toBe(200);
  await expect(talkButton(page)).toBeEnabled();
});
