import {
  type MoodPick,
  reliableCriteria,
  type Shelf,
  starterTracks,
  tracksByEnergy,
  tracksByFocusType,
  tracksForMood,
} from '#domain/moods/choose-tracks.ts';
import { demoTracks } from '#domain/music/demo-tracks.ts';
import { findTracks } from '#domain/music/find-tracks.ts';
import { noPreferences, type TrackPreferences } from '#domain/music/track-preferences.ts';
import type { Track } from '#domain/music/track.ts';
import { measureOperation, recordPick } from '#web/services/player/performance-log.ts';
import type { Player } from '#web/services/player/player.ts';

interface Dependencies {
  readonly library: () => readonly Track[];
  readonly whenReady: () => Promise<void>;
  readonly answered: (work: () => Promise<void>) => Promise<void>;
  readonly start: (tracks: readonly Track[], from?: number) => void;
  /** What was heard within the hour, while somebody focuses; else nothing. */
  readonly lately: () => ReadonlySet<string>;
  /** Of these, what sounds at once. Waits a moment for who knows. */
  readonly ready: (tracks: readonly Track[]) => Promise<ReadonlySet<string>>;
}

type Plays = Pick<Player, 'playTracks' | 'playMood' | 'playEnergy' | 'playFocusType' | 'playDemo'>;

/** The reliability helper is rarely needed, and fetched when it is. */
const pickFor = async (shelf: Shelf, mood: string): Promise<MoodPick> => {
  const pick = tracksForMood(shelf, mood);
  if (pick.ok) {
    recordPick(pick);
    return pick;
  }
  const { reliablePlaylist } = await import('#domain/moods/reliable-playlist.ts');
  const playlist = reliablePlaylist(shelf.library, reliableCriteria(mood), shelf);
  recordPick(playlist);
  return playlist.tracks.length === 0 ? pick : { ok: true, ...playlist };
};

/** What is played when somebody asks for a mood, an energy, a word, and not for a track. */
export const createMusicChoices = ({ library, whenReady, answered, start, lately, ready }: Dependencies) => {
  let preferences: TrackPreferences = noPreferences;
  let mood: string | null = null;
  let byMood = false;
  /** The mood behind what is queued; null where it was chosen in another way. */
  let queued: string | null = null;
  /** Counts up with each wish, and where the last one was taken back: what is found for an older one is not played. */
  let wish = 0;

  /** Whether it is still wanted, asked when it has been found. */
  const begin = (): (() => boolean) => {
    wish += 1;
    const mine = wish;
    return () => mine === wish;
  };

  const shelf = (known: ReadonlySet<string>): Shelf => ({
    library: library(),
    preferences: { ...preferences, lately: lately(), ready: known },
    random: Math.random,
  });

  const shelfNow = async (): Promise<Shelf> => shelf(await ready(library()));

  const playChosen = async (
    choose: () => readonly Track[] | Promise<readonly Track[]>,
    asked: string,
    isMood: boolean,
  ): Promise<void> =>
    answered(async () => {
      const isWanted = begin();
      await whenReady();
      const tracks = await choose();
      if (!isWanted()) return;
      if (tracks.length === 0) throw new Error(`No tracks available for mood: ${asked}`);
      byMood = isMood;
      queued = null;
      start(tracks);
    });

  const plays: Plays = {
    playTracks: async (tracks, from = 0) =>
      answered(async () => {
        const isWanted = begin();
        await whenReady();
        if (!isWanted()) return;
        byMood = false;
        queued = null;
        start(tracks, from);
      }),
    playMood: async (asked) =>
      measureOperation('mood-play', () =>
        answered(async () => {
          const isWanted = begin();
          await whenReady();
          const search = await pickFor(await shelfNow(), asked);
          if (!isWanted()) return;
          if (!search.ok) throw new Error(search.message);
          mood = asked;
          queued = asked;
          byMood = true;
          start(search.tracks);
        }),
      ),
    playEnergy: async (energy) =>
      playChosen(async () => tracksByEnergy(await shelfNow(), energy), energy, true),
    playFocusType: async (focusType) =>
      playChosen(async () => tracksByFocusType(await shelfNow(), focusType), focusType, true),
    playDemo: async () => playChosen(() => demoTracks, 'demo', false),
  };

  return {
    plays,
    /** Nothing that was asked for and is still being looked for is wanted any more. */
    forget: (): void => {
      wish += 1;
    },
    search: async (terms: string) => playChosen(() => findTracks(library(), terms), terms, false),
    starter: (known: ReadonlySet<string>) => starterTracks(shelf(known)),
    mood: () => mood,
    byMood: () => byMood,
    queuedMood: () => queued,
    preferences: () => preferences,
    setMood: (shown: string | null): void => {
      mood = shown;
    },
    /** Answers what is banned from now on and was not before. */
    setPreferences: (given: TrackPreferences): ReadonlySet<string> => {
      const newly = new Set([...given.banned].filter((id) => !preferences.banned.has(id)));
      preferences = given;
      return newly;
    },
  };
};
