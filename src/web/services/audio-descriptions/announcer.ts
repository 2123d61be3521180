import { appearance } from '#web/services/appearance/appearance.ts';

let region: HTMLElement | null = null;

/** Beside an open modal everything is inert and unheard, so the region goes where the person is. */
export const placeLiveRegion = (): void => {
  const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  if (region === null || region.parentNode === place) return;
  // Screen readers listen to what changes in a region they know: it arrives empty.
  region.replaceChildren();
  place.append(region);
};

/** There before the first sentence. Not React's, which could only move it by making another. Returns how to remove it. */
export const mountLiveRegion = (): (() => void) => {
  const mounted = document.createElement('div');
  mounted.setAttribute('role', 'log');
  mounted.setAttribute('aria-label', 'Audio descriptions');
  mounted.className = 'sr-only';
  region = mounted;
  placeLiveRegion();
  return () => {
    mounted.remove();
    region = null;
  };
};

const write = (text: string): void => {
  placeLiveRegion();
  const line = document.createElement('p');
  line.textContent = text;
  region?.replaceChildren(line);
};

/** Not every browser can speak. */
const voice = (): SpeechSynthesis | null => ('speechSynthesis' in window ? window.speechSynthesis : null);

export const stopSpeaking = (): void => voice()?.cancel();

/** Says what changed, in a live region and aloud, to those who turned audio descriptions on. */
export const announce = (text: string): void => {
  const said = text.trim();
  if (said === '' || !appearance().chosen.profile.audioDescriptions) return;
  write(said);
  voice()?.speak(new SpeechSynthesisUtterance(said));
};
