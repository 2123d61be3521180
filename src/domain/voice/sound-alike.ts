/** Letters to sounds, roughly: enough to tell what a recogniser may have confused. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ph/gu, 'f'],
  [/tch|ch/gu, 'C'],
  [/sh|ti(?=on)|ssi(?=on)/gu, 'S'],
  [/th/gu, 'T'],
  [/wh/gu, 'w'],
  [/\bkn/gu, 'n'],
  [/\bwr/gu, 'r'],
  [/gh/gu, ''],
  [/ck|q|c(?![eiy])/gu, 'k'],
  [/c/gu, 's'],
  [/x/gu, 'ks'],
  [/z/gu, 's'],
  [/(?<=[a-z])e\b/gu, ''],
  [/[aeiouyw]*[aeiouy][aeiouyw]*/gu, 'A'],
];

export const soundOf = (text: string): string => {
  let sound = text.replaceAll("'", '');
  for (const [letters, by] of spellings) sound = sound.replaceAll(letters, by);
  return sound.replaceAll(' ', '').replaceAll(/(.)\1+/gu, '$1');
};

const alike = ['td', 'pb', 'kg', 'fvT', 'sSC', 'mn', 'Td'];
const isVowel = (letter: string | undefined): boolean => letter === 'A';

const replacing = (one: string | undefined, other: string | undefined): number => {
  if (one === other) return 0;
  if (one === undefined || other === undefined) return 1;
  if (isVowel(one) || isVowel(other)) return 1;
  return alike.some((set) => set.includes(one) && set.includes(other)) ? 0.5 : 1;
};

const dropping = (letter: string | undefined): number => {
  if (isVowel(letter)) return 0.3;
  return letter === 'r' || letter === 'h' ? 0.5 : 1;
};

const editDistance = (
  one: string,
  other: string,
  replace: (a: string | undefined, b: string | undefined) => number,
  drop: (a: string | undefined) => number,
): number => {
  let row: number[] = [0];
  for (const letter of other) row.push((row.at(-1) ?? 0) + drop(letter));
  for (const letter of one) {
    const next = [(row[0] ?? 0) + drop(letter)];
    for (let at = 1; at <= other.length; at += 1) {
      next.push(
        Math.min(
          (row[at] ?? 0) + drop(letter),
          (next[at - 1] ?? 0) + drop(other[at - 1]),
          (row[at - 1] ?? 0) + replace(letter, other[at - 1]),
        ),
      );
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** How a phrase begins is what is heard best. */
const otherBeginning = 0.12;

/** 0 is the same to the ear and to the eye; 1 has nothing in common. Both in small letters. */
export const soundDistance = (said: string, phrase: string): number => {
  const [heard, meant] = [soundOf(said), soundOf(phrase)];
  const size = Math.max(1, meant.replaceAll('A', '').length);
  const sounds = editDistance(heard, meant, replacing, dropping) / size;
  const [letters, wanted] = [said.replaceAll(' ', ''), phrase.replaceAll(' ', '')];
  const spelt =
    editDistance(
      letters,
      wanted,
      (a, b) => (a === b ? 0 : 1),
      () => 1,
    ) / Math.max(letters.length, wanted.length, 1);
  return (sounds + spelt) / 2 + (heard[0] === meant[0] ? 0 : otherBeginning);
};

/** What recognisers write for a word of the table. */
const words: Readonly<Record<string, string>> = {
  paws: 'pause',
  pores: 'pause',
  pours: 'pause',
  paused: 'pause',
  pose: 'pause',
  necks: 'next',
  nex: 'next',
  neck: 'next',
  skipped: 'skip',
  skips: 'skip',
  scape: 'skip',
  com: 'calm',
  comb: 'calm',
  kalm: 'calm',
  fokus: 'focus',
  focuses: 'focus',
  focal: 'focus',
  hocus: 'focus',
  sesh: 'session',
  sections: 'session',
  section: 'session',
  quieta: 'quieter',
  lauder: 'louder',
  undue: 'undo',
  resum: 'resume',
  relaks: 'relax',
  relapse: 'relax',
};
const pairs: Readonly<Record<string, string>> = {
  'folk us': 'focus',
  'folk is': 'focus',
  'folks us': 'focus',
  'up beat': 'upbeat',
  'un do': 'undo',
  'on do': 'undo',
  'pick four': 'pick for',
  'choose four': 'choose for',
  'energy zing': 'energizing',
  'energy sing': 'energizing',
};

/** The words with what sounds alike put right; the same array where nothing does. */
export const putRight = (said: readonly string[]): readonly string[] => {
  const text = said.map((word) => (Object.hasOwn(words, word) ? (words[word] ?? word) : word)).join(' ');
  const right = Object.entries(pairs).reduce((so, [pair, by]) => so.replaceAll(pair, by), text);
  return right === said.join(' ') ? said : right.split(' ');
};
