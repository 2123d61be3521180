import { addDays, type Day } from '#domain/calendar/day.ts';
import type { DayOrder } from '#domain/calendar/day-order.ts';
import { dayNamed, weekdayNamed } from '#domain/calendar/date-words.ts';
import { type ClockTime, clockNamed, type DayHalf, dayParts } from '#domain/capture/clock-words.ts';
import { minutesNamed } from '#domain/capture/duration-words.ts';
import { repeatSaid } from '#domain/capture/repeat-words.ts';
import type { Energy } from '#domain/records/kinds/energy.ts';

/** What words of a line can be read as. */
export type PartKind = 'minutes' | 'energy' | 'day' | 'time' | 'deadline' | 'repeat' | 'project' | 'reward';

export interface Meaning {
  readonly kind: Exclude<PartKind, 'project' | 'reward'>;
  readonly minutes?: number;
  readonly energy?: Energy;
  readonly day?: Day;
  readonly doAt?: ClockTime;
  readonly doUntil?: ClockTime | null;
  readonly half?: DayHalf;
  readonly repeat?: string;
  readonly weekday?: number;
  readonly followsDay?: boolean;
  /** Said with a word that leaves no doubt: "on Friday", "by Friday", "every Friday". */
  readonly isMarked: boolean;
}

const energyWords: Readonly<Record<string, Energy>> = {
  low: 'low',
  medium: 'medium',
  med: 'medium',
  high: 'high',
};

const readEnergy = (text: string): Meaning | null => {
  const match = /^(low|medium|med|high)([- ]energy)?$/.exec(text);
  const energy = energyWords[match?.[1] ?? ''];
  return match === null || energy === undefined
    ? null
    : { kind: 'energy', energy, isMarked: match[2] !== undefined };
};

const readMinutes = (text: string): Meaning | null => {
  const marked = /^(?:for|takes|around) (.+)$/.exec(text)?.[1];
  const minutes = minutesNamed((marked ?? text).split(' '));
  if (minutes === null || minutes === 0) return null;
  return { kind: 'minutes', minutes, isMarked: marked !== undefined };
};

/** "On 28th" is on the 28th; "28th" alone may be anything. */
const onDate = /^\d{1,2}(?:st|nd|rd|th)$/;
const partly = /^(.+) (morning|afternoon|evening|night)$/;

/** A day with the part of it that was said: "tomorrow morning", "this evening", "tonight". */
const readDay = (text: string, today: Day, order: DayOrder): Meaning | null => {
  const marked = /^(?:on|over|at|starting(?: on)?|from) (.+)$/.exec(text);
  const said = marked?.[1] ?? text;
  const part = partly.exec(said);
  const named = part === null ? said : (part[1] ?? '');
  const day = named === 'this' ? today : dayNamed(named.replace(onDate, 'the $&').split(' '), today, order);
  if (day === null || (part === null && named === 'this')) return null;
  if (marked === null && onDate.test(named)) return null;
  // "At the weekend" is a day; "at Friday" is nothing.
  if (/^(?:at|over) /.test(text) && !named.endsWith('weekend')) return null;
  const clock = dayParts[part?.[2] ?? (said === 'tonight' ? 'night' : '')];
  return {
    kind: 'day',
    day,
    ...(clock === undefined ? {} : { doAt: clock.at, half: clock.half }),
    isMarked: marked !== null,
  };
};

const splits = (words: readonly string[]): readonly (readonly [string, string])[] =>
  words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);

const clockOf = (text: string): ClockTime | null => {
  const clock = clockNamed(text) ?? clockNamed(`at ${text}`);
  return clock === null || clock.doUntil !== null ? null : clock.doAt;
};

/** "By Friday", "by 5pm", "by 5pm on Friday", "by Friday 5pm". */
const deadlineOf = (text: string, today: Day, order: DayOrder): Pick<Meaning, 'day' | 'doAt'> | null => {
  const dayOf = (said: string): Day | null =>
    dayNamed(
      said
        .replace(/^(?:on|eod|end of day) /, '')
        .replace(onDate, 'the $&')
        .split(' '),
      today,
      order,
    );
  const day = dayOf(text);
  if (day !== null) return { day };
  const alone = /^\d{1,2}$/.test(text) ? null : clockOf(text);
  if (alone !== null) return { day: today, doAt: alone };
  for (const [first, second] of splits(text.split(' '))) {
    const [before, after] = [dayOf(first), dayOf(second)];
    const doAt = before === null ? (after === null ? null : clockOf(first)) : clockOf(second);
    if (doAt !== null) return { day: before ?? after ?? today, doAt };
  }
  return null;
};

const deadlineWords =
  /^(by|due|due on|due by|due at|due before|deadline|no later than|before|until|till) (.+)$/;

const readDeadline = (text: string, today: Day, order: DayOrder): Meaning | null => {
  const match = deadlineWords.exec(text);
  if (match === null) return null;
  const [, word = '', said = ''] = match;
  const found = deadlineOf(said, today, order);
  if (found?.day === undefined) return null;
  // Before Friday is Thursday at the latest; before noon is today.
  const day = word.endsWith('before') && found.doAt === undefined ? addDays(found.day, -1) : found.day;
  return day < today ? null : { kind: 'deadline', ...found, day, isMarked: true };
};

const readTime = (text: string): Meaning | null => {
  const clock = clockNamed(text);
  return clock === null
    ? null
    : { kind: 'time', ...clock, isMarked: /^(?:at|@|around|from|between)/.test(text) };
};

const readRepeat = (words: readonly string[], today: Day): Meaning | null => {
  const said = repeatSaid(words, today);
  if (said === null) return null;
  const half = said.doAt === undefined ? undefined : said.doAt < '12:00' ? ('am' as const) : ('pm' as const);
  return {
    kind: 'repeat',
    ...said,
    ...(half === undefined ? {} : { half }),
    isMarked: words.length > 1 && weekdayNamed(words[0] ?? '') === null,
  };
};

/** What a run of words in small letters says, if it says one thing. */
export const meaningOf = (words: readonly string[], today: Day, order: DayOrder): Meaning | null => {
  const text = words.join(' ');
  return (
    readMinutes(text) ??
    readEnergy(text) ??
    readRepeat(words, today) ??
    readDeadline(text, today, order) ??
    readTime(text) ??
    readDay(text, today, order)
  );
};
