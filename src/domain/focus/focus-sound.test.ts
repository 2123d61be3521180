import { describe, expect, it } from 'vitest';
import {
  focusSoundLabel,
  focusSoundNamed,
  focusSounds,
  type FocusSound,
  musicForEnergy,
  parseFocusSound,
  soundInWords,
  usualSound,
} from '#domain/focus/focus-sound.ts';
import type { SoundAnswer } from '#domain/records/kinds/focus-session.ts';

const session = (id: string, day: number, sound: SoundAnswer | null) => ({
  id,
  sound,
  startedAt: `2026-03-0${day}T09:00:00Z`,
});
const heard = (focusId: string, trackId: string) => ({ focusId, trackId });
const track = (id: string, moodCategory: string | null, ...adhdMoodTags: string[]) => ({
  id,
  moodCategory,
  adhdMoodTags,
});
const library = [track('rain', 'calm', 'wind-down', 'calm'), track('drums', 'energetic'), track('hum', null)];

describe('the sound of a session', () => {
  it('is one of the six moods of the player, or none', () => {
    expect(focusSounds).toHaveLength(7);
    expect(focusSounds[0]).toBe('none');
    expect(focusSounds.map(focusSoundLabel)).toContain('Deep Focus');
  });

  it.each([
    ['none', 'no music'],
    ['deep-focus', 'Deep Focus music'],
  ] as const)('in a line, %s is “%s”', (sound, words) => {
    expect(soundInWords(sound)).toBe(words);
  });

  it.each([
    [null, null],
    ['none', 'none'],
    ['wind-down', 'wind-down'],
    ['energetic', 'active-energy'],
    ['calm', 'background-calm'],
    ['polka', null],
  ])('what a device kept as %j is %j', (raw, sound) => {
    expect(parseFocusSound(raw)).toBe(sound);
  });

  it('knows no sound by a name that every object has', () => {
    expect(focusSoundNamed('toString')).toBeNull();
  });

  it.each([
    [null, 'deep-focus'],
    ['low', 'gentle-focus'],
    ['medium', 'deep-focus'],
    ['high', 'deep-focus'],
  ] as const)('begins gently for somebody who never chose, with energy %j: %s', (energy, sound) => {
    expect(musicForEnergy(energy)).toBe(sound);
  });
});

describe('the music a session begins with when nobody says', () => {
  const known = { chosen: null as FocusSound | null, sessions: [], heard: [], library };

  it('is unknown for somebody who never chose and never answered', () => {
    expect(usualSound(known)).toBeNull();
  });

  it('is what was chosen last where no answer says more', () => {
    expect(usualSound({ ...known, chosen: 'creative-flow' })).toBe('creative-flow');
  });

  it('is the last that helped, not the last that played', () => {
    const sessions = [session('old', 1, 'helped'), session('new', 3, 'neutral'), session('mid', 2, 'helped')];
    expect(
      usualSound({
        ...known,
        chosen: 'creative-flow',
        sessions,
        heard: [heard('old', 'drums'), heard('mid', 'rain'), heard('new', 'drums')],
      }),
    ).toBe('wind-down');
  });

  it('goes by the library’s own mood where a track has no preset', () => {
    const sessions = [session('one', 1, 'helped')];
    expect(usualSound({ ...known, sessions, heard: [heard('one', 'drums')] })).toBe('active-energy');
  });

  it('goes back to an earlier one where nothing is known of the tracks of the last', () => {
    const sessions = [session('one', 1, 'helped'), session('two', 2, 'helped')];
    const tracks = [heard('one', 'rain'), heard('two', 'hum'), heard('two', 'gone')];
    expect(usualSound({ ...known, sessions, heard: tracks })).toBe('wind-down');
  });

  it('is silence for whoever chose silence last, whatever helped before', () => {
    const sessions = [session('one', 1, 'helped')];
    expect(usualSound({ ...known, chosen: 'none', sessions, heard: [heard('one', 'rain')] })).toBe('none');
  });

  it('is silence where the last word was that it got in the way, and the last that helped otherwise', () => {
    const hindered = session('two', 2, 'hindered');
    expect(usualSound({ ...known, chosen: 'deep-focus', sessions: [hindered] })).toBe('none');
    expect(
      usualSound({
        ...known,
        chosen: 'deep-focus',
        sessions: [session('one', 1, 'helped'), hindered],
        heard: [heard('one', 'rain')],
      }),
    ).toBe('wind-down');
  });
});
