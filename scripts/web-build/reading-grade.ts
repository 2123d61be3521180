/** Menus, and titles of publications (`data-quoted`): those words are not ours to make plainer. */
const notProse = /<nav.*?<\/nav>|<ol data-quoted.*?<\/ol>/gs;

/** Words in sentences only: what stands in a paragraph, a list item or a cell, one sentence after the other. */
export const proseOf = (markup: string): string =>
  [...markup.replace(notProse, '').matchAll(/<(p|li|dd)\b[^>]*>(.*?)<\/\1>/gs)]
    .map((match) => (match[2] ?? '').replace(/<[^>]+>/g, '').trim())
    .map((text) => (/[.:;!?]$/.test(text) ? text : `${text}.`))
    .join(' ');

const syllablesIn = (word: string): number => {
  const vowels = word
    .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
    .replace(/^y/, '')
    .match(/[aeiouy]{1,2}/g);
  return word.length <= 3 ? 1 : Math.max(1, vowels?.length ?? 1);
};

/** Flesch and Kincaid's formula: the years of school it takes to read a text with ease. */
export const gradeOf = (text: string): number => {
  const sentences = text.split(/[.:;!?]+(?:\s|$)/).filter((sentence) => /[a-z]/i.test(sentence)).length;
  const words = text.toLowerCase().match(/[a-z]+(?:[’'-][a-z]+)*/g) ?? [];
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
};
