import type { Mood } from '#domain/appearance/adaptive-ui.ts';
import { hardFeelings } from '#domain/records/kinds/feeling.ts';
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
  description: 'You have energy already. One minute to breathe, one to pick music.',
  duration: 120,
  energyLevel: 'high',
  steps: [
    {
      id: 'quick-breathing',
      title: 'Breathe slowly',
      description: 'In for four, hold for two, out for six.',
      duration: 60,
      type: 'breathing',
      icon: 'wind',
    },
    {
      id: 'quick-music',
      title: 'Choose your music',
      description: 'Put on music you like, or keep it quiet. Both are fine.',
      duration: 60,
      type: 'music',
      icon: 'music',
    },
  ],
};

const standard: RitualPreset = {
  name: 'Standard Flow Ritual',
  description: 'Check in with yourself, breathe, pick music, clear your desk.',
  duration: 300,
  energyLevel: 'medium',
  steps: [
    {
      id: 'standard-assessment',
      title: 'Check in with yourself',
      description: 'How does your body feel? What’s on your mind? Just notice it.',
      duration: 60,
      type: 'assessment',
      icon: 'heart',
    },
    {
      id: 'standard-breathing',
      title: 'Breathe slowly',
      description: 'In for four, hold for two, out for six. Make the out-breath the long one.',
      duration: 120,
      type: 'breathing',
      icon: 'wind',
    },
    {
      id: 'standard-music',
      title: 'Choose your music',
      description: 'Put on music you like, or keep it quiet. Both are fine.',
      duration: 60,
      type: 'music',
      icon: 'music',
    },
    {
      id: 'standard-environment',
      title: 'Clear your space',
      description: 'Phone out of reach, water nearby. Close what you don’t need.',
      duration: 60,
      type: 'environment',
      icon: 'lamp',
    },
  ],
};

const deep: RitualPreset = {
  name: 'Deep Focus Ritual',
  description: 'For a slow start. More time for each step.',
  duration: 480,
  energyLevel: 'low',
  steps: [
    {
      id: 'deep-assessment',
      title: 'Check in with yourself',
      description: 'Go from head to toe. What feels tense, what feels easy? What would be enough for now?',
      duration: 120,
      type: 'assessment',
      icon: 'heart',
    },
    {
      id: 'deep-breathing',
      title: 'Breathe slowly',
      description: 'In for four, hold for two, out for six. If your mind wanders, come back to the breath.',
      duration: 180,
      type: 'breathing',
      icon: 'wind',
    },
    {
      id: 'deep-music',
      title: 'Choose your music',
      description: 'Put on music you like, or keep it quiet. Listen for a moment first.',
      duration: 120,
      type: 'music',
      icon: 'music',
    },
    {
      id: 'deep-environment',
      title: 'Clear your space',
      description: 'Soft light, phone out of reach, water nearby. One thing on the table.',
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
