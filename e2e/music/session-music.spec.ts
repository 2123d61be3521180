import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/fixtures.ts';
import { isSilent, sounds, tell, touch } from '../support/listen-on.ts';
import { listenTo, type ToneTrack, toneTracks } from '../support/listen.ts';

const tracks: readonly ToneTrack[] = [
  { id: 'a', hertz: 440, seconds: 4, mood: 'calm' },
  { id: 'b', hertz: 660, seconds: 4, mood: 'calm' },
  { id: 'c', hertz: 880, seconds: 4, mood: 'calm' },
];

const chooseMusic = async (page: Page, name: string): Promise<void> =>
  page
    .getByRole('radiogroup', { name: 'Music', exact: true })
    .getByRole('radio', { name, exact: true })
    .check();

test('[PLAYER-02] [FOCUS-01] music goes on past its queue while a session runs, and stops at the end without one', async ({
  page,
  person,
}) => {
  await listenTo(page);
  const tones = await toneTracks(page, tracks);
  await signIn(page, person, '/focus');
  await tones.read;
  await chooseMusic(page, 'Background Calm');
  await page.getByRole('button', { name: 'Start', exact: true }).click();

  // Three of them are the whole queue; then the first comes round again.
  const heard: string[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const before = heard.at(-1);
    heard.push(
      await sounds(
        page,
        tracks.filter(({ id }) => id !== before),
      ),
    );
  }
  expect(new Set(heard.slice(0, 3)).size).toBe(3);
  expect(heard[3]).toBe(heard[0]);
  expect(heard[4]).toBe(heard[1]);

  await page.getByRole('button', { name: 'End', exact: true }).click();
  await isSilent(page);
  const bar = page.getByRole('region', { name: 'Music', exact: true });
  await expect(bar.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('[MOOD-03] a mood event from outside plays the mood, changes the mood of the app and says so', async ({
  page,
  person,
}) => {
  await listenTo(page);
  const tones = await toneTracks(page, tracks);
  await signIn(page, person, '/app');
  await tones.read;
  await touch(page);
  await tell(page, 'musicPlayerMoodChange', { focusLevel: 'low', energyLevel: 'low' });
  await sounds(page, tracks);
  await expect(page.getByText('Playing calm music')).toBeVisible();
  await expect
    .poll(async () => page.evaluate(() => localStorage.getItem('adaptive-ui-state')))
    .toContain('"currentMood":"relaxed"');
});
