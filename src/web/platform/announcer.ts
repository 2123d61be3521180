import { appearance } from '#web/platform/appearance.ts';

export interface Announcement {
  readonly id: number;
  readonly text: string;
}

const silence: Announcement = { id: 0, text: '' };
let current = silence;
const listeners = new Set<() => void>();

export const currentAnnouncement = (): Announcement => current;

export const announcementOnTheServer = (): Announcement => silence;

export const watchAnnouncements = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Not every browser can speak. */
const voice = (): SpeechSynthesis | null => ('speechSynthesis' in window ? window.speechSynthesis : null);

export const stopSpeaking = (): void => voice()?.cancel();

/** Says what changed, in a live region and aloud, to those who turned audio descriptions on. */
export const announce = (text: string): void => {
  const said = text.trim();
  if (said === '' || !appearance().chosen.profile.audioDescriptions) return;
  current = { id: current.id + 1, text: said };
  for (const listener of listeners) listener();
  voice()?.speak(new SpeechSynthesisUtterance(said));
};
