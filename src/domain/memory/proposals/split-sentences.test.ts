import { expect, it } from 'vitest';
import { splitSentences } from './split-sentences.ts';

const cut = (text: string): readonly string[] =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end));

it.each([
  ['One. Two! Three? four', ['One.', 'Two!', 'Three?', 'four']],
  ['helped a lot. next time earlier', ['helped a lot.', 'next time earlier']],
  ['Saw Dr. Okafor at 9 a.m. today. Fine.', ['Saw Dr. Okafor at 9 a.m. today.', 'Fine.']],
  ['It took 20 min. Next time less.', ['It took 20 min.', 'Next time less.']],
  ['E.g. tea, i.e. the green one, etc. and so on.', ['E.g. tea, i.e. the green one, etc. and so on.']],
  ['Room no. 4 is 3.5 m wide.', ['Room no. 4 is 3.5 m wide.']],
  ['well... it worked… somehow', ['well... it worked… somehow']],
  ['He said “stop.” Then I left.', ['He said “stop.”', 'Then I left.']],
  ['- tea first\n* then work\n1. one thing\n[x] done', ['tea first', 'then work', 'one thing', 'done']],
  ['no full stop\nNew line\n\n  Third  ', ['no full stop', 'New line', 'Third']],
  [
    'A long line of a journal that was broken to fit the\nwidth of a page. Short.',
    ['A long line of a journal that was broken to fit the\nwidth of a page.', 'Short.'],
  ],
  ['Rain 🌧️! Sun ☀️.', ['Rain 🌧️!', 'Sun ☀️.']],
  ['', []],
  [' \n ', []],
  ['-', []],
])('[MEM-04] cuts %j into sentences', (text, sentences) => {
  expect(cut(text)).toEqual(sentences);
});
