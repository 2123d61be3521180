/** Said in one breath, meant as two words. */
const taken: Readonly<Record<string, string>> = {
  "what's": 'what is',
  whats: 'what is',
  "i'm": 'i am',
  im: 'i am',
  "i'd": 'i would',
  "i'll": 'i will',
  "i've": 'i have',
  "let's": 'let us',
  lets: 'let us',
  "it's": 'it is',
  "that's": 'that is',
  "don't": 'do not',
  dont: 'do not',
  "doesn't": 'does not',
  "didn't": 'did not',
  "can't": 'can not',
  cannot: 'can not',
  cant: 'can not',
  "won't": 'will not',
  "isn't": 'is not',
  "shouldn't": 'should not',
  gimme: 'give me',
  wanna: 'want to',
  gonna: 'going to',
  gotta: 'got to',
  okay: 'ok',
  hmm: 'hm',
  focussing: 'focusing',
  focussed: 'focused',
  energising: 'energizing',
  energised: 'energized',
  energise: 'energize',
  todo: 'to do',
  lofi: 'lo fi',
};

/** Said before or after what is meant. The longer ones first. */
const before: readonly (readonly string[])[] = [
  'i would like you to',
  'i want you to',
  'would you mind',
  'could you please',
  'can you please',
  'can you',
  'could you',
  'would you',
  'will you',
  'hey kindling',
  'ok kindling',
  'go ahead and',
  'kindling',
  'please',
  'hey',
  'hi',
  'hello',
  'ok',
  'um',
  'uh',
  'er',
  'ah',
  'oh',
  'hm',
  'well',
  'so',
  'just',
  'right',
  'alright',
  'now',
].map((words) => words.split(' '));

const after: readonly (readonly string[])[] = [
  'thank you',
  'right now',
  'if you can',
  'would you',
  'could you',
  'please',
  'thanks',
  'now',
  'kindling',
  'um',
  'uh',
].map((words) => words.split(' '));

const startsWith = (words: readonly string[], start: readonly string[]): boolean =>
  start.every((word, at) => words[at] === word);

const withoutManners = (said: readonly string[]): readonly string[] => {
  let words = said;
  for (;;) {
    const first = before.find((some) => some.length < words.length && startsWith(words, some));
    if (first !== undefined) {
      words = words.slice(first.length);
      continue;
    }
    const last = after.find(
      (some) => some.length < words.length && startsWith(words.slice(-some.length), some),
    );
    if (last === undefined) return words;
    words = words.slice(0, -last.length);
  }
};

const longest = 500;

/** The words as they were said: small letters, no signs, contractions in full. */
export const plainWords = (text: string): readonly string[] =>
  text
    .slice(0, longest)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’‘`]/gu, "'")
    .replaceAll(/[^\p{L}\p{N}']+/gu, ' ')
    .split(' ')
    .map((word) => word.replaceAll(/^'+|'+$/gu, ''))
    .filter((word) => word !== '')
    .flatMap((word) => (Object.hasOwn(taken, word) ? (taken[word] ?? word) : word).split(' '));

/** The words that carry the meaning: without a greeting, a please and a thank you. */
export const spokenWords = (text: string): readonly string[] => withoutManners(plainWords(text));

export const phraseKey = (text: string): string => spokenWords(text).join(' ');
