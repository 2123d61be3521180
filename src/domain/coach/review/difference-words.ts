import type { Difference, WeekMeasure } from './week-measures.ts';

const whole = (value: number): string => String(Math.round(value));
const half = (value: number): string => String(Math.round(value * 2) / 2);
const tenth = (value: number): string => String(Math.round(value * 10) / 10);

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const clock = (minutes: number): string =>
  `${twoDigits(Math.floor(Math.round(minutes) / 60))}:${twoDigits(Math.round(minutes) % 60)}`;

const level = (value: number): string => {
  if (value < 1.5) return 'low';
  if (value === 1.5) return 'low to medium';
  if (value < 2.5) return 'medium';
  return value === 2.5 ? 'medium to high' : 'high';
};

interface Words {
  readonly say: (value: number) => string;
  readonly sentence: (week: string, usual: string) => string;
  /** What was counted. */
  readonly of: string;
}

const words: Readonly<Record<WeekMeasure, Words>> = {
  session: {
    say: whole,
    sentence: (week, usual) => `Sessions ran ${week} minutes, usually ${usual}`,
    of: 'sessions',
  },
  'day-focus': {
    say: whole,
    sentence: (week, usual) => `Days with focus had ${week} minutes of it, usually ${usual}`,
    of: 'days',
  },
  'day-done': {
    say: half,
    sentence: (week, usual) => `Days with something done had ${week} done, usually ${usual}`,
    of: 'days',
  },
  'first-start': {
    say: clock,
    sentence: (week, usual) => `Your first start was around ${week}, usually ${usual}`,
    of: 'days',
  },
  energy: {
    say: level,
    sentence: (week, usual) => `Your energy was ${week}, usually ${usual}`,
    of: 'check-ins',
  },
  guess: {
    say: tenth,
    sentence: (week, usual) => `Tasks took ${week} times your guess, usually ${usual}`,
    of: 'tasks',
  },
};

/** “Sessions ran 30 minutes, usually 20 (6 sessions, 18 before).” All numbers come from the difference itself. */
export const differenceInWords = ({
  measure,
  week,
  usual,
  weekSamples,
  usualSamples,
}: Difference): string => {
  const { say, sentence, of } = words[measure];
  return `${sentence(say(week), say(usual))} (${weekSamples} ${of}, ${usualSamples} before).`;
};
