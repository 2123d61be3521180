import { moodPresets } from '#domain/moods/mood-presets.ts';
import type { Track } from '#domain/music/track.ts';
import type { Energy } from '#domain/records/kinds/energy.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import type { HeardTrack } from '#domain/records/kinds/heard-track.ts';

type Music = (typeof moodPresets)[number]['id'];

/** What plays while a session runs: one of the six moods, or nothing. */
export type FocusSound = Music | 'none';

const music: readonly Music[] = moodPresets.map(({ id }) => id);

export const focusSounds: readonly FocusSound[] = ['none', ...music];

export const focusSoundLabel = (sound: FocusSound): string =>
  moodPresets.find(({ id }) => id === sound)?.name ?? 'No music';

/** "Deep Focus music", in a line among others. */
export const soundInWords = (sound: FocusSound): string =>
  sound === 'none' ? 'no music' : `${focusSoundLabel(sound)} music`;

export const focusSoundKey = 'kindling-focus-sound';

/** Names that the library uses, and that older versions kept. */
const ofService: ReadonlyMap<string, Music> = new Map([
  ['calm', 'background-calm'],
  ['focus', 'deep-focus'],
  ['creative', 'creative-flow'],
  ['energetic', 'active-energy'],
]);

/** The sound of that name; null for a name nobody knows. */
export const focusSoundNamed = (name: string): FocusSound | null =>
  focusSounds.find((known) => known === name) ?? ofService.get(name) ?? null;

/** What was chosen on this device; null until somebody chose. */
export const parseFocusSound = (raw: string | null): FocusSound | null =>
  raw === null ? null : focusSoundNamed(raw);

/** For somebody who asks for music and has never said which. */
export const musicForEnergy = (energy: Energy | null): Music =>
  energy === 'low' ? 'gentle-focus' : 'deep-focus';

export type KnownTrack = Pick<Track, 'id' | 'adhdMoodTags' | 'moodCategory'>;

/** Which of the six a track belongs to; null where it does not say. */
export const musicOf = ({ adhdMoodTags, moodCategory }: KnownTrack): Music | null =>
  music.find((id) => adhdMoodTags.includes(id)) ?? ofService.get(moodCategory ?? '') ?? null;

interface WhatIsKnown {
  /** What was chosen last on this device; null until somebody chose. */
  readonly chosen: FocusSound | null;
  readonly sessions: readonly Pick<FocusSession, 'id' | 'sound' | 'startedAt'>[];
  readonly heard: readonly Pick<HeardTrack, 'focusId' | 'trackId'>[];
  readonly library: readonly KnownTrack[];
}

/**
 * The music a session begins with when nobody says: the last that helped. Whoever chose silence last keeps it, and
 * where the last word about music was that it got in the way, there is none. Null where nothing is known.
 */
export const usualSound = ({ chosen, sessions, heard, library }: WhatIsKnown): FocusSound | null => {
  if (chosen === 'none') return 'none';
  const judged = sessions
    .filter(({ sound }) => sound === 'helped' || sound === 'hindered')
    .toSorted((a, b) => Date.parse(b.startedAt) - Date.parse(a.startedAt));
  for (const { id } of judged.filter(({ sound }) => sound === 'helped')) {
    const ids = new Set(heard.filter(({ focusId }) => focusId === id).map(({ trackId }) => trackId));
    const found = library.filter((track) => ids.has(track.id)).map(musicOf);
    const helped = found.find((one) => one !== null);
    if (helped !== undefined) return helped;
  }
  return judged[0]?.sound === 'hindered' ? 'none' : chosen;
};
