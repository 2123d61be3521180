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

/** Without vowels that differ and letters that are not heard: `A` stands for any run of vowels. */
const soundOf = (text: string): string => {
  let sound = text.replaceAll("'", '');
  for (const [letters, by] of spellings) sound = sound.replaceAll(letters, by);
  return sound.replaceAll(' ', '').replaceAll(/(.)\1+/gu, '$1');
};

// Letters as numbers below this, and prices in tables: a phrase is compared with hundreds.
const signs = 128;
const codesOf = (text: string): Uint8Array =>
  Uint8Array.from(Array.from(text), (letter) => Math.min(letter.codePointAt(0) ?? 0, signs - 1));

/** A phrase made ready to be compared. */
export interface Sounding {
  readonly sound: Uint8Array;
  readonly letters: Uint8Array;
  /** How many consonants are heard. */
  readonly size: number;
}

export const sounding = (text: string): Sounding => {
  const sound = soundOf(text);
  return {
    sound: codesOf(sound),
    letters: codesOf(text.replaceAll(' ', '')),
    size: sound.replaceAll('A', '').length,
  };
};

interface Prices {
  /** Of one sign in the place of another: row, then column. */
  readonly replace: Float64Array;
  /** Of a sign too many, or one too few. */
  readonly drop: Float64Array;
}

const plainPrices = (): Prices => {
  const replace = new Float64Array(signs * signs).fill(1);
  for (let at = 0; at < signs; at += 1) replace[at * signs + at] = 0;
  return { replace, drop: new Float64Array(signs).fill(1) };
};

const soundPrices = (): Prices => {
  const prices = plainPrices();
  for (const set of ['td', 'pb', 'kg', 'fvT', 'sSC', 'mn', 'Td']) {
    for (const one of codesOf(set)) {
      for (const other of codesOf(set)) if (one !== other) prices.replace[one * signs + other] = 0.5;
    }
  }
  for (const weak of codesOf('rh')) prices.drop[weak] = 0.5;
  for (const vowel of codesOf('A')) prices.drop[vowel] = 0.3;
  return prices;
};

const byLetter = plainPrices();
const bySound = soundPrices();

const editDistance = (one: Uint8Array, other: Uint8Array, { replace, drop }: Prices): number => {
  const row = new Float64Array(other.length + 1);
  for (let at = 0; at < other.length; at += 1) row[at + 1] = (row[at] ?? 0) + (drop[other[at] ?? 0] ?? 1);
  for (const sign of one) {
    const lost = drop[sign] ?? 1;
    let corner = row[0] ?? 0;
    let left = corner + lost;
    row[0] = left;
    for (let at = 0; at < other.length; at += 1) {
      const there = other[at] ?? 0;
      const above = row[at + 1] ?? 0;
      left = Math.min(above + lost, left + (drop[there] ?? 1), corner + (replace[sign * signs + there] ?? 1));
      corner = above;
      row[at + 1] = left;
    }
  }
  return row[other.length] ?? 0;
};

/** How a phrase begins is what is heard best. */
const otherBeginning = 0.12;

/** 0 is the same to the ear and to the eye; Infinity for what is at least as far as the limit. */
export const soundDistance = (said: Sounding, phrase: Sounding, limit: number): number => {
  const begins = said.sound[0] === phrase.sound[0] ? 0 : otherBeginning;
  const sounds = editDistance(said.sound, phrase.sound, bySound) / Math.max(1, phrase.size) / 2 + begins;
  if (sounds >= limit) return Number.POSITIVE_INFINITY;
  const longer = Math.max(said.letters.length, phrase.letters.length, 1);
  const distance = sounds + editDistance(said.letters, phrase.letters, byLetter) / longer / 2;
  return distance < limit ? distance : Number.POSITIVE_INFINITY;
};
