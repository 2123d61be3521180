import { plainWords } from '#domain/coach/words/plain-words.ts';
import { withinEdits } from '#domain/coach/words/within-edits.ts';

// Letters that people write as other marks, to get past filters or in a hurry: "su1c1de", "k!ll".
const lookAlikes: Readonly<Record<string, string>> = {
  '1': 'i',
  '!': 'i',
  '3': 'e',
  '0': 'o',
  '@': 'a',
  $: 's',
  '4': 'a',
};

const unmasked = (text: string): string =>
  text
    .replaceAll(/\bod['’]d\b/gi, 'overdosed')
    .replaceAll(/(?<=[a-z])[*_.#](?=[a-z])/gi, '')
    .replaceAll(/(?<=[a-z])[130@$4!](?=[a-z])/gi, (mark) => lookAlikes[mark] ?? mark);

/** One spelling for what is said in many: short forms, chat, common slips. In this order. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\b(\w*?)(\w)\2{2,}(\w*)\b/g, '$1$2$3'],
  [/\bfor ever\b/g, 'forever'],
  [/\bsui cid/g, 'suicid'],
  [/\bk m s\b/g, 'kms'],
  [/\bi am\b|\bive been\b|\bi m\b/g, 'im'],
  [/\b(do|did|does|is|was|were|would|could|should|have|has|had|are|wo|ca) (?:not|nt)\b/g, '$1nt'],
  [/\bwill not\b/g, 'wont'],
  [/\bcan ?not\b|\bcan not\b|\bcannt\b|\bcnt\b/g, 'cant'],
  [/\bdnt\b|\bdon t\b|\bdont\b|\bdoent\b|\bdotn\b/g, 'dont'],
  [/\bwanna\b|\bwana\b|\bwnat to\b|\bwant too\b|\bwan to\b|\bwnt to\b|\bwant 2\b/g, 'want to'],
  [/\bwnat\b|\bwnt\b|\bawnt\b/g, 'want'],
  [/\bgonna\b|\bgona\b|\bgunna\b|\bim a go\b/g, 'going to'],
  [/\bgotta\b/g, 'got to'],
  [/\bfinna\b|\bboutta\b/g, 'about to'],
  [/\bany ?m(?:ore|or|oar|roe)\b|\bany longer\b|\banymoore\b|\bnemore\b/g, 'anymore'],
  [/(?<=\b(?:here|alive|live|living|this|it|on|life|around|exist)) no more\b/g, ' anymore'],
  [/\bbe (?:hear|her)(?= anymore| any)/g, 'be here'],
  [/\bno[ -]?one\b|\bno body\b|\bnobdy\b/g, 'nobody'],
  [/\bevery ?(?:body|1)\b|\bevery one\b|\bevry(?:one|body)\b|\beveryon\b/g, 'everyone'],
  [/\bm(?:y|e) ?s(?:elf|lef|elv|efl|ef|elfe)\b|\bmysel\b|\bmyselv\b|\bmiself\b/g, 'myself'],
  [/\bw ?o me\b|\bwithout me\b|\bwithuot me\b|\bwith out me\b|\bwihtout me\b|\bwithot me\b/g, 'without me'],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\br\b/g, 'are'],
  [/\bcuz\b|\bcos\b|\bcoz\b|\bbcs?\b/g, 'because'],
  [/\bidk\b/g, 'i dont know'],
  [/\bdieing\b|\bdyeing\b|\bdyin\b/g, 'dying'],
  [/\bto dye\b|\b2 die\b/g, 'to die'],
  [/\bdeid\b|\bded\b/g, 'dead'],
  [/\bki+l+\b|\bkll\b|\bklil\b|\bkiil\b|\bkil\b/g, 'kill'],
  [/\bki+l+(?:ing|in|ign)\b|\bkiling\b/g, 'killing'],
  [/\bex(?:h|s)?is(?:t|s|it)\b|\bexsit\b/g, 'exist'],
  [/\balife\b|\baliv\b/g, 'alive'],
  [/\blivin\b/g, 'living'],
  [/\blif\b|\blfe\b/g, 'life'],
  [/\bhert(?:ing)?\b|\bhrt\b/g, 'hurt'],
  [/\bwrold\b|\bwolrd\b/g, 'world'],
  [/\bbetter of\b(?= (?:without|dead|if))/g, 'better off'],
  [/\bs[uio]{1,3}[ea]?[cs]{1,2}[iay]{0,2}d(?:e|es|al|ally|el|le|ial|ual|ality)?\b/g, 'suicide'],
  [/\bso+ui?cide\b|\bsewer ?slide\b|\bsuicid\w*\b/g, 'suicide'],
  [/\b(?:un ?alive|unaliving|unalived)\b/g, 'unalive'],
  [/\bself[ -]?(?:harm|hrm|harn|injur|mutilat)\w*\b/g, 'selfharm'],
];

// Long words of these families, with one slip in them.
const meant = [
  'disappear',
  'hopeless',
  'worthless',
  'burden',
  'overdose',
  'forever',
  'goodbye',
  'without',
  'nothing',
  'myself',
  'threatened',
  'assaulted',
  'harassed',
  'medication',
  'dosage',
  'discrimination',
  'contract',
  'overdosing',
  'killing',
  'living',
] as const;
const alike = new Set([
  'loving',
  'giving',
  'contact',
  'filling',
  'billing',
  'milling',
  'lining',
  'liking',
  'noting',
  'contacts',
  'lifing',
  'kidding',
  'kicking',
  'contrast',
  'homeless',
  'overdone',
  'overdoing',
  'meditation',
  'kitting',
]);

const oneSlipAway = (word: string): string => {
  if (word.startsWith('s') && word.length > 6 && withinEdits(word, 'suicidal', 2)) return 'suicide';
  if (word.length < 5 || alike.has(word)) return word;
  return meant.find((one) => one !== word && one[0] === word[0] && withinEdits(word, one, 1)) ?? word;
};

/** "s u i c i d e" is one word. */
const spacedOut = /\b[a-z](?: [a-z]){3,}\b/g;

/** What somebody wrote, in the one spelling that the families of routing are written in. */
export const routeWords = (text: string): string => {
  let words = plainWords(unmasked(text)).replaceAll(spacedOut, (letters) => letters.replaceAll(' ', ''));
  for (const [many, one] of spellings) words = words.replaceAll(many, one);
  return words.split(' ').map(oneSlipAway).join(' ');
};
