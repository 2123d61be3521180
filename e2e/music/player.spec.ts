import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/fixtures.ts';
import { isKept, isSilent, sounds, tell, touch } from '../support/listen-on.ts';
import { heard, listenTo, quietestUntilStarts, type ToneTrack, toneTracks } from '../support/listen.ts';

const focusTones: readonly ToneTrack[] = [
  { id: 'a', hertz: 440, seconds: 40, mood: 'focus' },
  { id: 'b', hertz: 660, seconds: 40, mood: 'focus' },
  { id: 'c', hertz: 880, seconds: 40, mood: 'focus' },
];
const calmTones: readonly ToneTrack[] = ['d', 'e', 'f'].map((id, index) => ({
  id,
  hertz: 1100 + 220 * index,
  seconds: 40,
  mood: 'calm',
}));
const all = [...focusTones, ...calmTones];

const act = async (page: Page, action: string): Promise<void> => tell(page, 'musicPlayerAction', { action });
const mood = async (page: Page, name: string): Promise<void> =>
  tell(page, 'musicPlayerMoodChange', { mood: name });

const open = async (page: Page, tracks: readonly ToneTrack[]) => {
  await listenTo(page);
  return toneTracks(page, tracks);
};

test('[PLAYER-02] [PLAYER-05] [MOOD-03] play, pause, next, previous, mood and ducking are heard', async ({
  page,
  person,
}) => {
  const tones = await open(page, all);
  await signIn(page, person);
  await tones.read;
  await touch(page);
  await mood(page, 'Focus');
  const first = await sounds(page, focusTones);
  // Half of full scale through music gain 0.7 and volume 0.8; it fades in.
  const full = (0.5 / Math.SQRT2) * 0.7 * 0.8;
  await expect.poll(async () => (await heard(page)).level / full).toBeCloseTo(1, 1);

  await act(page, 'pause');
  await isSilent(page);
  await act(page, 'play');
  expect(await sounds(page, focusTones)).toBe(first);

  await act(page, 'next');
  const others = focusTones.filter(({ id }) => id !== first);
  const second = await sounds(page, others);
  await act(page, 'previous');
  expect(
    await sounds(
      page,
      focusTones.filter(({ id }) => id !== second),
    ),
  ).toBe(first);

  await tell(page, 'musicPlayerDuck', { ducked: true });
  await expect.poll(async () => (await heard(page)).level / full).toBeCloseTo(0.3 / 0.7, 1);
  await tell(page, 'musicPlayerDuck', { ducked: false });
  await expect.poll(async () => (await heard(page)).level / full).toBeCloseTo(1, 1);

  await tell(page, 'musicPlayerMoodChange', { source: 'nobody' });
  await tell(page, 'musicPlayerMoodChange', { focusLevel: 'low', energyLevel: 'low' });
  await sounds(page, calmTones);
  // Double presses end where one of them would.
  await act(page, 'pause');
  await act(page, 'play');
  await act(page, 'pause');
  await isSilent(page);
});

test('[PLAYER-02] of two tabs the one that began last is heard', async ({ page, context, person }) => {
  const tones = await open(page, focusTones);
  await signIn(page, person);
  await tones.read;
  await touch(page);
  await mood(page, 'Focus');
  await sounds(page, focusTones);
  const other = await context.newPage();
  await open(other, focusTones);
  await other.goto('/welcome');
  await touch(other);
  await mood(other, 'Focus');
  await sounds(other, focusTones);
  await isSilent(page);
  await act(page, 'play');
  await sounds(page, focusTones);
  await isSilent(other);
});

test('[PLAYER-02] [PLAYER-06] the player skips a broken file, survives a lost network, and loops without end', async ({
  page,
  context,
  person,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  const tracks: readonly ToneTrack[] = [
    { id: 'bad', hertz: 300, seconds: 4, mood: 'calm', corrupt: true },
    { id: 'short', hertz: 440, seconds: 4, mood: 'calm' },
    { id: 'other', hertz: 660, seconds: 4, mood: 'focus' },
  ];
  const tones = await open(page, tracks);
  await page.addInitScript(() => {
    const kept = { volume: 1, shuffle: false, repeat: 'track', crossfadeSeconds: 0, modulation: 'off' };
    localStorage.setItem('kindling-player', JSON.stringify(kept));
  });
  await signIn(page, person);
  await tones.read;
  await touch(page);
  // Alone, and with one behind it.
  await tell(page, 'musicPlayerSearch', { terms: 'tone 300' });
  await tell(page, 'musicPlayerSearch', { terms: 'calm' });
  await sounds(page, tracks.slice(1));

  // Round and round, without a hole, whatever the network does meanwhile. A busy machine can leave a hole of its own in
  // some rounds; a player that leaves one does so in each.
  await isKept(page, 'short');
  tones.cut();
  await context.setOffline(true);
  await expect.poll(async () => quietestUntilStarts(page, 3), { timeout: 170_000 }).toBeGreaterThan(0.1);
});
