import type { Energy } from '#domain/records/kinds/energy.ts';
import {
  isoAt,
  isTimeUp,
  reconcile,
  secondsFocused,
  secondsLate,
  secondsLeft,
} from '#domain/focus/focus-clock.ts';
import { alertWindow, extensionMinutes, focusLimits } from '#domain/focus/focus-limits.ts';
import type { FocusSession, ProgressAnswer, SoundAnswer } from '#domain/records/kinds/focus-session.ts';
import { unreachable } from '#domain/unreachable.ts';

export interface DebriefAnswers {
  readonly progress: ProgressAnswer | null;
  readonly energy: Energy | null;
  readonly sound: SoundAnswer | null;
  readonly note: string;
}

export type FocusEvent =
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'extend' }
  | { readonly type: 'switch-step'; readonly stepId: string | null }
  /** Somebody looks: every second, and after sleep, a reload or a change of device. */
  | { readonly type: 'return' }
  | { readonly type: 'snooze'; readonly minutes: number }
  | { readonly type: 'break'; readonly minutes: number }
  /** Out of a break, over or not, into focus again. */
  | { readonly type: 'skip-break'; readonly seconds: number }
  | { readonly type: 'end-early' }
  | { readonly type: 'finish' }
  | { readonly type: 'debrief'; readonly answers: DebriefAnswers }
  | { readonly type: 'skip-debrief' };

export type FocusFields = Partial<Omit<FocusSession, 'id'>>;

export type FocusEffect =
  /** Once per key, over all tabs. */
  | { readonly kind: 'alert'; readonly over: 'focus' | 'break'; readonly key: string }
  | { readonly kind: 'energy-check'; readonly moment: 'before' | 'after'; readonly energy: Energy }
  | { readonly kind: 'task-done'; readonly taskId: string };

export interface FocusStep {
  /** What to write; null where the event means nothing in this phase. */
  readonly fields: FocusFields | null;
  readonly effects: readonly FocusEffect[];
}

const nothing: FocusStep = { fields: null, effects: [] };

/**
 * The moments always go together: devices merge field by field, and half of one device's clock with half of
 * another's would be nobody's.
 */
const write = (
  session: FocusSession,
  change: FocusFields,
  effects: readonly FocusEffect[] = [],
): FocusStep => {
  const { phase, endsAt, leftSeconds, focusedSeconds, resumedAt, endedAt, ending } = {
    ...session,
    ...change,
  };
  const clock = { phase, endsAt, leftSeconds, focusedSeconds, resumedAt, endedAt, ending };
  return { fields: { ...change, ...clock }, effects };
};

const runFor = (seconds: number, now: number): FocusFields => ({
  endsAt: isoAt(now + seconds * 1000),
  resumedAt: isoAt(now),
  leftSeconds: null,
});

const atRest: FocusFields = { endsAt: null, resumedAt: null, leftSeconds: null };

/** A session holds a day at most: what no longer fits is left off. */
const thatFits = (session: FocusSession, seconds: number, now: number): number => {
  const room = focusLimits.focused.max - secondsFocused(session, now) - secondsLeft(session, now);
  return Math.max(0, Math.min(Math.round(seconds), room));
};

const focusAgain = (
  session: FocusSession,
  seconds: number,
  now: number,
  more: FocusFields = {},
): FocusStep => {
  const fitting = thatFits({ ...session, ...atRest }, seconds, now);
  if (fitting === 0) return nothing;
  return write(session, { phase: 'focus', ...runFor(fitting, now), endedAt: null, ...more });
};

const extend = (session: FocusSession, now: number): FocusStep => {
  const asked = extensionMinutes * 60;
  // Pressed a moment too late it means the same.
  if (session.phase === 'waiting') return focusAgain(session, asked, now);
  if (session.phase !== 'focus' && session.phase !== 'paused') return nothing;
  const more = thatFits(session, asked, now);
  if (more === 0) return nothing;
  const plannedSeconds = Math.min(session.plannedSeconds + more, focusLimits.planned.max);
  if (session.phase === 'paused') {
    return write(session, { plannedSeconds, leftSeconds: secondsLeft(session, now) + more });
  }
  const ends = Date.parse(session.endsAt ?? '') + more * 1000;
  return Number.isNaN(ends) ? nothing : write(session, { plannedSeconds, endsAt: isoAt(ends) });
};

