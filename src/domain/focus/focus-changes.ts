import type { FocusEffect, FocusStep } from '#domain/focus/focus-timer.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import { endOthers, type FocusStart, startSession } from '#domain/focus/start-session.ts';
import { isoAt } from '#domain/focus/focus-clock.ts';
import { deterministicId } from '#domain/records/deterministic-id.ts';
import type { Change } from '#domain/records/change.ts';

interface Moment {
  readonly now: number;
  /** The hour of the person's own clock, 0 to 23. */
  readonly hour: number;
}

const checks = (
  session: FocusSession,
  effects: readonly FocusEffect[],
  { now, hour }: Moment,
): readonly Change[] =>
  effects
    .filter((effect) => effect.kind === 'energy-check')
    .map(({ moment, energy }) => ({
      kind: 'energyChecks',
      // The same answer given on two devices is one answer.
      id: deterministicId(`${session.id}:${moment}`),
      fields: { at: isoAt(now), hour, energy, moment, taskId: session.taskId, focusId: session.id },
      // It may have been given, taken back, and given again.
      deleted: false,
    }));

/** What a step of the timer writes, the log of energy included. */
export const changesOf = (session: FocusSession, step: FocusStep, moment: Moment): readonly Change[] => [
  ...(step.fields === null ? [] : [{ kind: 'focusSessions' as const, id: session.id, fields: step.fields }]),
  ...checks(session, step.effects, moment),
];

/** What starting writes: the new session, and the end of whichever was open. */
export const startChanges = (
  sessions: readonly FocusSession[],
  start: FocusStart,
  moment: Moment,
): readonly Change[] => {
  const { session, effects } = startSession(start, moment.now);
  const { id, ...fields } = session;
  return [
    ...endOthers(sessions, session, moment.now),
    { kind: 'focusSessions', id, fields },
    ...checks(session, effects, moment),
  ];
};
