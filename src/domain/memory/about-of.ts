import type { MemoryLayer } from './memory-layer.ts';

/** Words that stand between two things that go together. */
const between =
  /\s(?:go(?:es)? (?:well )?with|relates? to|correlates? with|helps?(?: me)?(?: with| to)?|makes?|leads? to|when|while|after|before|with|and)\s/iu;

const shortest = (text: string, most: number): string => {
  const words = text.trim().split(/\s+/u);
  let short = words[0]?.slice(0, most) ?? '';
  for (const word of words.slice(1, 6)) {
    if (short.length + 1 + word.length > most) break;
    short = `${short} ${word}`;
  }
  return short.replace(/[.,;:!?]+$/u, '') || short;
};

/** " + " stands between the two things, and nowhere else. */
const part = (text: string): string => text.replaceAll(' + ', ' and ').trim().slice(0, 200);

const pair = (sentence: string): string => {
  const whole = part(sentence.replace(/[.!?\s]+$/u, ''));
  const found = between.exec(whole);
  if (found === null) return `${shortest(whole, 60)} + ${whole}`;
  const [first, second] = [whole.slice(0, found.index), whole.slice(found.index + found[0].length)];
  return `${first.trim()} + ${second.trim()}`;
};

/** A short name for a sentence that came without one, made of its own words. */
export const aboutOf = (layer: MemoryLayer, sentence: string): string => {
  if (layer === 'episodic') return 'note';
  return layer === 'associative' ? pair(sentence) : shortest(sentence, 60);
};
