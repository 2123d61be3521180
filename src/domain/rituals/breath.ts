export type BreathPhase = 'in' | 'hold' | 'out';

export interface Breath {
  readonly phase: BreathPhase;
  /** Whole seconds until the phase changes: 4, 3, 2, 1. */
  readonly left: number;
}

/** Seconds. Not at the room's pace: lungs have their own. */
const breathSeconds: Readonly<Record<BreathPhase, number>> = { in: 4, hold: 2, out: 6 };

const phases: readonly BreathPhase[] = ['in', 'hold', 'out'];
export const breathCycle = phases.reduce((sum, phase) => sum + breathSeconds[phase], 0);

/** Where the breath is after so many seconds of breathing. */
export const breathAt = (seconds: number): Breath => {
  let into = Math.max(0, seconds) % breathCycle;
  for (const phase of phases) {
    if (into < breathSeconds[phase]) return { phase, left: Math.ceil(breathSeconds[phase] - into) };
    into -= breathSeconds[phase];
  }
  return { phase: 'in', left: breathSeconds.in };
};
