import { moodPresets } from '#domain/moods/mood-presets.ts';
import type { FocusSound } from '#domain/focus/focus-sound.ts';

// Longer names first: "deep focus" is meant before "focus".
const named: readonly (readonly [RegExp, FocusSound])[] = [
  ...moodPresets.map(({ id, name }): readonly [RegExp, FocusSound] => [
    new RegExp(`\\b${name.replace(' ', '[ -]')}\\b`, 'iu'),
    id,
  ]),
  [/\b(?:no music|without music|silence|quiet room)\b/iu, 'none'],
  [/\b(?:calm|quiet|soft|ambient) (?:music|sounds?|playlist|tracks?)\b/iu, 'background-calm'],
  [/\b(?:energetic|upbeat|fast|loud) (?:music|sounds?|playlist|tracks?)\b/iu, 'active-energy'],
  [/\b(?:creative) (?:music|sounds?|playlist|tracks?)\b/iu, 'creative-flow'],
  [/\b(?:focus) (?:music|sounds?|playlist|tracks?)\b/iu, 'deep-focus'],
];

// "Deep Focus distracts me" names a sound and does not ask for it.
const against =
  /\b(?:distract|hinder|annoy|never|can(?:no|['’])t|doesn['’]t|don['’]t|does not|do not|worse|too much|hate)/iu;

/** The sound that a memory speaks well of; null where it names none, or speaks against it. */
export const soundInMemory = (sentence: string): FocusSound | null => {
  if (against.test(sentence)) return null;
  return named.find(([words]) => words.test(sentence))?.[1] ?? null;
};
