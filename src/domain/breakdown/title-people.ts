import { isWhen } from '#domain/breakdown/title-object.ts';
import {
  articles,
  classesOfName,
  isKnown,
  isName,
  joined,
  type Word,
} from '#domain/breakdown/title-words.ts';

/** Letters such as HMRC are an office: nobody has it in their contacts. */
export const isSomebody = (word: Word): boolean => isName(word) && /\p{Ll}/u.test(word.text);

/** "Dinner with Kim", "a present for my sister". */
export const whoIn = (rest: readonly Word[]): string | null => {
  const at = rest.findIndex(({ lower }, index) => index > 0 && (lower === 'with' || lower === 'for'));
  const after = at < 0 ? [] : rest.slice(at + 1);
  const article = articles.has(after[0]?.lower ?? '') ? 1 : 0;
  const first = after[article];
  if (first === undefined || isWhen(first, undefined)) return null;
  const names = after.slice(article).findIndex((word) => !isSomebody(word));
  const said = isSomebody(first)
    ? after.slice(0, names < 0 ? after.length : article + names)
    : after.slice(0, article + 1);
  const unnamed = rest[at]?.lower === 'with' && article === 0 && !isKnown(first.lower) && after.length === 1;
  const known =
    isSomebody(first) ||
    unnamed ||
    classesOfName(first.lower).some((one) => one === 'person' || one === 'role');
  if (!known || said.length > 3) return null;
  return joined(said).replace(/[’']s$/, '');
};

/** A name in small letters: "text jess", "ring mrs okoro". */
export const isCalled = ([first, second, third]: readonly Word[]): boolean =>
  first !== undefined &&
  !articles.has(first.lower) &&
  (second === undefined
    ? !isKnown(first.lower) && /^\p{L}+$/u.test(first.lower)
    : /^(?:mr|mrs|ms|miss|dr|auntie|aunty|uncle|sister)$/.test(first.lower) && third === undefined);
