import type { Meaning } from '#domain/capture/phrase-meaning.ts';
import { isTaskVerb } from '#domain/capture/task-verbs.ts';
import { unreachable } from '#domain/unreachable.ts';

// Whether words read as what they could mean is decided by what stands around them. In doubt they stay in the title.

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const afterNoDay = set(
  'about for of from the a an re regarding until till since than like called named titled was is are were be to last this next coming every each any or and not & through thru vs versus before after by in my your our his her their on mr mrs ms dr st which that who happened b4 thing between w/ via',
);
const afterNoTime = set(
  'about for of from the a an until till since than to before after by my your our or and not & per size chapter chapters page pages part verse verses step episode level room section unit number no',
);
const afterNoNumber = set(
  'part chapter chapters page pages step episode ep unit vol volume version no number size room level section week day lesson question exercise season psalm act scene bus line flight',
);
const afterNoMinutes = set(
  'in every each about after within last first next of the a an per by under over than to or and least most at another',
);
const afterNoEnergy = set(
  'is are was on to too very so running run runs at of from and or not stay stays looking feeling feel get gets got going go size the a an in how extra super set keep turn aim fly jump this that if t-shirt tshirt shirt jumper hoodie dress trousers jeans steak coffee latte pizza fries drink rare tide blood',
);
/** Verbs that a day or a time is the object of: "plan Saturday", "watch Wednesday", "cancel 3pm". */
const takesObject = set(
  'plan planning prep prepare schedule organise organize enjoy dread watch rewatch read reread see play celebrate cancel move reschedule skip confirm catch miss discuss rename review',
);
const names = set(
  'black good freaky cyber blue easter palm fat shrove ash super ruby bloody maundy holy giving stir-up casual',
);
const clauses = set('what who which whether why how things');
const subjects = set("if i i'm i'll i've he she they we can't");
const nameMonths = set('jan april may june august');
const setters = set('keep turn set aim fly jump stay hold make');
const lengths = set(
  'cable rope cord fabric wire ladder hose tape ribbon pipe lead hdmi usb wood plank string curtain curtains rug length height width depth metres',
);
const sports = set('swim run sprint row jog walk race dash hurdles relay freestyle crawl cycle bike');
const untilVerbs = set(
  'apply register submit return pay send finish file rsvp enrol enroll cancel renew complete reply respond book hand vote claim order sign',
);
/** What may follow a part in the middle of a line. */
const goesOn = set('about with re regarding because');
const goesOnMarked = set('about with re regarding because to for at from in if so before after then');
const repeats = set(
  'every each daily weekly fortnightly monthly quarterly yearly annually weekdays weekends',
);
const articles = set('the my a an all our this');

/** A sentence inside the line: what to wear on Friday, tell Sam I'm busy Thursday, before it renews on 1 December. */
const isInClause = (before: readonly string[]): boolean =>
  before.some(
    (word, at) =>
      clauses.has(word) ||
      (at > 0 && subjects.has(word)) ||
      (word === 'it' && /^(?:before|after|so|when|until|because|while)$/.test(before[at - 1] ?? '')),
  );

