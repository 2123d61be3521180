import { withinEdits } from './within-edits.ts';

/**
 * A cue says which words of a goal it goes by:
 * `start*` any word that begins so, `blank page` these two in a row, `miss* ~ deadline*` with up to three words
 * between, `boss/manager` either. Words are written as plain-words.ts makes them: no apostrophes, no hyphens.
 */
interface Part {
  readonly choices: readonly string[];
  /** May stand up to three words after the part before. */
  readonly loose: boolean;
}

export type Cue = readonly Part[];

const gap = 3;
// Shorter words have too many neighbours: "start" is one letter from "smart".
const typosFrom = 6;
const twoTyposFrom = 10;

export const readCue = (text: string): Cue => {
  const parts: Part[] = [];
  let loose = false;
  for (const word of text.replaceAll('-', ' ').split(' ')) {
    if (word === '~') {
      loose = true;
    } else {
      parts.push({ choices: word.split('/'), loose });
      loose = false;
    }
  }
  return parts;
};

const slips = (letters: number): number => {
  if (letters < typosFrom) return 0;
  return letters < twoTyposFrom ? 1 : 2;
};

const nearly = (word: string, meant: string): boolean =>
  word[0] === meant[0] && slips(meant.length) > 0 && withinEdits(word, meant, slips(meant.length));

const fits = (word: string, choice: string): boolean => {
  if (!choice.endsWith('*')) return word === choice || nearly(word, choice);
  const stem = choice.slice(0, -1);
  if (word.startsWith(stem)) return true;
  return [-1, 0, 1].some((more) => nearly(word.slice(0, stem.length + more), stem));
};

const findFrom = (words: readonly string[], cue: Cue, at: number, part: number): readonly number[] | null => {
  const wanted = cue[part];
  if (wanted === undefined) return [];
  const last = wanted.loose ? at + gap : at;
  for (let place = at; place <= last && place < words.length; place += 1) {
    const word = words[place] ?? '';
    if (!wanted.choices.some((choice) => fits(word, choice))) continue;
    const rest = findFrom(words, cue, place + 1, part + 1);
    if (rest !== null) return [place, ...rest];
  }
  return null;
};

/** The places of the words a cue goes by; null where it is not there. */
export const findCue = (words: readonly string[], cue: Cue): readonly number[] | null => {
  for (let at = 0; at < words.length; at += 1) {
    const places = findFrom(words, cue, at, 0);
    if (places !== null && places.length > 0) return places;
  }
  return null;
};
