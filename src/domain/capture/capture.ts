import type { Day } from '#domain/calendar/day.ts';
import { dayNamed } from '#domain/calendar/date-words.ts';
import { minutesNamed } from '#domain/capture/duration-words.ts';
import { repeatNamed, repeatWords } from '#domain/capture/repeat-words.ts';
import type { Energy } from '#domain/records/kinds/energy.ts';
import { firstDay } from '#domain/recurrence/next-day.ts';
import { parseRule } from '#domain/recurrence/repeat-rule.ts';

/**
 * One line that says everything: `call dentist 20m low tomorrow #home !reward coffee`.
 *
 *   line     = [date] title (duration | energy | date | deadline | repeat | project)* ["!reward" text]
 *   duration = 20m | 20 min | 1h | 1.5h | 1h30
 *   energy   = low | medium | med | high, each also followed by "energy"
 *   date     = today | tomorrow | friday | next week | next friday | this weekend | in 3 days | 12 dec | 2026-12-01
 *   deadline = ("by" | "due") date
 *   repeat   = daily | every (day | weekday | weekend | week | month | year)
 *            | every monday [and thursday] | every mon,thu | every (3 | other) (days | weeks)
 *            | every 3 days after it is done | every [month on the] 15th | every month on the last day
 *            | every [year on] 24 dec
 *   project  = #word, anywhere
 *
 * What follows the title may come in any order, each kind once. The title itself is never read: "call high school" asks
 * for no energy, because words are taken from the ends only. What repeats begins on the day that was said, or on the
 * first that fits.
 */
export interface Capture {
  readonly title: string;
  readonly minutes: number | null;
  readonly energy: Energy | null;
  readonly doOn: Day | null;
  readonly dueOn: Day | null;
  /** In the words of src/domain/recurrence. */
  readonly repeat: string | null;
  readonly project: string | null;
  readonly reward: string | null;
}

type Kind = Exclude<keyof Capture, 'title'>;

const nothingSaid: Capture = {
  title: '',
  minutes: null,
  energy: null,
  doOn: null,
  dueOn: null,
  repeat: null,
  project: null,
  reward: null,
};

const longestLine = 2000;
const longestPhrase = 8;

const energyWords: Readonly<Record<string, Energy>> = {
  low: 'low',
  medium: 'medium',
  med: 'medium',
  high: 'high',
};

const energyNamed = (words: readonly string[]): Energy | null => {
  const [first = '', second = 'energy'] = words;
  if (words.length > 2 || second !== 'energy') return null;
  return Object.hasOwn(energyWords, first) ? (energyWords[first] ?? null) : null;
};

/** What a run of words says, if it says one thing. */
const meaningOf = (words: readonly string[], today: Day): Partial<Capture> | null => {
  const minutes = minutesNamed(words);
  if (minutes !== null) return { minutes };
  const energy = energyNamed(words);
  if (energy !== null) return { energy };
  const repeat = repeatNamed(words, today);
  if (repeat !== null) return { repeat };
  const [first, ...rest] = words;
  const deadline = first === 'by' || first === 'due' ? dayNamed(rest, today) : null;
  if (deadline !== null) return { dueOn: deadline };
  const day = dayNamed(first === 'on' ? rest : words, today);
  return day === null ? null : { doOn: day };
};

const kindOf = (meaning: Partial<Capture>): Kind | undefined =>
  (['minutes', 'energy', 'doOn', 'dueOn', 'repeat'] as const).find((kind) => meaning[kind] !== undefined);

/** Takes one phrase from an end of the words, the longest that means something new. */
const take = (words: readonly string[], known: Capture, today: Day, end: 'first' | 'last') => {
  // One word is always left: a line is about something.
  for (let length = Math.min(longestPhrase, words.length - 1); length > 0; length -= 1) {
    const phrase = end === 'last' ? words.slice(-length) : words.slice(0, length);
    const meaning = meaningOf(
      phrase.map((word) => word.toLowerCase()),
      today,
    );
    const kind = meaning === null ? undefined : kindOf(meaning);
    if (meaning === null || kind === undefined || known[kind] !== null) continue;
    // At the beginning only a day is one: "20m run" and "low tide" are titles.
    if (end === 'first' && kind !== 'doOn') continue;
    const rest = end === 'last' ? words.slice(0, -length) : words.slice(length);
    return { rest, known: { ...known, ...meaning } };
  }
  return null;
};

const projectName = /^#([\p{L}\p{N}][\p{L}\p{N}_-]{0,39})$/u;

export const parseCapture = (line: string, today: Day): Capture => {
  const all = line
    .slice(0, longestLine)
    .split(/\s+/)
    .filter((word) => word !== '');
  const marker = all.findIndex((word) => word.toLowerCase() === '!reward');
  const reward = marker < 0 ? '' : all.slice(marker + 1).join(' ');
  const said = marker < 0 ? all : all.slice(0, marker);
  const place = said.findIndex((word) => projectName.test(word));
  const project = projectName.exec(said[place] ?? '')?.[1] ?? null;
  let words: readonly string[] = said.length > 1 && place >= 0 ? said.toSpliced(place, 1) : said;
  let known: Capture = {
    ...nothingSaid,
    project: said.length > 1 ? project : null,
    reward: reward === '' ? null : reward,
  };
  for (const end of ['last', 'first'] as const) {
    for (let step = take(words, known, today, end); step !== null; step = take(words, known, today, end)) {
      ({ rest: words, known } = step);
    }
  }
  const rule = known.repeat === null ? null : parseRule(known.repeat);
  const doOn = known.doOn ?? (rule === null ? null : firstDay(rule, today));
  return { ...known, doOn, title: words.join(' ') };
};

/** The line as nothing but a title. */
export const takenLiterally = (line: string): Capture => ({ ...nothingSaid, title: line });

/** The line that says the same; days are written in full, so that it means the same tomorrow. */
export const writeCapture = (capture: Capture): string =>
  [
    capture.title,
    capture.minutes === null ? null : `${capture.minutes}m`,
    capture.energy,
    capture.doOn,
    capture.dueOn === null ? null : `by ${capture.dueOn}`,
    capture.repeat === null ? null : repeatWords(capture.repeat),
    capture.project === null ? null : `#${capture.project}`,
    capture.reward === null ? null : `!reward ${capture.reward}`,
  ]
    .filter((part) => part !== null)
    .join(' ');
