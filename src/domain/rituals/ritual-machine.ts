import type { Mood } from '#domain/appearance/adaptive-ui.ts';
import { moodOf } from '#domain/energy/feeling.ts';
import type { Energy } from '#domain/records/kinds/energy.ts';
import {
  type RitualFeeling,
  type RitualPreset,
  type RitualStep,
  ritualFor,
} from '#domain/rituals/ritual-presets.ts';
import { unreachable } from '#domain/unreachable.ts';

interface Choice {
  readonly energy: Energy;
  readonly mood: RitualFeeling;
  readonly ritual: RitualPreset;
}

export type StepOutcome = 'completed' | 'skipped';

interface Underway extends Choice {
  /** One for every step that is over: the step that is on comes after them. */
  readonly outcomes: readonly StepOutcome[];
}

interface Choosing extends Choice {
  readonly phase: 'choosing' | 'reviewing' | 'closed';
}
interface Running extends Underway {
  readonly phase: 'running';
  /** Milliseconds of the clock, never a count: the step is over then, whatever the machine did in between. */
  readonly endsAt: number;
}
interface Paused extends Underway {
  readonly phase: 'paused';
  readonly leftMs: number;
}
interface Resting extends Underway {
  /** waiting: a step that has not begun. complete: every step is over. */
  readonly phase: 'waiting' | 'complete';
}

export type RitualState = Choosing | Running | Paused | Resting;

export type RitualEvent =
  | { readonly type: 'choose-energy'; readonly energy: Energy }
  | { readonly type: 'choose-mood'; readonly mood: RitualFeeling }
  | { readonly type: 'choose-ritual'; readonly ritual: RitualPreset }
  | { readonly type: 'review' | 'start' | 'pause' | 'go-on' | 'skip-step' | 'complete-step' }
  | { readonly type: 'change-ritual' | 'tick' | 'close' };

export interface RitualResult {
  readonly ritual: string;
  /** The mood of the eight behind what was said. */
  readonly mood: Mood;
  readonly energy: Energy;
}

export type RitualEffect =
  | { readonly type: 'step-begun'; readonly step: RitualStep }
  | { readonly type: 'complete'; readonly result: RitualResult }
  | { readonly type: 'close' };

export interface RitualTurn {
  readonly state: RitualState;
  readonly effects: readonly RitualEffect[];
}

/** A timer that comes this late was asleep, and so perhaps was the person. */
export const lateAfterMs = 5000;

// Spec 2 §9: medium and focused.
export const initialRitual: RitualState = {
  phase: 'choosing',
  energy: 'medium',
  mood: 'focused',
  ritual: ritualFor('medium'),
};

const stay = (state: RitualState): RitualTurn => ({ state, effects: [] });
const choiceOf = ({ energy, mood, ritual }: Choice): Choice => ({ energy, mood, ritual });
const underwayOf = (state: Underway): Underway => ({ ...choiceOf(state), outcomes: state.outcomes });

/** The step that is on, or waits; null before the first and after the last. */
export const currentRitualStep = (state: RitualState): RitualStep | null =>
  'outcomes' in state ? (state.ritual.steps[state.outcomes.length] ?? null) : null;

const stepMs = (state: RitualState): number => (currentRitualStep(state)?.duration ?? 0) * 1000;

/** What is left of the step; a clock that was set back never makes it longer than it is. */
export const leftMs = (state: RitualState, now: number): number => {
  const full = stepMs(state);
  if (state.phase === 'running') return Math.min(Math.max(0, state.endsAt - now), full);
  return state.phase === 'paused' ? state.leftMs : full;
};

const run = (state: Underway, now: number, forMs: number): Running => ({
  ...underwayOf(state),
  phase: 'running',
  endsAt: now + forMs,
});

/** The step from its full time. */
const begin = (state: Resting, now: number): RitualTurn => {
  const step = currentRitualStep(state);
  if (step === null) return stay(state);
  return { state: run(state, now, step.duration * 1000), effects: [{ type: 'step-begun', step }] };
};

