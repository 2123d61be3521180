import type { Energy } from '#domain/records/kinds/energy.ts';

export const focusPhases = ['focus', 'paused', 'waiting', 'break', 'debrief', 'ended'] as const;
export type FocusPhase = (typeof focusPhases)[number];

export const focusEndings = ['finished', 'early'] as const;
export type FocusEnding = (typeof focusEndings)[number];

export const progressAnswers = ['done', 'some', 'stuck'] as const;
export type ProgressAnswer = (typeof progressAnswers)[number];

export const soundAnswers = ['helped', 'neutral', 'hindered', 'none'] as const;
export type SoundAnswer = (typeof soundAnswers)[number];

/**
 * One focus session, live or over. The row is the timer: whoever reads it, on whatever device, knows what the clock
 * says, because it holds moments and never a count.
 */
export interface FocusSession {
  readonly id: string;
  readonly taskId: string | null;
  readonly stepId: string | null;
  /** What it is about where there is no task; may be empty. */
  readonly intention: string;
  readonly phase: FocusPhase;
  readonly startedAt: string;
  readonly plannedSeconds: number;
  /** Focus or break runs until then; null while nothing runs. */
  readonly endsAt: string | null;
  /** What is left while paused; null otherwise. */
  readonly leftSeconds: number | null;
  /** Seconds of focus before the stretch that runs now. */
  readonly focusedSeconds: number;
  /** When the stretch that runs now began; null while nothing runs. */
  readonly resumedAt: string | null;
  readonly endedAt: string | null;
  readonly ending: FocusEnding | null;
  readonly snoozes: number;
  readonly ritual: string | null;
  readonly mood: string | null;
  readonly energyBefore: Energy | null;
  readonly energyAfter: Energy | null;
  readonly progress: ProgressAnswer | null;
  readonly sound: SoundAnswer | null;
  readonly note: string;
  readonly createdAt: string;
}
