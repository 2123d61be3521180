import { type Doing } from '#domain/breakdown/doing-at-end.ts';
import { verbsBySaying } from '#domain/breakdown/lexicon/lexicon.ts';
import { careLexicon } from '#domain/breakdown/lexicon/care-lexicon.ts';
import { brands } from '#domain/breakdown/lexicon/brands.ts';
import { clausesOf, notesOf } from '#domain/breakdown/title-clauses.ts';
import { findDoing, type FoundDoing } from '#domain/breakdown/title-doing.ts';
import { isCalled, isSomebody, isTheirs, ownerOf, whoIn } from '#domain/breakdown/title-people.ts';
import { coreOf, isWhen, leadIns, quotable, searchOf } from '#domain/breakdown/title-object.ts';
import {
  articles,
  isKnown,
  classesIn,
  classesOfName,
  enders,
  headClasses,
  isName,
  joined,
  nameAt,
  say,
  setOf,
  type Word,
} from '#domain/breakdown/title-words.ts';

/** A title taken apart. */
export interface TitleReading {
  readonly verb: string;
  /** The classes of what the doing is done to; of all that is said of it; and of everything that is named. */
  readonly head: ReadonlySet<string>;
  readonly core: ReadonlySet<string>;
  readonly named: ReadonlySet<string>;
  /** What it is done to, as it reads inside a sentence: with its article, and without. Null where nothing is named. */
  readonly the: string | null;
  readonly bare: string | null;
  /** All that is said about it, for searching. */
  readonly all: string | null;
  /** Somebody it is done with or for. */
  readonly who: string | null;
  /** A time or a day is said. */
  readonly timed: boolean;
  /** More than one, so that it is “them”. */
  readonly many: boolean;
  /** The words it was read from: the doing's place, what follows the doing, what it is done to, and the notes behind. */
  readonly from: FoundDoing['from'];
  readonly rest: readonly Word[];
  readonly phrase: readonly Word[];
  readonly quoted: readonly Word[];
  readonly notes: readonly (readonly Word[])[];
  /** What follows is a sentence: "learn how to dance", "find out if it is open". */
  readonly clause: 'to' | 'that' | null;
}

const vague = setOf(
  'thing things stuff it something everything anything life act situation time yes no myself this that',
);
const speaking = setOf('call message email reply talk chase help show');
const when =
  /(?<![£$€.\d])\b(?:\d{1,2}(?:[:.]\d\d)?\s?(?:a\.?m|p\.?m)|at \d{1,2}|\d{1,2}:\d\d|\d{1,2}-\d{1,2} be|noon|today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|sat|mon|tues?|weds?|thurs?|fri|on (?:the )?\d{1,2}(?:st|nd|rd|th))\b/i;
const clock =
  /(?<![£$€.\d])\b(?:\d{1,2}(?:[:.]\d\d)?\s?(?:a\.?m|p\.?m)|\d{1,2}:[0-5]\d|(?:[6-9]|1\d|2[0-3])\.[0-5][05]|\d{1,2}-\d{1,2} be|noon)\b/i;
const forADay =
  /\bfor (?:next |this )?(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|sat|mon|tues?|weds?|thurs?|fri)\b/i;
const sorts = /^(?:size|colou?r|date|age|type|name|room|month|year|author|season|kind|subject|owner)$/;
/** "The gas is off", "the doors are locked". */
const stated =
  / (?:is|are|has|have|was) (?:still |all )?(?:off|on|locked|closed|shut|out|dry|done|clean|working|ok|okay|safe|sealed|in|there|ready|unplugged)\b/;
const asksHow = /^(?:how|what|why|whether|where|who|if|when|which)$/;
const meets =
  /^(?:an? |the )?(?:dinner|lunch|breakfast|brunch|coffee|tea|drinks?|date|meal|catch-up|walk|call|chat)(?: \S*\d\S*)? with /;

const meetsAt =
  /^(?:dinner|lunch|breakfast|brunch|coffee|tea|drinks?|meal|bbq|barbecue) at (?!\d|home|work|noon|the office)/;
const speaks = /^(?:an? |the )?(?:call|chat)\b/;
/** So near that one goes and knocks. */
const near =
  /\b(?:next door|upstairs|downstairs|opposite|(?:across|over|down) the (?:road|street|hall|landing))\b/;

/** A paper on something, or a form for it: what it is stands first, and what it is about follows. */
const saysFirst = setOf('cards essay form tax homework exam invoice slides document lecture social');

