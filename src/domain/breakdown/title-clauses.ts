import { emptyFronts } from '#domain/breakdown/lexicon/empty-fronts.ts';
import { type Word, wordsOf } from '#domain/breakdown/title-words.ts';

/** Signs that stand for words, and dots that end no sentence. */
const written: readonly (readonly [sign: RegExp, word: string])[] = [
  ...emptyFronts,
  // "Take the bins back in" is to take them in, and what is on the line comes in as well.
  [
    /(?<=^(?:take|bring|get|fetch)\s.*\s)back (?=in(?:\s*$|\s+(?:tonight|tomorrow|after|before|from)\b))/i,
    '',
  ],
  [
    /^(?:get|take|bring) (?:the )?(?:washing|laundry|sheets|clothes|towels)(?: in)? off (?:the )?(?:washing )?line\b/i,
    'bring in the washing',
  ],
  [/\b(?:couch (?:to|2) 5k|c25k)(?: (?:week|wk|w) ?\d+)?(?: (?:run|day|r|d) ?\d+)?/gi, 'c25k'],
  [/(?<=^(?:find|look for|search for|hunt for)\s.*)\b(?:place|room) to (?:live|rent)\b(?! out)/i, 'flat'],
  [/(?<=^(?:find|look for|search for|hunt for) )somewhere to (?:live|rent)\b/i, 'a flat'],
  // "Get the books off Sam".
  [/^([Gg]et|[Bb]orrow) (.+?) off (?=\p{Lu}\p{Ll}|mum\b|dad\b|nan\b|gran\b)/u, '$1 $2 from '],
  // Lessons on video, by who gives them or by their number.
  [
    /^(do |some )?(yoga|pilates) (?:with (?:adriene|kassandra|kass|nicole|lottie)\b)(?: (?:ep|episode|day) \d+)?/i,
    '$1$2 video',
  ],
  [/^(do |some )?(yoga|pilates)(?: video)? (?:ep|episode) \d+/i, '$1$2 video'],
  [/(?<=^|\s)(?:one|1) (?:on|to|2) (?:one|1)(?=\s|$)/gi, 'one-to-one'],
  [/\bend of (term|year|month|week)(?= \p{L})/giu, 'end-of-$1'],
  [/(?<=^|\s)w\/o(?=\s)/gi, 'without'],
  [/(?<=^|\s)w\/\s?/gi, 'with '],
  [/(?<=^|\s)re:/gi, 'about'],
  [/(?<=^|\s)b4(?=\s)/gi, 'before'],
  [/(?<=\s)[+&@](?=\s)/g, 'and'],
  [/\b(dr|mr|mrs|ms|st)\./gi, '$1'],
  [/\bpp?\.\s*(?=\d)/gi, 'page '],
  [/\bno\.\s*(?=\d)/gi, 'number '],
  [/(?<=\p{L})\/(?=\p{L})/gu, ' or '],
  // An address of a page.
  [/(?<=^|\s)(?:https?:\S+|\S+\.(?:com|uk|org|net|io|gov|de))(?=\s|$)/gi, ''],
];
const bracketed = /\([^)]*\)?|\[[^\]]*\]?|\{[^}]*\}?/g;
const breaks = /[,;!?]+(?=\s|$)|\.+(?=\s|$)|…|\s[-–—=>]+\s|[–—]|:(?=\s|$)|\s\/\s|\n/;

const clauses = (text: string) =>
  text
    .split(breaks)
    .map((clause) => wordsOf(clause))
    .filter(({ length }) => length > 0);

const spelled = (title: string): string =>
  written.reduce((text, [sign, word]) => text.replace(sign, word), title.trim());

/** What a title says, clause by clause: the first is nearly always the task, and the others are notes about it. */
export const clausesOf = (title: string): readonly (readonly Word[])[] => {
  const plain = spelled(title);
  const found = clauses(plain.replace(bracketed, ' , '));
  return found.length > 0 ? found : clauses(plain);
};

/** Everything behind the first clause, also what stands in brackets. */
export const notesOf = (title: string): readonly (readonly Word[])[] => {
  const plain = spelled(title);
  const inBrackets = [...plain.matchAll(bracketed)].flatMap(([text]) => clauses(text));
  return [...clausesOf(title).slice(1), ...inBrackets];
};