const bare = (word: string): string => word.replace(/'s$/, '');

/** The words of a line around a phrase of it, in small letters. */
export interface Surroundings {
  readonly before: readonly string[];
  readonly phrase: readonly string[];
  readonly after: readonly string[];
  /** The word before as it was typed: a capital may make a name of two. */
  readonly rawBefore: string;
  /** A comma, a colon, a bracket or a dash between this and the word before. */
  readonly isApart: boolean;
  /** The same between this and the word after. */
  readonly endsApart: boolean;
}

const dayFits = ({ before, phrase, rawBefore, isApart }: Surroundings, meaning: Meaning): boolean => {
  const previous = before.at(-1) ?? '';
  if (isApart) return true;
  if (afterNoDay.has(previous) || names.has(previous)) return false;
  if (before.length === 1 && takesObject.has(previous) && !meaning.isMarked) return false;
  if (
    phrase.length === 1 &&
    /^\d/.test(phrase[0] ?? '') &&
    (afterNoNumber.has(previous) || /^\d+$/.test(previous))
  ) {
    return false;
  }
  if (phrase.join(' ') === '24/7') return false;
  // "Meet June 6", and the party on Saturday that somebody is asked about.
  if (before.length === 1 && isTaskVerb(previous) && nameMonths.has(phrase[0] ?? '')) return false;
  if (before.includes('about') && !/^(?:today|tonight|tomorrow|tmrw)$/.test(phrase[0] ?? '')) return false;
  // Henry the 8th.
  if (phrase[0] === 'the' && /^\d+(?:st|nd|rd|th)$/.test(phrase[1] ?? '') && phrase.length === 2) {
    if (/^\p{Lu}/u.test(rawBefore)) return false;
  }
  // "Starting Monday" says when a repeat begins, and nothing alone.
  if (/^(?:starting|from)$/.test(phrase[0] ?? '')) return before.some((word) => repeats.has(word));
  // What to wear on Friday, things to do on Monday: the day belongs to the question.
  return !isInClause(before);
};

const timeFits = ({ before, phrase, rawBefore, isApart }: Surroundings, meaning: Meaning): boolean => {
  const previous = before.at(-1) ?? '';
  if (isApart) return true;
  if (afterNoTime.has(previous)) return false;
  if (before.length === 1 && takesObject.has(previous) && !meaning.isMarked) return false;
  if (isInClause(before)) return false;
  // John 3:16.
  const isVerse = /^\d{1,2}:\d\d$/.test(phrase.join(' ')) && /^\p{Lu}/u.test(rawBefore);
  return !(isVerse && /^(?:read|memorise|memorize|study|learn|look)$/.test(before[0] ?? ''));
};

const minutesFit = ({ before, phrase, isApart }: Surroundings): boolean => {
  const previous = before.at(-1) ?? '';
  if (isApart) return true;
  if (afterNoMinutes.has(previous)) return false;
  const metres = /^(\d+)m$/.exec(phrase.join(' '))?.[1];
  if (metres === undefined) return true;
  if (lengths.has(previous)) return false;
  return !(Number(metres) >= 100 && before.some((word) => sports.has(word)));
};

const energyFits = ({ before, isApart }: Surroundings, meaning: Meaning, isFirst: boolean): boolean => {
  if (isApart || meaning.isMarked) return true;
  if (afterNoEnergy.has(before.at(-1) ?? '')) return false;
  return !(isFirst && setters.has(before[0] ?? ''));
};

const deadlineFits = ({ before, phrase }: Surroundings): boolean => {
  if (isInClause(before) || afterNoDay.has(before.at(-1) ?? '')) return false;
  return /^(?:until|till)$/.test(phrase[0] ?? '') ? untilVerbs.has(before[0] ?? '') : true;
};

const repeatFits = ({ before, phrase, isApart }: Surroundings): boolean => {
  const previous = before.at(-1) ?? '';
  if (isApart) return true;
  const first = phrase[0] ?? '';
  if (/^(?:every|each)/.test(first)) return !/^(?:for|of|about|not|almost|nearly|than)$/.test(previous);
  // "Weigh in Mondays".
  if (first.endsWith('s') && previous === 'in') return true;
  return !afterNoDay.has(previous) && !before.includes('about') && !isInClause(before);
};

/** Whether a phrase at the end of what is left of a line reads as what it means. */
export const fitsAtEnd = (around: Surroundings, meaning: Meaning, isFirst: boolean): boolean => {
  switch (meaning.kind) {
    case 'day':
      return dayFits(around, meaning);
    case 'time':
      return timeFits(around, meaning);
    case 'minutes':
      return minutesFit(around);
    case 'energy':
      return energyFits(around, meaning, isFirst);
    case 'deadline':
      return deadlineFits(around);
    case 'repeat':
      return repeatFits(around);
    default:
      return unreachable(meaning.kind);
  }
};

/** Whether a phrase at the beginning does. */
export const fitsAtStart = ({ after, phrase, endsApart }: Surroundings, meaning: Meaning): boolean => {
  if (meaning.kind === 'energy' || meaning.kind === 'minutes') return false;
  if (phrase.length === 1 && repeats.has(phrase[0] ?? '')) return false;
  if (endsApart) return true;
  if (meaning.kind === 'deadline' && phrase[0] === 'by') return true;
  if (meaning.kind === 'time' && meaning.isMarked) return true;
  return isTaskVerb(after[0] ?? '');
};

/** Whether a phrase in the middle does: only where the line clearly goes on about something else. */
export const fitsInside = (around: Surroundings, meaning: Meaning): boolean => {
  const [next = '', second = ''] = around.after;
  if (meaning.kind === 'energy') return false;
  if (meaning.kind === 'minutes') {
    return meaning.isMarked && /^(?:before|after|then)$/.test(next);
  }
  // "Monday to Friday", "from 2 to 4": the first half of something longer.
  if (
    /^(?:to|until|till|from)$/.test(next) &&
    /^(?:\d|mon|tue|wed|thu|fri|sat|sun|noon|midnight)/.test(second)
  ) {
    return false;
  }
  if (!fitsAtEnd(around, meaning, false)) return false;
  if (around.endsApart && around.isApart) return true;
  const isSure =
    meaning.isMarked ||
    meaning.kind === 'deadline' ||
    /^(?:today|tomorrow|tonight)/.test(around.phrase[0] ?? '');
  if (meaning.kind === 'repeat') return isSure && (goesOnMarked.has(next) || articles.has(next));
  return (isSure ? goesOnMarked : goesOn).has(bare(next));
};
