import { findFrame, frameOf } from '#domain/breakdown/find-frame.ts';
import { careFrames } from '#domain/breakdown/frames/care-frames.ts';
import { doingFrames } from '#domain/breakdown/frames/doing-frames.ts';
import { everydayFrames } from '#domain/breakdown/frames/everyday-frames.ts';
import type { Frame } from '#domain/breakdown/frames/frame.ts';
import { vetoFrames } from '#domain/breakdown/frames/veto-frames.ts';
import { isMoreThanItsName } from '#domain/breakdown/only-named.ts';
import type { TitleReading } from '#domain/breakdown/read-title.ts';
import {
  hasLooseParticle,
  hasTwoMeanings,
  headOf,
  isCode,
  isAboutOwing,
  isElsewhere,
  isImmaterial,
  isNameUnclear,
  isNeverTold,
  isRedirected,
  isVague,
} from '#domain/breakdown/reasons-to-ask.ts';
import { asSaid } from '#domain/breakdown/said-how.ts';
import { setOf } from '#domain/breakdown/title-words.ts';

/** Their steps are right for whatever is named: a number is looked for, a page searched, the same tool taken. */
const rightForAnything: ReadonlySet<string> = new Set([
  ...everydayFrames.map(([id]) => id),
  ...doingFrames.map(([id]) => id),
  ...careFrames.map(([id]) => id),
  ...vetoFrames.map(([id]) => id),
  ...setOf(
    'call call-back-title call-person return-call sick ask-doctor email email-none office-email chase-person chase-who reply ' +
      'message-name message-person invite talk swap-shift swap-person swap-ask cancel-person cancel-meetup ask-for lend lend-who ' +
      'cover-person research renew renew-email renew-card cert-renew register apply cancel cancel-subscription unsubscribe invoice ' +
      'quote hire claim-back refund descale descale-machine iron restring wash-on pump label wrap mop vacuum ' +
      'sweep sharpen repot prune stretch walk-pet walk-any shower-any swim-any ride-any exercise wake dress sleep bed rest pray ' +
      'meditate journal-verb eat knit crochet print alarm photo any-timed get-repair feed help show note-down read-kids walk-person ' +
      'pay-person transfer-person pickup-person drop-person measure write-to write-message save-up check-in meal-prep burp-baby ' +
      'tell-child take-person decide polish email-thing serviced watch pack-any empties fill-licence sort-by record compare feed reply-thing send-who get-key fit-light find-lost find-seen find-theirs talk-office glue tighten tape oil sand expiry count-till debit-only open-place return drop take-thing pickup pay clean clean-unknown wash-any sell donate shred submit sign-form scan download put-away cook-any hang charge turn-off visit buy book post post-packed sweep-up vacuum-up count plan write copy replace',
  ),
]);

const speaking = setOf('call message email reply talk chase buy order research');

/** The letter or app that asks for money: what friends and neighbours are owed comes in none. */
const owed =
  /^(?:bills?|fees?|fines?|invoices?|premiums?|tuition|charges?|surcharge|rates|tickets?|tax|taxes|insurance|licen[cs]e|instalments?|tolls?|balance)$/;

/**
 * A step that misses is worse than a question, so one is given only where the reading is whole: the doing is known with its
 * particle, so is the thing itself, no word has a second meaning, and nothing else in the title points elsewhere.
 */
const isWhole = (reading: TitleReading, [id, , things, , first]: Frame): boolean => {
  const { verb, head, clause, phrase } = reading;
  const reasonsToAsk = [
    verb === '~',
    isVague(reading),
    isCode(reading),
    hasLooseParticle(reading),
    isRedirected(reading),
    isElsewhere(reading),
    isAboutOwing(reading),
    isImmaterial(reading, first),
    isNameUnclear(reading),
    isNeverTold(reading) && !speaking.has(verb),
    verb === '-' && isMoreThanItsName(reading, id),
    // "Whether to go" has a way to lean; which colour it is to be has none.
    id === 'decide' && clause === null,
    id === 'bill' && !owed.test(headOf(phrase)?.lower ?? ''),
    things !== '*' && !rightForAnything.has(id) && (head.has('unknown') || hasTwoMeanings(reading)),
  ];
  return !reasonsToAsk.includes(true);
};

/** The frame of a title where its reading is whole; null where the person is to be asked. */
export const sureFrame = (reading: TitleReading): Frame | null => {
  const found = findFrame(reading);
  // What friends and clubs are owed is still paid somehow.
  const isPaid =
    found?.[0] === 'bill' && reading.verb === 'pay' && !owed.test(headOf(reading.phrase)?.lower ?? '');
  const frame = isPaid ? frameOf('pay') : found;
  return frame !== null && isWhole(reading, frame) ? asSaid(reading, frame) : null;
};
