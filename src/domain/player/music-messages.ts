import { musicCatalogue as said, playbackFailed, startFailed } from '#domain/notices/music-catalogue.ts';
import type { NoticeMessage } from '#domain/notices/message.ts';

/** What an error says of itself; null for something thrown that says nothing. */
type Reason = string | null;

const needsAudio = (reason: string): boolean => /audio playback not available/i.test(reason);
const foundNothing = (reason: string): boolean => /no (playable )?tracks/i.test(reason);
const wasRefused = (reason: string): boolean =>
  /not ?allowed|permission|user (didn't )?interact|gesture|tap the play button/i.test(reason);
const didNotArrive = (reason: string): boolean =>
  /network|internet|fetch|load|supported source|abort|timed? ?out|blocked/i.test(reason);

export interface InTheWay {
  /** Whether there is a music service at all. */
  readonly present: boolean;
  readonly needsActivation: boolean;
  /** Whether it has a library to look for a mood in. */
  readonly hasLibrary: boolean;
}

/** Spec 2 §8: what to say instead of trying to play by mood; null when nothing is in the way. */
export const beforeMood = ({ present, needsActivation, hasLibrary }: InTheWay): NoticeMessage | null => {
  if (!present) return said.serviceNotReady;
  if (needsActivation) return said.enableAudioToPlay;
  return hasLibrary ? null : said.discoveryUpdating;
};

/** Spec 2 §8: what to say when a mood would not play; null is silence. `playing` means that music goes on meanwhile. */
export const moodTrouble = (reason: Reason, playing: boolean): NoticeMessage | null => {
  if (reason === null) return said.unableToPlay;
  if (needsAudio(reason)) return null;
  if (foundNothing(reason)) return said.tryingAlternative;
  return playing ? said.moodNotUpdated : startFailed(reason);
};

export const playPauseTrouble = (reason: Reason): NoticeMessage => {
  if (reason === null) return said.unableToPlay;
  return needsAudio(reason) ? said.audioNotEnabled : playbackFailed(reason);
};

export const demoTrouble = (reason: Reason): NoticeMessage => {
  if (reason === null) return said.demoFailed;
  if (wasRefused(reason) || needsAudio(reason)) return said.playbackBlocked;
  return didNotArrive(reason) ? said.demoBlocked : said.demoFailed;
};

export interface Activated {
  /** What the attempt answered. */
  readonly activated: boolean;
  /** Whether the player could also check that it sounds. */
  readonly checked: boolean;
  readonly android: boolean;
}

export const activationMessage = ({ activated, checked, android }: Activated): NoticeMessage => {
  if (activated) return checked ? said.audioActivated : said.audioLimited;
  return android ? said.audioBlockedOnAndroid : said.activationFailed;
};
