import { isWhen } from '#domain/breakdown/title-object.ts';
import {
  articles,
  classesOfName,
  enders,
  headClasses,
  isKnown,
  isName,
  joined,
  type Word,
} from '#domain/breakdown/title-words.ts';

/** Letters such as HMRC are an office: nobody has it in their contacts. */
export const isSomebody = (word: Word): boolean => isName(word) && /\p{Ll}/u.test(word.text);

const isKin = (word: Word | undefined): boolean => classesOfName(word?.lower ?? '').includes('person');

/** "Dinner with Kim", "a present for my sister". */
export const whoIn = (rest: readonly Word[], towards = false): string | null => {
  const [head, second] = rest;
  // "Send Priya the address".
  if (
    towards &&
    head !== undefined &&
    second !== undefined &&
    (isSomebody(head) || isKin(head)) &&
    !/[’']s$/.test(head.text)
  )
    return joined([head]);
  const lead = towards ? /^to$/ : /^(?:with|for|from|off)$/;
  const at = rest.findIndex(({ lower }, index) => index > 0 && lead.test(lower));
  const after = at < 0 ? [] : rest.slice(at + 1);
  const article = articles.has(after[0]?.lower ?? '') ? 1 : 0;
  const first = after[article];
  if (first === undefined || isWhen(first, undefined)) return null;
  const names = after.slice(article).findIndex((word) => !isSomebody(word));
  const named = after.slice(0, names < 0 ? after.length : article + names);
  const next = after[article + 1];
  // "Harper's mum" and "Uncle Farid" are said with both words.
  const withNext = isKin(first) && next !== undefined && isSomebody(next);
  const end = after.findIndex(({ lower }, at) => at > article && enders.has(lower));
  const phrase = after.slice(0, end < 0 ? after.length : end);
  const isRole =
    phrase.length > article + 1 &&
    phrase.length < 5 &&
    ['role', 'tradesman'].some((one) => headClasses(phrase).has(one));
  if (isRole && !isSomebody(first)) return `${article === 0 ? 'the ' : ''}${joined(phrase)}`;
  const oneWord = after.slice(0, article + (withNext ? 2 : 1));
  const kinOf = isSomebody(first) && isKin(after[named.length]) ? after.slice(0, named.length + 1) : named;
  const said = isSomebody(first) ? kinOf : oneWord;
  const unnamed = rest[at]?.lower === 'with' && article === 0 && !isKnown(first.lower) && after.length === 1;
  const known =
    isSomebody(first) ||
    unnamed ||
    classesOfName(first.lower).some((one) => one === 'person' || one === 'role' || one === 'tradesman');
  if (!known || said.length > 3) return null;
  const role =
    article === 0 && !isSomebody(first) && !unnamed && !classesOfName(first.lower).includes('person');
  return `${role ? 'the ' : ''}${joined(said).replace(/[’']s$/, '')}`;
};

/** A name in small letters: "text jess", "ring mrs okoro". */
export const isCalled = ([first, second, third]: readonly Word[]): boolean =>
  first !== undefined &&
  !articles.has(first.lower) &&
  (second === undefined
    ? !isKnown(first.lower) && /^\p{L}+$/u.test(first.lower)
    : /^(?:mr|mrs|ms|miss|dr|auntie|aunty|uncle|sister)$/.test(first.lower) && third === undefined);
