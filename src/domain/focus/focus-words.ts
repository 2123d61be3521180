import { isTimeUp, secondsFocused, secondsInAll, secondsLeft } from '#domain/focus/focus-clock.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';

const minutes = (count: number): string => (count === 1 ? '1 minute' : `${count} minutes`);

/** Rounded up: nobody is told that nothing is left while something is. */
export const minutesLeft = (seconds: number): number => Math.ceil(seconds / 60);

export const leftInWords = (seconds: number): string => `${minutes(minutesLeft(seconds))} left`;

/** Whole minutes that were given; the first one counts as soon as it began. */
export const focusedInWords = (seconds: number): string =>
  seconds < 60 ? 'less than a minute' : minutes(Math.floor(seconds / 60));

export const endingWords = (seconds: number): string =>
  seconds < 60
    ? 'You sat down and started. That counts.'
    : `That was ${focusedInWords(seconds)}. Every one counts.`;

/** A sentence stays for this long: long enough to be heard, too short to be heard twice. */
const audible = 60;
const soon = 300;

const runningLine = (session: FocusSession, now: number): string => {
  const all = secondsInAll(session, now);
  const left = secondsLeft(session, now);
  const name = session.phase === 'break' ? 'Break' : 'Focus';
  const isPast = (mark: number): boolean => left <= mark && left > mark - audible;
  if (all > soon && isPast(soon)) return `${name}: ${minutes(5)} left.`;
  if (all >= 4 * audible && isPast(all / 2)) return `${name}: halfway. ${leftInWords(all / 2)}.`;
  if (all - left >= audible) return '';
  return secondsFocused(session, now) >= audible && session.phase === 'focus'
    ? ''
    : `${name} has started. ${minutes(minutesLeft(all))}.`;
};

/**
 * What a screen reader hears: at the start, half-way, five minutes before the end and at the end. Nothing in
 * between, and never a countdown.
 */
export const spokenLine = (session: FocusSession | null, now: number): string => {
  if (session === null) return '';
  switch (session.phase) {
    case 'focus':
    case 'break':
      if (!isTimeUp(session, now)) return runningLine(session, now);
      return session.phase === 'break' ? 'The break is over.' : 'Time is up.';
    case 'waiting':
      return 'Time is up.';
    case 'paused':
      return `Paused. ${leftInWords(secondsLeft(session, now))}.`;
    default:
      return '';
  }
};
