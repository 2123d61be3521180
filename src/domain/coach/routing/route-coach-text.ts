import {
  crisisOfSomeoneWords,
  crisisWords,
  dangerWords,
  emergencyWords,
  legalWords,
  maybeCrisisWords,
  medicalWords,
  type RouteWords,
} from './care-words.ts';
import { crisisIndirect } from './crisis-indirect.ts';
import { crisisNearWords } from './crisis-near-words.ts';
import { crisisSaid } from './crisis-said.ts';
import { crisisSigns } from './crisis-signs.ts';
import { dangerMeant, dangerSaid } from './danger-said.ts';
import { emergencySaid } from './emergency-said.ts';
import { withoutHarmlessTurns } from './harmless-turns.ts';
import { isPillReminder } from './is-pill-reminder.ts';
import { legalMeant } from './legal-meant.ts';
import { legalSaid } from './legal-said.ts';
import { maybeCrisisSaid } from './maybe-crisis-said.ts';
import { crisisMeant } from './meaning/crisis-meant.ts';
import { heardSign } from './meaning/sign.ts';
import { weighsHeavy } from './meaning/weight-of-words.ts';
import { medicalMeant } from './medical-meant.ts';
import { medicalSaid } from './medical-said.ts';
import { routeWords } from './route-words.ts';
import { saidAboutWork } from './said-about-work.ts';
import { soundsNearCrisis } from './sounds-near-crisis.ts';

export type CoachRouteKind =
  'crisis' | 'emergency' | 'danger-from-others' | 'maybe-crisis' | 'medical' | 'legal';

export type CoachRoute =
  | { readonly kind: 'none' }
  | {
      readonly kind: CoachRouteKind;
      /** What else was heard, the more urgent first. */
      readonly also: readonly CoachRouteKind[];
      /** The words it went by, as bare words. For tests and for nothing else: never shown, never stored. */
      readonly heard: string;
      readonly words: RouteWords;
    };

const someoneElse =
  /\b(?:my|a|our|the|his|her) (?:\w+ )?(?:friend|colleague|coworker|worker|boss|manager|brother|sister|son|daughter|mum|mom|mother|dad|father|partner|husband|wife|boyfriend|girlfriend|cousin|uncle|aunt|teammate|neighbou?r|client|student|child|kid|employee|report)s?\b/;
const oneself =
  /\b(?:i want|i dont want|i cant|myself|me|i wish|i feel|im|my life|i might|i will|i should|i could)\b/;

/** The whole, and each sentence by itself: what ends a sentence ends a thought. */
const piecesOf = (text: string): readonly string[] => {
  const parts = text.split(/[.!?;:,\n…–—]+/).filter((part) => part.trim() !== '');
  return [text, ...(parts.length > 1 ? parts : [])].map((part) => withoutHarmlessTurns(routeWords(part)));
};

const firstHeard = (families: readonly RegExp[], pieces: readonly string[]): string | null => {
  for (const piece of pieces) {
    for (const family of families) {
      const found = family.exec(piece);
      if (found !== null) return found[0].trim();
    }
  }
  return null;
};

// What is asked of a doctor or a lawyer is heavy by itself.
const maybeHeard = (pieces: readonly string[], asked: boolean): string | null =>
  firstHeard(maybeCrisisSaid, pieces) ??
  pieces.find(soundsNearCrisis) ??
  pieces.find((piece) => weighsHeavy(piece, asked ? 2 : 0)) ??
  null;

// A knife at one's throat, tablets that somebody took: whose hand it was decides who is needed first.
const ofMeans =
  /\b(?:knife|gun|bleach|bleed\w*|pills?|tablets|meds|pack|bottle|wake up|blister|overdos\w*|scalpel|blade)\b/;
const ownWish =
  /\b(?:die|myself|my life|suicide|live|alive|end it|dead|wake up tomorrow|want out|on purpose|goodbye)\b/;
const byOthersOrMistake =
  /\b(?:by (?:accident|mistake)|accidentally|he|hes|hed|she|shes|his|her|they|son|daughter|flatmate|roommate|husband|wife|boyfriend|girlfriend|partner|chef|coworker|colleague|boss|manager|ex|kid|child|baby|friend|wont stop|heavily)\b/;

// A goal is short. What comes after this is not read, so that a pasted book costs nothing.
const mostLetters = 4000;

const crisisFamilies = [...crisisSaid, ...crisisIndirect, ...crisisNearWords, ...crisisSigns];

const wordsByKind: Readonly<Record<CoachRouteKind, RouteWords>> = {
  crisis: crisisWords,
  emergency: emergencyWords,
  'danger-from-others': dangerWords,
  'maybe-crisis': maybeCrisisWords,
  medical: medicalWords,
  legal: legalWords,
};

const wordsFor = (kind: CoachRouteKind, text: string): RouteWords =>
  kind === 'crisis' && someoneElse.test(text) && !oneself.test(text)
    ? crisisOfSomeoneWords
    : wordsByKind[kind];

/**
 * What must be met by people before it is met by a coach. It errs on the side of care: a harmless sentence may be asked
 * "Are you safe right now?" and is helped all the same; a crisis gets no task.
 */
export const routeCoachText = (text: string): CoachRoute => {
  const pieces = piecesOf(text.slice(0, mostLetters));
  const words = pieces[0] ?? '';
  const meant = crisisMeant(words);
  const said = firstHeard(crisisFamilies, pieces);
  const emergency = heardSign(emergencySaid, words);
  const danger = firstHeard(dangerSaid, pieces) ?? heardSign(dangerMeant, words);
  const meantOwn = meant.certain !== null && !saidAboutWork(words, meant.certain) ? meant.certain : null;
  const own = said !== null && !saidAboutWork(words, said) ? said : meantOwn;
  const byOthers =
    own !== null &&
    (emergency ?? danger) !== null &&
    ofMeans.test(own) &&
    byOthersOrMistake.test(words) &&
    !ownWish.test(words);
  const crisis = byOthers ? null : own;
  const medical = isPillReminder(words)
    ? null
    : (firstHeard(medicalSaid, pieces) ?? heardSign(medicalMeant, words));
  const legal = firstHeard(legalSaid, pieces) ?? heardSign(legalMeant, words);
  const maybe = said ?? meant.certain ?? meant.perhaps ?? maybeHeard(pieces, (medical ?? legal) !== null);
  // “Can they fire me if I have a diagnosis?” is for somebody who knows the law.
  const lawFirst = medical?.includes('diagnosis') ?? false;
  const lawThenMedicine = [
    ['legal', legal],
    ['medical', medical],
  ] as const;
  const heard: readonly (readonly [CoachRouteKind, string | null])[] = [
    ['crisis', crisis],
    ['emergency', emergency],
    ['danger-from-others', danger],
    ['maybe-crisis', crisis === null ? maybe : null],
    ...(lawFirst ? lawThenMedicine : lawThenMedicine.toReversed()),
  ];
  const found = heard.flatMap(([kind, phrase]) => (phrase === null ? [] : [{ kind, phrase }]));
  const [first, ...rest] = found;
  if (first === undefined) return { kind: 'none' };
  return {
    kind: first.kind,
    also: rest.map(({ kind }) => kind),
    heard: first.phrase,
    words: wordsFor(first.kind, words),
  };
};
