import { alertWindow, debriefWindow, focusLimits } from '#domain/focus/focus-limits.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';

const within = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** A moment in milliseconds; one that cannot be read counts as the other. */
const millis = (moment: string | null, otherwise: number): number => {
  const parsed = moment === null ? Number.NaN : Date.parse(moment);
  return Number.isNaN(parsed) ? otherwise : parsed;
};

export const isoAt = (now: number): string => new Date(now).toISOString();

const running = ({ phase }: FocusSession): boolean => phase === 'focus' || phase === 'break';

interface Stretch {
  /** Whole seconds from its beginning to its end. */
  readonly length: number;
  /** Never more than its length, whatever the clock did; never less than nothing, even if it went back. */
  readonly elapsed: number;
}

/** The stretch of focus or break that runs now, as this clock sees it. */
const stretchOf = (session: FocusSession, now: number): Stretch => {
  if (!running(session) || session.endsAt === null) return { length: 0, elapsed: 0 };
  const began = millis(session.resumedAt, millis(session.startedAt, now));
  const ends = millis(session.endsAt, began);
  const length = Math.max(0, Math.round((ends - began) / 1000));
  return { length, elapsed: within(Math.floor((now - began) / 1000), 0, length) };
};

/** Seconds until the focus or the break is over, or that are left for after the pause. */
export const secondsLeft = (session: FocusSession, now: number): number => {
  if (session.phase === 'paused') return Math.max(0, session.leftSeconds ?? 0);
  const { length, elapsed } = stretchOf(session, now);
  return length - elapsed;
};

/** Seconds of focus so far. Sleep past the end, pauses and breaks are none. */
export const secondsFocused = (session: FocusSession, now: number): number => {
  const before = within(session.focusedSeconds, 0, focusLimits.focused.max);
  const { elapsed } = stretchOf(session, now);
  return session.phase === 'focus' ? Math.min(before + elapsed, focusLimits.focused.max) : before;
};

/** What a full ring stands for. */
export const secondsInAll = (session: FocusSession, now: number): number => {
  const { length } = stretchOf(session, now);
  const left = secondsLeft(session, now);
  if (session.phase === 'break') return length;
  // Beyond the plan every "five more" is a ring of its own: five of thirty would be a sliver.
  if (session.focusedSeconds >= session.plannedSeconds) return Math.max(length, left);
  return Math.max(session.plannedSeconds, left);
};

/** Whether the focus or the break has run out. */
export const isTimeUp = (session: FocusSession, now: number): boolean =>
  session.phase === 'waiting' || (running(session) && secondsLeft(session, now) === 0);

/** How long ago it ran out, in seconds. */
export const secondsLate = (session: FocusSession, now: number): number =>
  isTimeUp(session, now) ? Math.max(0, (now - millis(session.endsAt ?? session.endedAt, now)) / 1000) : 0;

const isForgotten = (session: FocusSession, now: number): boolean => {
  if (session.phase === 'debrief') return now - millis(session.endedAt, now) > debriefWindow * 1000;
  // A break after a session asks for nothing: once it has been over for a while, it is just over.
  return session.phase === 'break' && session.ending !== null && secondsLate(session, now) > alertWindow;
};

/**
 * What a session has become since it was written: after sleep, a reload, a crash, or on another device. Nothing is
 * written for it, so that a device that was only looking never overrules one where somebody asked for five more
 * minutes.
 */
export const reconcile = (session: FocusSession, now: number): FocusSession => {
  if (session.phase === 'focus' && isTimeUp(session, now)) {
    return {
      ...session,
      phase: 'waiting',
      focusedSeconds: secondsFocused(session, now),
      endsAt: null,
      resumedAt: null,
      leftSeconds: null,
      endedAt: session.endsAt ?? session.endedAt,
    };
  }
  return isForgotten(session, now) ? { ...session, phase: 'ended' } : session;
};
