import type { Energy } from '#domain/records/kinds/energy.ts';
import { isoAt, reconcile } from '#domain/focus/focus-clock.ts';
import { focusLimits } from '#domain/focus/focus-limits.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import { type FocusEffect, type FocusFields, focusTimer, isLive } from '#domain/focus/focus-timer.ts';

export interface FocusStart {
  readonly id: string;
  readonly taskId: string | null;
  readonly stepId: string | null;
  readonly intention: string;
  readonly minutes: number;
  readonly ritual: string | null;
  readonly mood: string | null;
  readonly energyBefore: Energy | null;
}

interface Started {
  readonly session: FocusSession;
  readonly effects: readonly FocusEffect[];
}

export const startSession = (start: FocusStart, now: number): Started => {
  const { min, max } = focusLimits.planned;
  const plannedSeconds = Math.min(Math.max(Math.round(start.minutes * 60), min), max);
  const { id, taskId, stepId, ritual, mood, energyBefore } = start;
  const moment = isoAt(now);
  return {
    session: {
      id,
      taskId,
      stepId,
      intention: Array.from(start.intention.trim()).slice(0, focusLimits.intention.max).join(''),
      phase: 'focus',
      startedAt: moment,
      plannedSeconds,
      endsAt: isoAt(now + plannedSeconds * 1000),
      leftSeconds: null,
      focusedSeconds: 0,
      resumedAt: moment,
      endedAt: null,
      ending: null,
      snoozes: 0,
      ritual,
      mood,
      energyBefore,
      energyAfter: null,
      progress: null,
      sound: null,
      note: '',
      createdAt: moment,
    },
    effects: energyBefore === null ? [] : [{ kind: 'energy-check', moment: 'before', energy: energyBefore }],
  };
};

const newestFirst = (a: FocusSession, b: FocusSession): number => {
  if (a.startedAt !== b.startedAt) return Date.parse(b.startedAt) - Date.parse(a.startedAt);
  return a.id < b.id ? 1 : -1;
};

/** The one that counts: the newest, should two devices have begun one each. As it is now; null for none. */
export const currentSession = (sessions: readonly FocusSession[], now: number): FocusSession | null => {
  const unfinished = sessions
    .map((session) => reconcile(session, now))
    .filter((one) => one.phase !== 'ended');
  const live = unfinished.filter(isLive).toSorted(newestFirst)[0];
  // What was ended before the live one began asks no more questions.
  return live ?? unfinished.toSorted(newestFirst)[0] ?? null;
};

interface Ended {
  readonly kind: 'focusSessions';
  readonly id: string;
  readonly fields: FocusFields;
}

/**
 * What ends every other session that is still open: there is one at a time. The older one ended when the newer one
 * began, so two devices that find out apart write the same.
 */
export const endOthers = (
  sessions: readonly FocusSession[],
  kept: FocusSession,
  now: number,
): readonly Ended[] => {
  const at = Math.min(now, Date.parse(kept.startedAt));
  return sessions
    .filter((session) => session.id !== kept.id && session.phase !== 'ended')
    .map((session) => ({
      kind: 'focusSessions',
      id: session.id,
      fields: { ...focusTimer(session, { type: 'end-early' }, at).fields, phase: 'ended' },
    }));
};
