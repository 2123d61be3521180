import type { Energy } from '#domain/records/kinds/energy.ts';
import {
  isoAt,
  isTimeUp,
  reconcile,
  secondsFocused,
  secondsLate,
  secondsLeft,
} from '#domain/focus/focus-clock.ts';
import { alertWindow, debriefWindow, extensionMinutes, focusLimits } from '#domain/focus/focus-limits.ts';
import type { FocusSession, ProgressAnswer, SoundAnswer } from '#domain/records/kinds/focus-session.ts';
import { unreachable } from '#domain/unreachable.ts';

/** What may be said besides how far it got; each by itself, and none of it has to be. */
export interface FurtherAnswers {
  readonly energy?: Energy;
  readonly sound?: SoundAnswer;
  readonly note?: string;
}

export type FocusEvent =
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'extend' }
  /** How long it is to be in all, from its first minute. */
  | { readonly type: 'set-length'; readonly minutes: number }
  | {
      readonly type: 'ritual-done';
      readonly ritual: string;
      readonly mood: string;
      readonly energy: Energy;
    }
  | { readonly type: 'switch-step'; readonly stepId: string | null }
  /** Somebody looks: every second, and after sleep, a reload or a change of device. */
  | { readonly type: 'return' }
  | { readonly type: 'snooze'; readonly minutes: number }
  | { readonly type: 'break'; readonly minutes: number }
  /** Out of a break into focus again. */
  | { readonly type: 'refocus'; readonly seconds: number }
  /** Back to where the break was taken; nothing starts. */
  | { readonly type: 'skip-break' }
  | { readonly type: 'end-early' }
  | { readonly type: 'finish' }
  /** The one question; its answer is the end of it. */
  | { readonly type: 'debrief'; readonly progress: ProgressAnswer }
  | { readonly type: 'skip-debrief' }
  /** Before or after the one question. */
  | { readonly type: 'answer'; readonly answers: FurtherAnswers };

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

/** Nobody who asks for a shorter session is thrown out of it. */
const shortestRest = 60;

const setLength = (session: FocusSession, minutes: number, now: number): FocusStep => {
  if (session.phase !== 'focus' && session.phase !== 'paused') return nothing;
  const { min, max } = focusLimits.planned;
  const focused = secondsFocused(session, now);
  const asked = Math.min(Math.max(Math.round(minutes * 60), min), max);
  const left = Math.min(Math.max(asked - focused, shortestRest), focusLimits.focused.max - focused);
  if (left <= 0) return nothing;
  const plannedSeconds = Math.min(Math.max(focused + left, min), max);
  if (session.phase === 'paused') return write(session, { plannedSeconds, leftSeconds: left });
  // By as much as it changes: a clock that was put back must not make it longer.
  const ends = Date.parse(session.endsAt ?? '') + (left - secondsLeft(session, now)) * 1000;
  return Number.isNaN(ends) ? nothing : write(session, { plannedSeconds, endsAt: isoAt(ends) });
};

const snooze = (session: FocusSession, minutes: number, now: number): FocusStep => {
  const snoozes = Math.min(session.snoozes + 1, focusLimits.snoozes.max);
  if (session.phase === 'waiting') return focusAgain(session, minutes * 60, now, { snoozes });
  if (session.phase !== 'break' || !isTimeUp(session, now)) return nothing;
  return write(session, { ...runFor(minutes * 60, now), snoozes });
};

const takeBreak = (session: FocusSession, minutes: number, now: number): FocusStep => {
  // Also after the last question: a break is offered then.
  if (session.phase !== 'waiting' && session.phase !== 'ended') return nothing;
  const { min, max } = focusLimits.breakMinutes;
  const seconds = Math.min(Math.max(Math.round(minutes), min), max) * 60;
  return write(session, { phase: 'break', ...runFor(seconds, now) });
};

/** A break that was taken after the session had ended: what follows it is no part of the session. */
export const isBreakAfter = ({ phase, ending }: FocusSession): boolean =>
  phase === 'break' && ending !== null;

const skipBreak = (session: FocusSession): FocusStep => {
  if (session.phase !== 'break') return nothing;
  return write(session, { phase: isBreakAfter(session) ? 'ended' : 'waiting', ...atRest });
};

export const isLive = ({ phase }: FocusSession): boolean => phase !== 'debrief' && phase !== 'ended';

const end = (session: FocusSession, early: boolean, now: number): FocusStep => {
  if (!isLive(session)) return nothing;
  if (isBreakAfter(session)) return skipBreak(session);
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

const debrief = (session: FocusSession, progress: ProgressAnswer): FocusStep => {
  if (session.phase !== 'debrief') return nothing;
  const { taskId } = session;
  const done = progress === 'done' && taskId !== null;
  return write(session, { phase: 'ended', progress }, done ? [{ kind: 'task-done', taskId }] : []);
};

const mayAnswer = (session: FocusSession, now: number): boolean => {
  const over = session.phase === 'debrief' || session.phase === 'ended' || isBreakAfter(session);
  const since = now - Date.parse(session.endedAt ?? '');
  return over && since <= debriefWindow * 1000;
};

const answer = (session: FocusSession, answers: FurtherAnswers, now: number): FocusStep => {
  if (!mayAnswer(session, now)) return nothing;
  const { energy, sound, note } = answers;
  const fields: FocusFields = {
    ...(energy !== undefined && { energyAfter: energy }),
    ...(sound !== undefined && { sound }),
    ...(note !== undefined && { note: Array.from(note.trim()).slice(0, focusLimits.note.max).join('') }),
  };
  if (Object.keys(fields).length === 0) return nothing;
  return {
    fields,
    effects: energy === undefined ? [] : [{ kind: 'energy-check', moment: 'after', energy }],
  };
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
    case 'set-length':
      return setLength(session, event.minutes, now);
    case 'ritual-done':
      return isLive(session)
        ? {
            fields: {
              ritual: event.ritual,
              mood: event.mood,
              energyBefore: session.energyBefore ?? event.energy,
            },
            effects: [],
          }
        : nothing;
    case 'refocus':
      return session.phase === 'break' && !isBreakAfter(session)
        ? focusAgain(session, event.seconds, now)
        : nothing;
    case 'skip-break':
      return skipBreak(session);
    case 'end-early':
      return end(session, true, now);
    case 'finish':
      return end(session, false, now);
    case 'debrief':
      return debrief(session, event.progress);
    case 'answer':
      return answer(session, event.answers, now);
    case 'skip-debrief':
      return session.phase === 'debrief' ? write(session, { phase: 'ended' }) : nothing;
    default:
      return unreachable(event);
  }
};