const isLiving = (words: readonly Word[]): boolean =>
  ['person', 'role', 'child', 'pet'].some((one) => headClasses(words).has(one));

/** Papers and matters that are known by their name, and what only says where they belong. */
const saysWhat = setOf(
  'form passport cert bill cardMembership localTax insurance invoice exam course appointment greeting present letter papers prescription pills dose list notes goods homework costume tax benefits payslip disk',
);
const saysWhere = setOf('room helper place office todo surface car storage desk floor school party trip');

/** "Priya happy birthday" is about Priya, "Marcus the photos" about the photos sent to Marcus. */
const aboutOf = (core: readonly Word[], toSomebody: boolean): readonly Word[] => {
  const his = core.findIndex(
    ({ lower }, at) => at > 0 && /^(?:his|her|their|the|a|an|some|new|more)$/.test(lower),
  );
  const who = nameAt(core, 0, false);
  const isPerson = who.classes.includes('person') || who.classes.includes('role');
  if (toSomebody && isPerson && who.length < core.length) {
    const more = core.findIndex((word, at) => at >= who.length && !isName(word));
    return core.slice(0, more < 0 ? core.length : more);
  }
  const before = core.slice(articles.has(core[0]?.lower ?? '') ? 1 : 0, Math.max(his, 0));
  const isGiven = before.length === 1 && (isLiving(before) || !isKnown(before[0]?.lower ?? ''));
  if (!toSomebody && isGiven) return core.slice(his);
  const names = core.findIndex((word) => !isName(word));
  if (names < 1) return core;
  if (articles.has(core[names]?.lower ?? '')) return toSomebody ? core.slice(0, names) : core.slice(names);
  return toSomebody && !/[’']s$/.test(core[names - 1]?.text ?? '') ? core.slice(0, names) : core;
};

/** "The postmortem stop avoiding it": what follows a thing that is known, and is not known itself, is not said again. */
const knownPart = (about: readonly Word[]): readonly Word[] => {
  if (about.length < 3 || headClasses(about).size > 0 || about.some(isName)) return about;
  const ends = about.map((_, at) => at + 1).filter((end) => nameAt(about, end, true).classes.length > 0);
  const end = ends.at(-1);
  const behind = about[end ?? 0]?.lower ?? '';
  const goesOn =
    end !== undefined && end < about.length - 1 && (verbsBySaying.has(behind) || vague.has(behind));
  return goesOn ? about.slice(0, end) : about;
};

/** "Flashcards bio", "lab report titration": in a title without a doing. */
const leading = (core: readonly Word[]): readonly Word[] => {
  const { classes, length } = nameAt(core, 0, false);
  const whole = headClasses(core);
  // "Gas safety cert flat 2": what it is, and then where or whose.
  const ends = core.map((_, at) => core.length - 1 - at).filter((at) => at > 1);
  const upTo = ends.find((at) => nameAt(core, at, true).classes.some((one) => saysWhat.has(one)));
  if (upTo !== undefined && [...whole].every((one) => saysWhere.has(one))) return core.slice(0, upTo);
  // "Calmac tickets Tarbert": where it goes is no part of what it is.
  const end = core.findLastIndex((word) => !isName(word)) + 1;
  if (end > 0 && end < core.length && headClasses(core.slice(0, end)).size > 0) return core.slice(0, end);
  if (headClasses(core).size > 0) return core;
  return classes.some((one) => saysFirst.has(one)) ? core.slice(0, length) : core;
};

const searchedClause = (rest: readonly Word[]): string => {
  const said = rest.slice(0, 7);
  return joined(said.slice(0, said.findLastIndex(({ lower }) => !enders.has(lower)) + 1));
};

const bought = [
  'goods',
  'clothes',
  'device',
  'refillable',
  'curtain',
  'tool',
  'furniture',
  'food',
  'container',
];
const describing = setOf('new old big small kids spare upstairs downstairs front back whole own');
const measure = /^\d+(?:[.,]\d+)?(?:x\d+)?(?:mm|cm|kg|g|l|ml|ltr|litres?|oz|lbs?|pk|pack|ft|inch)$/;
const amount = /^[£$€₦₹]\s?\d|^\d+(?:\.\d\d)?(?:quid|k)$/;
const paidFor = setOf('helper lesson school schoolThing party trip course exam cardMembership office');
const coins = setOf('quid pounds bucks euros dollars');

/** "Blackout curtains argos", "new boots size 10". */
const isWanted = ({ verb, rest }: Doing): boolean =>
  verb === '-' &&
  ((rest[0]?.lower === 'new' &&
    (headClasses(coreOf(rest)).size === 0 || bought.some((one) => headClasses(coreOf(rest)).has(one)))) ||
    rest.some(
      ({ lower, text }, at) =>
        measure.test(text.toLowerCase()) ||
        (at > 0 &&
          (lower === 'size' || brands.has(lower)) &&
          bought.some((one) => headClasses(coreOf(rest)).has(one))),
    ));

/** "Half term club, 64 quid": to be paid, where nothing else is known of it. */
const isPaid = (title: string, { verb, rest }: Doing): boolean =>
  verb === '-' &&
  [...headClasses(coreOf(rest))].every((one) => paidFor.has(one)) &&
  title
    .split(/\s+/)
    .some((word, at, words) => amount.test(word) || (/^\d+$/.test(words[at - 1] ?? '') && coins.has(word)));

/** Nothing else is said of it, or only whose and how it is. */
const isPlain = (core: readonly Word[]): boolean => {
  const { length } = nameAt(core, core.length, true);
  return core
    .slice(0, -length)
    .every(
      (word) =>
        articles.has(word.lower) ||
        isName(word) ||
        /[’']s$|y$/.test(word.lower) ||
        describing.has(word.lower),
    );
};

/** Things that somebody has: named alone they may be mended or cleaned as well as bought. */
const had = setOf(
  'tap surface device appliance tool bike furniture storage container dishes clothes costume craft present plants plugIn wall kit toys tyre music document instrument litter',
);
const isWare = (classes: ReadonlySet<string>, rest: readonly Word[]): boolean =>
  !rest.some(({ lower }) => /^(?:in|into|on|off|out|back|under)$/.test(lower)) &&
  (classes.has('goods') || classes.has('refillable')) &&
  ![...classes].some((one) => had.has(one));

/** In no lexicon but that of what needs care of its own. */
const isUnknown = (classes: ReadonlySet<string>): boolean =>
  [...classes].every((one) => Object.hasOwn(careLexicon, one));

const changing = setOf('update change check add remove put fillIn record review reset use sort save lookAt');
const onScreen = [
  'software',
  'website',
  'spreadsheet',
  'planner',
  'service',
  'profile',
  'social',
  'list',
  'notes',
  'playlist',
  'taskList',
  'shopList',
];

/** "Update my availability on the rota app": what is not known itself is found where it is kept. */
const placeOf = ({ verb, rest }: Doing): readonly Word[] | null => {
  const at = rest.findIndex(({ lower }, index) => index > 0 && /^(?:on|in|to|into)$/.test(lower));
  if (at < 1 || !changing.has(verb) || (verb !== 'add' && headClasses(coreOf(rest)).size > 0)) return null;
  const place = coreOf(rest.slice(at + 1));
  return onScreen.some((one) => headClasses(place).has(one)) ? place : null;
};

/** Somebody, or somewhere that answers. */
const isReached = (classes: ReadonlySet<string>): boolean =>
  [
    'person',
    'role',
    'office',
    'crowd',
    'child',
    'helper',
    'tradesman',
    'appointment',
    'school',
    'place',
  ].some((one) => classes.has(one));
/** Said without an article. */
const called = setOf(
  'work uni home virgin vodafone ee o2 bt sky barclays hsbc lloyds natwest santander halifax nationwide edf eon octopus aviva admiral axa verizon comcast xfinity geico aetna cigna ryanair easyjet hr it payroll',
);
/** Letters such as PE or CV. */
const isLetters = ({ text }: Word): boolean => /^[\p{Lu}\d]+$/u.test(text);
const isPaper = setOf('cv document payslip form cert mot device tax slides');

const single = setOf(
  'gas bus lens canvas news christmas xmas chess tennis maths physics mass boss dress glass address process hummus grass cross class access express business wordpress compress mattress',
);
const severalOf = setOf(
  'people children kids men women mice teeth feet geese ewes sheep cattle staff police',
);

const isMany = (word: Word | undefined): boolean =>
  word !== undefined &&
  (severalOf.has(word.lower) || (/[^sui']s$/.test(word.lower) && !single.has(word.lower) && !isName(word)));

const namesNobody = (verb: string, next: string): boolean =>
  (speaking.has(verb) && /^(?:for|about|in|on)$/.test(next)) || (verb === 'study' && next === 'to');

export const readTitle = (title: string): TitleReading => {
  const clauses = clausesOf(title);
  // "Bunnings - decking screws": where to buy it stands first.
  const [shop] = clauses;
  const atShop = clauses.length > 1 && shop?.length === 1 && brands.has(shop[0]?.lower ?? '');
  const doing = findDoing(atShop ? clauses.slice(1) : clauses);
  const placed = placeOf(doing);
  const rest = placed ?? doing.rest;
  // "Babysitter for Friday" is still to be found; "plumber Friday" is coming.
  const timed = (when.test(title) && !forADay.test(title)) || clock.test(title);
  const named = isPaid(title, doing) ? 'pay' : doing.verb;
  const wanted = isWanted(doing) || (atShop && doing.verb === '-') ? 'buy' : named;
  const verb = placed === null ? wanted : 'openPlace';
  const onlyNamed = verb === '-' || verb === '~';
  const core = verb === '-' ? leading(coreOf(rest)) : coreOf(rest);
  const isVague = core.every(
    (word) => vague.has(word.lower) || articles.has(word.lower) || isWhen(word, undefined),
  );
  const [opening] = rest;
  const startsElsewhere =
    opening !== undefined &&
    enders.has(opening.lower) &&
    !asksHow.test(opening.lower) &&
    !/^(?:outside|inside)$/.test(opening.lower) &&
    !leadIns.has(opening.lower) &&
    !articles.has(opening.lower);
  const nothing = isVague || startsElsewhere || namesNobody(verb, rest[0]?.lower ?? '');
  const toSomebody = speaking.has(verb) && verb !== 'reply';
  const quoted = nothing ? [] : quotable(knownPart(aboutOf(core, toSomebody)));
  const about = verb === 'find' ? quoted.filter(({ lower }) => !/^(?:missing|lost)$/.test(lower)) : quoted;
  // "Email supervisor draft": done to the supervisor, whatever follows.
  const doneTo = toSomebody && isLiving(aboutOf(core, true)) ? aboutOf(core, true) : core;
  const [first] = about;
  const hasArticle = first !== undefined && articles.has(first.lower);
  const bare = joined(about.slice(hasArticle ? 1 : 0));
  const fits = bare !== '' && bare.length <= 48;
  const way =
    verb === 'send' || verb === 'lend' ? 'to' : verb === 'askFor' || verb === 'borrow' ? 'from' : null;
  const who = whoIn(rest, way) ?? whoIn(rest) ?? (verb === 'borrow' ? ownerOf(rest) : null);
  const classesOfFirst = first === undefined ? [] : classesOfName(first.lower.replace(/'s$/, ''));
  // Letters such as HMRC are an office: nobody has it in their contacts.
  const somebody =
    about.some((word, at) => isSomebody(word) && !brands.has(word.lower) && (at > 0 || !onlyNamed)) ||
    (speaking.has(verb) && verb !== 'chase' && verb !== 'email' && isCalled(about));
  // One that is known: “the muslin”, and not “a cleaner”.
  const definite =
    /^(?:the|my|our|his|her|their|this|that)$/.test(rest[0]?.lower ?? '') ||
    /[’']s$/.test(rest[0]?.text ?? '');
  const toAt = rest.findIndex(({ lower }, at) => at > 0 && lower === 'to');
  // "Dana's request" is a request.
  const isOwned =
    first !== undefined &&
    /[’']s$/.test(first.text) &&
    about.length > 1 &&
    !isSomebody(about.at(-1) ?? first);
  // "Move 200 to savings".
  const isAmount =
    /^[£$€]?\d/.test(rest[0]?.text ?? '') &&
    ['bankAccount', 'directDebit', 'money'].some((one) => classesIn(rest).has(one));
  const marked = (classes: ReadonlySet<string>) => {
    const marks = [
      ...(somebody ? ['name'] : []),
      ...(somebody && isUnknown(classes) && !isOwned ? ['onlyName'] : []),
      ...(who === null ? [] : ['withName']),
      ...(nothing ? ['none'] : []),
      ...(!nothing && isUnknown(classes) && (!somebody || isOwned) ? ['unknown'] : []),
      ...(isAmount ? ['amount'] : []),
      ...(definite ? ['definite'] : []),
      ...(/^(?:a|an|some|new|more|another|extra|second|third|\d+)$/.test(rest[0]?.lower ?? '')
        ? ['some']
        : []),
      ...(clock.test(title) ? ['clock'] : []),
      ...(near.test(say(rest)) ? ['nearby'] : []),
      ...(rest.some(({ lower }, at) => lower === 'with' && (at === 0 || who !== null)) ? ['together'] : []),
      ...(rest.some(({ lower }, at) => at > 0 && lower === 'off' && at < rest.length - 1) ? ['off'] : []),
      ...(isTheirs(rest) ? ['theirs'] : []),
      ...(stated.test(say(rest)) ? ['stated'] : []),
      ...(rest.some(({ lower }) => lower === 'online') ? ['online'] : []),
      ...(isMany(about.at(-1)) ? ['several'] : []),
      ...(timed ? ['timed'] : []),
      ...(rest.some(({ lower }, at) => at > 0 && lower === 'to') ? ['withTo'] : []),
      ...(/^(?:mr|mrs|ms|miss|dr|prof)$/.test(about[0]?.lower ?? '') ? ['titled'] : []),
      ...(verb === 'email' && who === null && !isReached(classes) && toAt > 0 ? ['emailed'] : []),
      ...(isPlain(core) ? ['plain'] : []),
      ...(clauses.length > 1 ? ['noted'] : []),
      ...(/\d/.test(bare) ? ['numbered'] : []),
      ...(rest.some(
        ({ lower }, at) =>
          at > 0 && (lower === 'into' || (lower === 'by' && sorts.test(rest[at + 1]?.lower ?? ''))),
      )
        ? ['sortedBy']
        : []),
      ...(isWare(classes, rest) ? ['ware'] : []),
    ];
    return marks.length === 0 ? classes : new Set([...classes, ...marks]);
  };
  const isMeeting = meets.test(say(rest)) || (clock.test(title) && verb === '-' && meetsAt.test(say(rest)));
  const hasHour = clock.test(title) || /\b(?:at \d{1,2}|today|tonight)\b/i.test(title);
  const meeting = isMeeting
    ? new Set([
        'meetup',
        ...(who === null ? [] : ['withName']),
        ...(hasHour ? ['clock'] : []),
        ...(timed ? ['timed'] : []),
        ...(speaks.test(say(rest)) ? ['spoken'] : []),
      ])
    : null;
  const standsAlone =
    hasArticle ||
    (first !== undefined &&
      ((isName(first) &&
        (verb !== '-' || /[’']s$/.test(first.text)) &&
        !(isLetters(first) && (about.length > 1 || classesOfFirst.some((one) => isPaper.has(one))))) ||
        (about.length === 1 &&
          /^(?:christmas|easter|eid|diwali|hanukkah|thanksgiving|halloween|ramadan)$/.test(first.lower)) ||
        (about.length === 1 && brands.has(first.lower) && /^\p{Lu}/u.test(first.text)) ||
        (/[’']s$/.test(first.lower) &&
          (/^\p{Lu}/u.test(first.text) || !isKnown(first.lower.replace(/'s$/, '')))) ||
        called.has(say(about)) ||
        say(about).startsWith('next door') ||
        (about.length > 1 && /^(?:mr|mrs|ms|miss|dr|prof)$/.test(first.lower)) ||
        (speaking.has(verb) && isCalled(about)) ||
        classesOfFirst.includes('person')));
  const sentence = rest[1]?.lower === 'to' ? 'to' : 'that';
  const pointed = nothing ? null : 'it';
  const clause = asksHow.test(rest[0]?.lower ?? '') ? sentence : null;
  const said =
    clause === null
      ? searchOf(about.length < core.length && /^(?:get|buy|order)$/.test(verb) ? about : rest)
      : searchedClause(rest);
  return {
    verb,
    head: meeting ?? marked(headClasses(doneTo)),
    core: meeting ?? marked(classesIn(doneTo)),
    named: classesIn(rest),
    all: said === '' || (nothing && clause === null) ? null : said,
    // What is too long to be said again is only pointed at.
    the: fits ? `${standsAlone ? '' : 'the '}${joined(about)}` : pointed,
    bare: fits ? bare : null,
    who,
    timed,
    many: isMany(about.at(-1)),
    clause,
    from: doing.from,
    rest,
    phrase: doneTo,
    quoted: about,
    notes: notesOf(title),
  };
};
