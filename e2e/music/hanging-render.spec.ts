import { expect, signIn, test } from '../support/fixtures.ts';
import { sounds, tell, touch } from '../support/listen-on.ts';
import { listenTo, type ToneTrack, toneTracks } from '../support/listen.ts';

const tracks: readonly ToneTrack[] = [
  { id: 'hangs-1', hertz: 300, seconds: 8, mood: 'calm', hangs: true },
  { id: 'hangs-2', hertz: 350, seconds: 8, mood: 'calm', hangs: true },
  { id: 'a', hertz: 440, seconds: 8, mood: 'calm' },
  { id: 'b', hertz: 660, seconds: 8, mood: 'calm' },
];
const stored = tracks.filter(({ hangs }) => hangs !== true);

test('[PLAYER-02] a mood begins with what is stored, and goes on with it while the rendering of others hangs', async ({
  page,
  person,
}) => {
  await listenTo(page);
  const tones = await toneTracks(page, tracks);
  await signIn(page, person, '/app');
  await tones.read;
  await touch(page);
  await tell(page, 'musicPlayerMoodChange', { mood: 'calm' });
  const first = await sounds(page, stored);
  // Nobody waits for the two that hang: neither at the end of a track nor after a press.
  await sounds(
    page,
    stored.filter(({ id }) => id !== first),
  );
  expect(tones.asked.filter((id) => id.startsWith('hangs'))).toEqual([]);
});

test('[PLAYER-02] a chosen track whose rendering hangs is left for one that is stored', async ({
  page,
  person,
}) => {
  const chosen: readonly ToneTrack[] = [
    { id: 'hangs', hertz: 300, seconds: 60, mood: 'slow', hangs: true },
    { id: 'there', hertz: 440, seconds: 60, mood: 'slow' },
  ];
  await listenTo(page);
  const tones = await toneTracks(page, chosen);
  await signIn(page, person, '/app');
  await tones.read;
  await touch(page);
  // By its title first, then the rest of what has the word.
  await tell(page, 'musicPlayerSearch', { terms: 'slow' });
  await sounds(page, chosen.slice(1));
  expect(tones.asked).toContain('hangs');
  await expect(page.getByRole('region', { name: 'Music', exact: true })).toContainText('Tone 440');
});
