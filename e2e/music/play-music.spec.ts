import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/fixtures.ts';
import { holdMediaKeys, isSilent, pressMediaKey, sounds } from '../support/listen-on.ts';
import { listenTo, type ToneTrack, toneTracks } from '../support/listen.ts';

const demo: ToneTrack = { id: 'demo', hertz: 220, seconds: 30, mood: 'demo' };
// Three, so that the mood needs no others beside them.
const focus = [440, 550, 770].map((hertz): ToneTrack => ({
  id: `focus-${hertz}`,
  hertz,
  seconds: 30,
  mood: 'focus',
  energy: 'high',
  corrupt: true,
}));
const medium: ToneTrack = { id: 'medium', hertz: 660, seconds: 30, mood: 'calm', corrupt: true };

const lockScreen = async (page: Page) =>
  page.evaluate(() => {
    const { metadata, playbackState } = navigator.mediaSession;
    const { title, artist, artwork } = metadata ?? {};
    return { title, artist, artwork: artwork?.map(({ src, type }) => `${type} ${src}`), playbackState };
  });

test('[MINI-03] [MINI-01] one press tries focus, then medium energy, then anything, then the demo; media keys work', async ({
  page,
  person,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await listenTo(page);
  await holdMediaKeys(page);
  const tones = await toneTracks(page, [...focus, medium], demo.hertz);
  await signIn(page, person, '/?stay=true');
  const press = page.getByRole('button', { name: 'Play music', exact: true });
  const nowPlaying = page.getByRole('dialog');

  // Nothing of the library can be played.
  await press.click();
  await sounds(page, [demo]);
  const tried = [...new Set(tones.asked)];
  expect(tried.slice(0, 3).toSorted()).toEqual(focus.map(({ id }) => id));
  expect(tried.slice(3)).toEqual(['medium', 'demo']);
  await expect(nowPlaying.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press('Escape');

  tones.repair();
  await press.click();
  const first = await sounds(page, focus);
  const titleOf = (id: string): string => `Tone ${focus.find((track) => track.id === id)?.hertz}`;
  const title = titleOf(first);
  await expect(nowPlaying.getByRole('heading', { name: title, exact: true })).toBeVisible();

  // On the lock screen: what plays, with its own picture.
  await expect
    .poll(async () => lockScreen(page))
    .toEqual({
      title,
      artist: 'Kindling Test Tones',
      artwork: [expect.stringMatching(/^image\/png (blob|data):/)],
      playbackState: 'playing',
    });
  await pressMediaKey(page, 'pause');
  await isSilent(page);
  expect(await lockScreen(page)).toMatchObject({ playbackState: 'paused' });
  await pressMediaKey(page, 'play');
  expect(await sounds(page, focus)).toBe(first);
  await pressMediaKey(page, 'nexttrack');
  const second = await sounds(
    page,
    focus.filter(({ id }) => id !== first),
  );
  await expect.poll(async () => (await lockScreen(page)).title).toBe(titleOf(second));
  // From its beginning: later it would begin again instead of going back.
  await pressMediaKey(page, 'seekto', { seekTime: 0 });
  await pressMediaKey(page, 'previoustrack');
  await sounds(
    page,
    focus.filter(({ id }) => id === first),
  );
  const position = nowPlaying.getByRole('slider', { name: 'Position in the track' });
  const at = async (): Promise<number> => Number(await position.inputValue());
  await pressMediaKey(page, 'seekto', { seekTime: 20 });
  await expect.poll(at).toBeGreaterThanOrEqual(20_000);
  await pressMediaKey(page, 'seekbackward', { seekOffset: 15 });
  await expect.poll(at).toBeLessThan(15_000);
  await pressMediaKey(page, 'stop');
  await isSilent(page);
});
