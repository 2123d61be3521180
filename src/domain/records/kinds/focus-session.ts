import * as z from 'zod/mini';
import { defineKind, type RecordOf } from '#domain/records/define-kind.ts';
import {
  count,
  moment,
  optionalCount,
  optionalEnergy,
  optionalMoment,
  optionalText,
  text,
} from '#domain/records/field-schemas.ts';

export const focusPhases = ['focus', 'paused', 'waiting', 'break', 'debrief', 'ended'] as const;
export type FocusPhase = (typeof focusPhases)[number];

const focusEndings = ['finished', 'early'] as const;

export const progressAnswers = ['done', 'some', 'stuck'] as const;
export type ProgressAnswer = (typeof progressAnswers)[number];

export const soundAnswers = ['helped', 'neutral', 'hindered', 'none'] as const;
export type SoundAnswer = (typeof soundAnswers)[number];

/**
 * One focus session, live or over. The row is the timer: whoever reads it, on whatever device, knows what the clock
 * says, because it holds moments and never a count.
 */
export const focusSessionRecord = defineKind({
  table: 'focus_sessions',
  privacy: 'energy-and-focus',
  exported: true,
  fields: {
    taskId: optionalText,
    stepId: optionalText,
    /** What it is about where there is no task; may be empty. */
    intention: text,
    phase: z.enum(focusPhases),
    startedAt: moment,
    plannedSeconds: count,
    /** Focus or break runs until then; null while nothing runs. */
    endsAt: optionalMoment,
    /** What is left while paused; null otherwise. */
    leftSeconds: optionalCount,
    /** Seconds of focus before the stretch that runs now. */
    focusedSeconds: count,
    /** When the stretch that runs now began; null while nothing runs. */
    resumedAt: optionalMoment,
    endedAt: optionalMoment,
    ending: z.nullable(z.enum(focusEndings)),
    snoozes: count,
    ritual: optionalText,
    mood: optionalText,
    energyBefore: optionalEnergy,
    energyAfter: optionalEnergy,
    progress: z.nullable(z.enum(progressAnswers)),
    sound: z.nullable(z.enum(soundAnswers)),
    note: text,
    createdAt: moment,
  },
});

export type FocusSession = RecordOf<typeof focusSessionRecord>;
