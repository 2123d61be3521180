/** Menus, and titles of publications (`data-quoted`): those words are not ours to make plainer. */
const notProse = /<nav.*?<\/nav>|<ol data-quoted.*?<\/ol>/gs;

/** A name in a list, a size, a word on its own: nobody reads it as a sentence, and it would make any text look easy. */
const isFragment = (text: string): boolean => !/[.!?:;]$/.test(text) && text.split(/\s+/).length < 5;

/** Words in sentences only: what stands in a paragraph, a list item or a cell, one sentence after the other. */
export const proseOf = (markup: string): string =>
  [...markup.replace(notProse, '').matchAll(/<(p|li|dd)\b[^>]*>(.*?)<\/\1>/gs)]
    .map((match) =>
      (match[2] ?? '')
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '' && !isFragment(text))
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(' ');

/** Two vowels that are two syllables: au-di-o, i-de-a, u-su-al, try-ing, cre-ate. */
const apart = [
  /(?<![tcsxgl])i[aou]/g,
  /eo(?!p)/g,
  /(?<![qg])ua/g,
  /(?<=[dr])ea(?=s?$)/g,
  /[ey]ing$/g,
  /(?<=[^aeiou]r)ea(?=t[eio])/g,
  /(?<=qu|sc|cl|^d)ie(?=[nt])/g,
  /(?:s|th)ms?$/g,
];

const silentEnd = (word: string): boolean =>
  (/[^aeiouy]e$/.test(word) && !/[^aeiouy]le$/.test(word)) ||
  (/[^aeiouy]es$/.test(word) && !/(?:[sxzcg]|ch|sh|[^aeiouy]l)es$/.test(word)) ||
  /[^aeiouytd]ed$/.test(word);

const syllablesOfPart = (word: string): number => {
  const groups = word.match(/[aeiouy]+/g)?.length ?? 0;
  // `y` before a vowel at the beginning is a consonant, and makes no group of its own.
  const more = apart.reduce((sum, pair) => sum + (word.match(pair)?.length ?? 0), 0);
  return Math.max(1, groups + more - (silentEnd(word) && groups > 1 ? 1 : 0));
};

export const syllablesIn = (word: string): number =>
  word
    .toLowerCase()
    .replace(/[’']\w*/g, '')
    .split('-')
    .filter((part) => part !== '')
    .reduce((sum, part) => sum + syllablesOfPart(part), 0);

/** Flesch and Kincaid's formula: the years of school it takes to read a text with ease. */
export const gradeOf = (text: string): number => {
  const sentences = text.split(/[.!?]+(?:[\s”"’)]|$)/).filter((sentence) => /[a-z]/i.test(sentence)).length;
  const words = text.match(/[a-z]+(?:[’'-][a-z]+)*/gi) ?? [];
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
};
