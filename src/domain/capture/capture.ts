import type { Day } from '#domain/calendar/day.ts';
import { type CaptureOptions, findParts, type FoundPart } from '#domain/capture/find-parts.ts';
import { clockNamed, type ClockTime, type DayHalf } from '#domain/capture/clock-words.ts';
import type { Meaning, PartKind } from '#domain/capture/phrase-meaning.ts';
import { repeatSaid } from '#domain/capture/repeat-words.ts';
import type { Energy } from '#domain/records/kinds/energy.ts';
import { firstDay } from '#domain/recurrence/next-day.ts';
import { parseRule } from '#domain/recurrence/repeat-rule.ts';

/**
 * One line that says everything: `call dentist tomorrow at 3pm 20m low #home !reward coffee`.
 *
 *   duration = 20m | 20 min | 1h | 1.5h | 1h30 | half an hour
 *   energy   = low | medium | med | high, each also followed by "energy"
 *   date     = today | tomorrow | friday | next friday | weekend | in two weeks | end of month | 12 dec | 12/12 | 2026-12-01
 *   time     = at 3 | 3pm | 15:30 | noon | 8–9:30 | from 2 to 4pm
 *   deadline = ("by" | "due" | "before") (date | time)
 *   repeat   = daily | weekdays | every monday | mon wed fri | every other week | every 3 days after done
 *            | last friday of the month | every 2 months | every year on 24 dec
 *   project  = #word
 *
 * Each kind is read once, from the end of the line, from its beginning, and inside it where what follows clearly goes on
 * about something else. In doubt words stay in the title: "call high school" asks for no energy. What repeats begins on
 * the day that was said, or on the first that fits; a time without a day is today's.
 */
export interface Capture {
  readonly title: string;
  readonly minutes: number | null;
  readonly energy: Energy | null;
  readonly doOn: Day | null;
  /** Of the day it is planned for; of the deadline's day where there is no plan. */
  readonly doAt: ClockTime | null;
  readonly doUntil: ClockTime | null;
  readonly dueOn: Day | null;
  /** In the words of src/domain/recurrence. */
  readonly repeat: string | null;
  readonly project: string | null;
  readonly reward: string | null;
}

/** A part of the line that was read, and where it stands. */
export interface CapturePart {
  readonly kind: PartKind;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface CaptureReading {
  readonly capture: Capture;
  /** In the order of the line. */
  readonly parts: readonly CapturePart[];
}

const nothingSaid: Capture = {
  title: '',
  minutes: null,
  energy: null,
  doOn: null,
  doAt: null,
  doUntil: null,
  dueOn: null,
  repeat: null,
  project: null,
  reward: null,
};

const longestLine = 2000;

const eveningWords = /\b(?:dinner|supper|drinks|party|movie|film|cinema|concert|gig|pub|bedtime|bed)\b/i;

type Found = (kind: PartKind) => (FoundPart & { readonly meaning: Meaning }) | undefined;

/** "At 8" is in the evening where the line says "tonight" or "dinner". */
const timeOf = (found: Found, title: string): Pick<Capture, 'doAt' | 'doUntil'> => {
  const [time, day, repeat, deadline] = [found('time'), found('day'), found('repeat'), found('deadline')];
  const vague = day?.meaning.doAt ?? repeat?.meaning.doAt ?? deadline?.meaning.doAt ?? null;
  if (time === undefined) return { doAt: vague, doUntil: null };
  const half: DayHalf | null =
    day?.meaning.half ?? repeat?.meaning.half ?? (eveningWords.test(title) ? 'pm' : null);
  return clockNamed(time.words.join(' '), half) ?? { doAt: null, doUntil: null };
};

const repeatOf = (found: Found, today: Day): Pick<Capture, 'repeat' | 'doOn'> => {
  const [repeat, said] = [found('repeat'), found('day')?.meaning.day];
  if (repeat === undefined) return { repeat: null, doOn: said ?? null };
  const { meaning } = repeat;
  // "Every month" from the 5th is every month on the 5th.
  const written =
    meaning.followsDay === true && said !== undefined
      ? repeatSaid(repeat.words, said)?.repeat
      : meaning.repeat;
  const rule = parseRule(written ?? '');
  const starts =
    meaning.weekday === undefined ? rule : { type: 'weekly' as const, weekdays: [meaning.weekday] };
  return { repeat: written ?? null, doOn: said ?? (starts === null ? null : firstDay(starts, today)) };
};

/** What a line says, and which of its words say it. */
export const readCapture = (line: string, today: Day, options: CaptureOptions = {}): CaptureReading => {
  const { title, reward, project, parts } = findParts(line.slice(0, longestLine), today, options);
  const found: Found = (kind) => {
    const part = parts.find((one) => one.kind === kind);
    return part?.meaning === undefined ? undefined : { ...part, meaning: part.meaning };
  };
  const time = timeOf(found, title);
  const { repeat, doOn } = repeatOf(found, today);
  const dueOn = found('deadline')?.meaning.day ?? null;
  return {
    capture: {
      title,
      minutes: found('minutes')?.meaning.minutes ?? null,
      energy: found('energy')?.meaning.energy ?? null,
      doOn: doOn ?? (time.doAt !== null && dueOn === null ? today : null),
      ...time,
      dueOn,
      repeat,
      project,
      reward,
    },
    parts: parts
      .map(({ kind, start, end, text }) => ({ kind, start, end, text }))
      .toSorted((a, b) => a.start - b.start),
  };
};

export const parseCapture = (line: string, today: Day, options: CaptureOptions = {}): Capture =>
  readCapture(line, today, options).capture;

/** The line as nothing but a title. */
export const takenLiterally = (line: string): Capture => ({ ...nothingSaid, title: line });

/** The line without one of its parts. */
export const withoutPart = (line: string, { start, end }: Pick<CapturePart, 'start' | 'end'>): string =>
  `${line.slice(0, start).replace(/[\s([{,;]+$/u, '')} ${line.slice(end).replace(/^[\s)\]},;]+/u, '')}`.trim();