const snooze = (session: FocusSession, minutes: number, now: number): FocusStep => {
  const snoozes = Math.min(session.snoozes + 1, focusLimits.snoozes.max);
  if (session.phase === 'waiting') return focusAgain(session, minutes * 60, now, { snoozes });
  if (session.phase !== 'break' || !isTimeUp(session, now)) return nothing;
  return write(session, { ...runFor(minutes * 60, now), snoozes });
};

const takeBreak = (session: FocusSession, minutes: number, now: number): FocusStep => {
  if (session.phase !== 'waiting') return nothing;
  const { min, max } = focusLimits.breakMinutes;
  const seconds = Math.min(Math.max(Math.round(minutes), min), max) * 60;
  return write(session, { phase: 'break', ...runFor(seconds, now) });
};

export const isLive = ({ phase }: FocusSession): boolean => phase !== 'debrief' && phase !== 'ended';

const end = (session: FocusSession, early: boolean, now: number): FocusStep => {
  if (!isLive(session)) return nothing;
  const stillRan = session.phase === 'focus' || session.phase === 'paused';
  return write(session, {
    phase: 'debrief',
    ...atRest,
    focusedSeconds: secondsFocused(session, now),
    // After a break, or hours after the time was up, it is the focus that ended, and it ended then.
    endedAt: (stillRan ? null : session.endedAt) ?? isoAt(now),
    ending: early && stillRan ? 'early' : 'finished',
  });
};

const debrief = (session: FocusSession, answers: DebriefAnswers): FocusStep => {
  if (session.phase !== 'debrief') return nothing;
  const { progress, energy, sound, note } = answers;
  const effects: FocusEffect[] = [];
  if (energy !== null) effects.push({ kind: 'energy-check', moment: 'after', energy });
  if (progress === 'done' && session.taskId !== null) {
    effects.push({ kind: 'task-done', taskId: session.taskId });
  }
  const kept = Array.from(note.trim()).slice(0, focusLimits.note.max).join('');
  return write(session, { phase: 'ended', progress, energyAfter: energy, sound, note: kept }, effects);
};

const pause = (session: FocusSession, now: number): FocusStep => {
  if (session.phase !== 'focus') return nothing;
  return write(session, {
    phase: 'paused',
    ...atRest,
    focusedSeconds: secondsFocused(session, now),
    leftSeconds: secondsLeft(session, now),
  });
};

const resume = (session: FocusSession, now: number): FocusStep =>
  session.phase === 'paused'
    ? write(session, { phase: 'focus', ...runFor(secondsLeft(session, now), now) })
    : nothing;

const lookAgain = (session: FocusSession, now: number): FocusStep => {
  const over = session.phase === 'break' ? 'break' : 'focus';
  if (!isTimeUp(session, now) || secondsLate(session, now) > alertWindow) return nothing;
  // As a number: the same moment comes back from a server in other letters.
  const key = `${session.id}:${Date.parse(session.endsAt ?? session.endedAt ?? '')}`;
  return { fields: null, effects: [{ kind: 'alert', over, key }] };
};

/** Everything that can happen to a session that is there. Starting one is in start-session.ts. */
export const focusTimer = (stored: FocusSession, event: FocusEvent, now: number): FocusStep => {
  const session = reconcile(stored, now);
  switch (event.type) {
    case 'pause':
      return pause(session, now);
    case 'resume':
      return resume(session, now);
    case 'extend':
      return extend(session, now);
    case 'switch-step':
      return isLive(session) ? { fields: { stepId: event.stepId }, effects: [] } : nothing;
    case 'return':
      return lookAgain(session, now);
    case 'snooze':
      return snooze(session, event.minutes, now);
    case 'break':
      return takeBreak(session, event.minutes, now);
    case 'skip-break':
      return session.phase === 'break' ? focusAgain(session, event.seconds, now) : nothing;
    case 'end-early':
      return end(session, true, now);
    case 'finish':
      return end(session, false, now);
    case 'debrief':
      return debrief(session, event.answers);
    case 'skip-debrief':
      return session.phase === 'debrief' ? write(session, { phase: 'ended' }) : nothing;
    default:
      return unreachable(event);
  }
};
