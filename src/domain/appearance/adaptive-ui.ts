import type { Energy } from '#domain/records/kinds/energy.ts';
import { storedObject } from '#domain/appearance/stored-object.ts';

// Everything in this folder runs before the first paint: plain checks, no schema library.

// Spec 1 §3.
export const adaptiveUiKey = 'adaptive-ui-state';
export const moods = [
  'focused',
  'contemplative',
  'energized',
  'motivated',
  'relaxed',
  'creative',
  'upbeat',
  'flow',
] as const;
export type Mood = (typeof moods)[number];

export const moodLabels: Readonly<Record<Mood, string>> = {
  focused: 'Focused',
  contemplative: 'Contemplative',
  energized: 'Energized',
  motivated: 'Motivated',
  relaxed: 'Relaxed',
  creative: 'Creative',
  upbeat: 'Upbeat',
  flow: 'Flow',
};

export interface AdaptiveUi {
  readonly currentMood: Mood;
  readonly currentEnergy: Energy;
  readonly adaptiveMode: boolean;
}

/** The house as it is until somebody says how they are. */
export const defaultAdaptiveUi: AdaptiveUi = {
  currentMood: 'flow',
  currentEnergy: 'medium',
  adaptiveMode: true,
};

export interface Room {
  readonly animationSeconds: 0.6 | 0.3 | 0.2;
  readonly colourIntensity: 0.6 | 1 | 1.2;
  readonly spacing: 1.2 | 1 | 0.8;
  readonly radius: 2 | 8 | 12 | 20;
  readonly shadow: 0 | 0.5 | 1 | 2;
}

// Spec 1 §9. The scales of softness run from crisp to soft.
const radii = [2, 8, 12, 20] as const;
const shadows = [0, 0.5, 1, 2] as const;
const intensities = [0.6, 1, 1.2] as const;

// Energy sets the pace and the room: lower is softer and slower, high is crisper and tighter.
const byEnergy = {
  low: { animationSeconds: 0.6, spacing: 1.2, softness: 3, intensity: 0 },
  medium: { animationSeconds: 0.3, spacing: 1, softness: 2, intensity: 1 },
  high: { animationSeconds: 0.2, spacing: 0.8, softness: 1, intensity: 2 },
} as const;

type Step = -1 | 0 | 1;
// The mood moves the edges, the depth and the colours by one step from there.
const byMood: Readonly<Record<Mood, readonly [edge: Step, depth: Step, colour: Step]>> = {
  focused: [0, -1, 0],
  contemplative: [1, 1, -1],
  energized: [-1, -1, 1],
  motivated: [0, 0, 1],
  relaxed: [1, 0, -1],
  creative: [1, 0, 1],
  upbeat: [-1, 0, 1],
  flow: [1, 0, 0],
};

const pick = <Value>(scale: readonly [Value, ...Value[]], step: number): Value =>
  scale[Math.min(Math.max(step, 0), scale.length - 1)] ?? scale[0];

/** Spec 1 §9: how a mood at an energy looks. Every pair has an answer. */
export const roomFor = (mood: Mood, energy: Energy): Room => {
  const base = byEnergy[energy];
  const [edge, depth, colour] = byMood[mood];
  return {
    animationSeconds: base.animationSeconds,
    colourIntensity: pick(intensities, base.intensity + colour),
    spacing: base.spacing,
    radius: pick(radii, base.softness + edge),
    shadow: pick(shadows, base.softness + depth),
  };
};

/** With the adaptive mode off the house stays as it is, whatever the mood. */
export const roomOf = ({ currentMood, currentEnergy, adaptiveMode }: AdaptiveUi): Room =>
  adaptiveMode
    ? roomFor(currentMood, currentEnergy)
    : roomFor(defaultAdaptiveUi.currentMood, defaultAdaptiveUi.currentEnergy);

// The look of two moods may have the same numbers; a contemplative room is violet, where all others are teal.
const contemplativeHue = 85;

/** By how many degrees the calm colour turns. */
export const hueOf = ({ currentMood, adaptiveMode }: AdaptiveUi): number =>
  adaptiveMode && currentMood === 'contemplative' ? contemplativeHue : 0;

const isMood = (value: unknown): value is Mood => typeof value === 'string' && Object.hasOwn(byMood, value);
const isEnergy = (value: unknown): value is Energy =>
  typeof value === 'string' && Object.hasOwn(byEnergy, value);

export const parseAdaptiveUi = (raw: string | null): AdaptiveUi => {
  const { currentMood, currentEnergy, adaptiveMode } = storedObject(raw);
  return {
    currentMood: isMood(currentMood) ? currentMood : defaultAdaptiveUi.currentMood,
    currentEnergy: isEnergy(currentEnergy) ? currentEnergy : defaultAdaptiveUi.currentEnergy,
    adaptiveMode: typeof adaptiveMode === 'boolean' ? adaptiveMode : defaultAdaptiveUi.adaptiveMode,
  };
};