const finish = (state: Underway): RitualTurn => ({
  state: { ...underwayOf(state), phase: 'complete' },
  effects: [
    {
      type: 'complete',
      result: { ritual: state.ritual.name, mood: moodOf(state.mood), energy: state.energy },
    },
  ],
});

const afterStep = (state: Underway, outcome: StepOutcome, now: number): RitualTurn => {
  const next: Resting = {
    ...choiceOf(state),
    phase: 'waiting',
    outcomes: [...state.outcomes, outcome],
  };
  return currentRitualStep(next) === null ? finish(next) : begin(next, now);
};

/**
 * A step at zero completes itself, and the next one begins. After a long sleep only the step that ran out is over: a
 * ritual is there to be felt, and steps that passed behind a closed lid were not. The next one waits with its full
 * time, and a ritual that ended so does not start focus for somebody who is not there.
 */
const reconcile = (state: Running, now: number): RitualTurn => {
  const full = stepMs(state);
  if (state.endsAt - now > full) return stay({ ...state, endsAt: now + full });
  if (now < state.endsAt) return stay(state);
  if (now - state.endsAt < lateAfterMs) return afterStep(state, 'completed', now);
  const rested: Resting = {
    ...choiceOf(state),
    phase: 'waiting',
    outcomes: [...state.outcomes, 'completed'],
  };
  return stay(currentRitualStep(rested) === null ? { ...rested, phase: 'complete' } : rested);
};

const whileChoosing = (state: Choosing, event: RitualEvent, now: number): RitualTurn => {
  if (state.phase === 'closed') return stay(state);
  switch (event.type) {
    case 'choose-energy':
      return stay({ ...state, phase: 'choosing', energy: event.energy, ritual: ritualFor(event.energy) });
    case 'choose-mood':
      return stay({ ...state, mood: event.mood });
    case 'choose-ritual':
      return stay({ ...state, phase: 'choosing', ritual: event.ritual });
    case 'review':
      return stay({ ...state, phase: 'reviewing' });
    case 'start': {
      const first: Resting = { ...choiceOf(state), phase: 'waiting', outcomes: [] };
      return begin(first, now);
    }
    default:
      return stay(state);
  }
};

const whileUnderway = (state: Running | Paused | Resting, event: RitualEvent, now: number): RitualTurn => {
  if (state.phase === 'complete') return event.type === 'go-on' ? finish(state) : stay(state);
  // Whatever was pressed was meant for the step that is already over.
  const isOver = state.phase === 'running' && now >= state.endsAt;
  switch (event.type) {
    case 'tick':
      return state.phase === 'running' ? reconcile(state, now) : stay(state);
    case 'skip-step':
      return isOver ? reconcile(state, now) : afterStep(state, 'skipped', now);
    case 'complete-step':
      return isOver ? reconcile(state, now) : afterStep(state, 'completed', now);
    case 'pause':
      if (isOver) return reconcile(state, now);
      return state.phase === 'running'
        ? stay({ ...underwayOf(state), phase: 'paused', leftMs: leftMs(state, now) })
        : stay(state);
    case 'go-on':
      if (state.phase === 'waiting') return begin(state, now);
      return stay(state.phase === 'paused' ? run(state, now, state.leftMs) : state);
    default:
      return stay(state);
  }
};

/** Spec 2 §4: chosen, reviewed, then step by step, each completed or skipped, until it is complete; or closed. */
export const reduceRitual = (state: RitualState, event: RitualEvent, now: number): RitualTurn => {
  if (event.type === 'close') {
    return state.phase === 'closed'
      ? stay(state)
      : { state: { ...choiceOf(state), phase: 'closed' }, effects: [{ type: 'close' }] };
  }
  if (event.type === 'change-ritual') {
    return stay(state.phase === 'closed' ? state : { ...choiceOf(state), phase: 'choosing' });
  }
  switch (state.phase) {
    case 'choosing':
    case 'reviewing':
    case 'closed':
      return whileChoosing(state, event, now);
    case 'running':
    case 'paused':
    case 'waiting':
    case 'complete':
      return whileUnderway(state, event, now);
    default:
      return unreachable(state);
  }
};
