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
export const whoIn = (rest: readonly Word[], way: 'to' | 'from' | null = null): string | null => {
  const towards = way === 'to';
  const [head, second] = rest;
  // "Send Priya the address".
  if (
    towards &&
    head !== undefined &&
    second !== undefined &&
    (isSomebody(head) || isKin(head)) &&
    !/[’']s$/.test(head.text)
  ) {
    return joined([head]);
  }
  const lead = way === null ? /^(?:with|for|from|off)$/ : new RegExp(`^${way}$`);
  const at = rest.findIndex(({ lower }, index) => index > 0 && lead.test(lower));
  const after = at < 0 ? [] : rest.slice(at + 1);
  const article = articles.has(after[0]?.lower ?? '') ? 1 : 0;
  const first = after[article];
  if (first === undefined || isWhen(first, undefined)) return null;
  const names = after.slice(article).findIndex((word) => !isSomebody(word));
  const named = after.slice(0, names < 0 ? after.length : article + names);
  const next = after[article + 1];
  // "Harper's mum" and "Uncle Farid" are said with both words.
  const isTitle = /^(?:mr|mrs|ms|miss|dr)$/.test(first.lower);
  const withNext =
    (isKin(first) || isTitle) &&
    next !== undefined &&
    (isSomebody(next) || (isTitle && !enders.has(next.lower)));
  const end = after.findIndex(({ lower }, at) => at > article && enders.has(lower));
  const phrase = after.slice(0, end < 0 ? after.length : end);
  const isRole =
    phrase.length > article + 1 &&
    phrase.length < 5 &&
    ['role', 'tradesman'].some((one) => headClasses(phrase).has(one));
  if (isRole && !isSomebody(first)) return `${article === 0 ? 'the ' : ''}${joined(phrase)}`;
  const oneWord = after.slice(0, article + (withNext ? 2 : 1));
  const kinOf = isSomebody(first) && isKin(after[named.length]) ? after.slice(0, named.length + 1) : named;
  const ofHers = after[named.length];
  const isOfHers =
    /[’']s$/.test(named.at(-1)?.text ?? '') && ofHers !== undefined && !enders.has(ofHers.lower);
  const friends = isOfHers && ['role', 'crowd'].some((one) => classesOfName(ofHers.lower).includes(one));
  // "For Leo's party" is for nobody; "for Leo's friend" is for the friend.
  if (isOfHers && !friends && kinOf.length === named.length) return null;
  const hers = friends ? after.slice(0, named.length + 1) : kinOf;
  const said = isSomebody(first) && !isTitle ? hers : oneWord;
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

/** "Rob's router" is Rob's. */
export const ownerOf = ([first]: readonly Word[]): string | null =>
  first !== undefined && isSomebody(first) && /[’']s$/.test(first.text) ? first.text.slice(0, -2) : null;

/** They live elsewhere: what stands at their place is not in the next room. */
const living =
  /^(?:mum|mom|mam|dad|grandma|gran|granny|nan|nana|nanna|grandad|grandpa|grandparents|auntie|aunty|aunt|uncle|sister|brother|neighbour|neighbor|neighbours|neighbors|parents|in-laws|friend|landlord|client|tenant|cousin|sis|bro)(?:'s|s')$|^(?:neighbours|neighbors|mums|moms|dads|nans|grans|grandmas|grandads)$/;

/** "Mum's tomatoes", "the neighbour's cat", "Mrs Owen's tap", "next door's bins". */
export const isTheirs = (rest: readonly Word[]): boolean => {
  const [first, second] = articles.has(rest[0]?.lower ?? '') ? rest.slice(1) : rest;
  const isAt = rest.some(
    ({ lower }, at) =>
      lower === 'at' &&
      (living.test(rest[at + 1]?.lower ?? '') || /^(?:number|no)$/.test(rest[at + 1]?.lower ?? '')),
  );
  const isAway =
    rest.some(({ lower }) => lower === 'away' || lower === 'holiday') &&
    (/[’']s$/.test(first?.lower ?? '') ||
      rest.some(({ lower }, at) => lower === 'while' && !/^(?:i|we)\b/.test(rest[at + 1]?.lower ?? '')));
  return (
    isAt ||
    isAway ||
    living.test(first?.lower ?? '') ||
    (first?.lower === 'next' && /^door(?:'s)?$/.test(second?.lower ?? '')) ||
    (/^(?:mr|mrs|ms|miss|dr|uncle|auntie|aunty|aunt)$/.test(first?.lower ?? '') &&
      /[’']s$/.test(second?.lower ?? ''))
  );
};

/** What somebody does, and no name. */
const isCalling =
  /\p{L}{4}(?:er|or|ist|ian|man|woman|men|people|team|office|company|dept|desk|line|shop|s)$/u;

/** A name in small letters: "text jess", "ring mrs okoro". */
export const isCalled = ([first, second, third]: readonly Word[]): boolean =>
  first !== undefined &&
  !articles.has(first.lower) &&
  (second === undefined
    ? !isKnown(first.lower) && /^\p{L}+$/u.test(first.lower) && !isCalling.test(first.lower)
    : /^(?:mr|mrs|ms|miss|dr|auntie|aunty|uncle|sister)$/.test(first.lower) && third === undefined);
