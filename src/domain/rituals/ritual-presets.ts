import type { Mood } from '#domain/appearance/adaptive-ui.ts';
import { hardFeelings } from '#domain/energy/feeling.ts';
import type { Energy } from '#domain/records/kinds/energy.ts';

export const ritualStepTypes = ['assessment', 'breathing', 'music', 'environment'] as const;
export type RitualStepType = (typeof ritualStepTypes)[number];

export type RitualIcon = 'heart' | 'wind' | 'music' | 'lamp';

export interface RitualStep {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Seconds. */
  readonly duration: number;
  readonly type: RitualStepType;
  readonly icon: RitualIcon;
}

export interface RitualPreset {
  readonly name: string;
  readonly description: string;
  /** Seconds, all steps together. */
  readonly duration: number;
  readonly energyLevel: Energy;
  readonly steps: readonly RitualStep[];
}

// Spec 2 §2: four of the room's moods.
export const ritualMoods = ['focused', 'energized', 'relaxed', 'creative'] as const satisfies readonly Mood[];

/** What the ritual's question offers: the four, and what is harder. */
export const ritualFeelings = [...ritualMoods, ...hardFeelings] as const;
export type RitualFeeling = (typeof ritualFeelings)[number];

// Names, seconds and energies of spec 2 §9. It gives the Deep Focus Ritual's seconds without types: they go in the
// Standard one's order, so that whoever knows one knows the other.
const quick: RitualPreset = {
  name: 'Quick Flow Entry',
  description: 'The fire is lit already. One minute to breathe, one for a sound.',
  duration: 120,
  energyLevel: 'high',
  steps: [
    {
      id: 'quick-breathing',
      title: 'Slow the breath',
      description: 'In for four, hold for two, out for six. It gathers the sparks.',
      duration: 60,
      type: 'breathing',
      icon: 'wind',
    },
    {
      id: 'quick-music',
      title: 'Choose your sound',
      description: 'Put on sound you like, or choose silence. Both are good.',
      duration: 60,
      type: 'music',
      icon: 'music',
    },
  ],
};

const standard: RitualPreset = {
  name: 'Standard Flow Ritual',
  description: 'A look inside, a breath, a sound, a clear table.',
  duration: 300,
  energyLevel: 'medium',
  steps: [
    {
      id: 'standard-assessment',
      title: 'Notice how you are',
      description: 'How is your body? What is on your mind? Name it without changing it.',
      duration: 60,
      type: 'assessment',
      icon: 'heart',
    },
    {
      id: 'standard-breathing',
      title: 'Slow the breath',
      description: 'In for four, hold for two, out for six. Let the way out be the long one.',
      duration: 120,
      type: 'breathing',
      icon: 'wind',
    },
    {
      id: 'standard-music',
      title: 'Choose your sound',
      description: 'Put on sound you like, or choose silence. Both are good.',
      duration: 60,
      type: 'music',
      icon: 'music',
    },
    {
      id: 'standard-environment',
      title: 'Clear a little space',
      description: 'Phone out of reach, water within it. Close what you do not need.',
      duration: 60,
      type: 'environment',
      icon: 'lamp',
    },
  ],
};

const deep: RitualPreset = {
  name: 'Deep Focus Ritual',
  description: 'For a slow start. More time for each step, and nothing to prove.',
  duration: 480,
  energyLevel: 'low',
  steps: [
    {
      id: 'deep-assessment',
      title: 'Notice how you are',
      description: 'Go from head to feet. What is heavy, what is light? What would be enough for now?',
      duration: 120,
      type: 'assessment',
      icon: 'heart',
    },
    {
      id: 'deep-breathing',
      title: 'Slow the breath',
      description: 'In for four, hold for two, out for six. If the thoughts wander off, come back with them.',
      duration: 180,
      type: 'breathing',
      icon: 'wind',
    },
    {
      id: 'deep-music',
      title: 'Choose your sound',
      description: 'Put on sound you like, or choose silence. Listen for a moment before anything else.',
      duration: 120,
      type: 'music',
      icon: 'music',
    },
    {
      id: 'deep-environment',
      title: 'Clear a little space',
      description: 'Soft light, phone out of reach, water within it. One thing on the table.',
      duration: 60,
      type: 'environment',
      icon: 'lamp',
    },
  ],
};

export const ritualPresets: readonly RitualPreset[] = [quick, standard, deep];

const byEnergy: Readonly<Record<Energy, RitualPreset>> = { low: deep, medium: standard, high: quick };

/** Spec 2 §9: selecting an energy pre-picks the matching preset. */
export const ritualFor = (energy: Energy): RitualPreset => byEnergy[energy];
