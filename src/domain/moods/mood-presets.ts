import type { Energy } from '#domain/records/kinds/energy.ts';
import type { ServiceMood } from '#domain/music/service-mood.ts';
import type { Track } from '#domain/music/track.ts';

/** Spec 2 §3. */
export interface MoodPreset {
  readonly id: string;
  readonly name: string;
  /** A drawing of ours, by name. */
  readonly icon: string;
  readonly description: string;
  readonly energyLevel: Energy;
  readonly focusType: Energy;
  /** A convention of the specification, not a measurement. */
  readonly brainwaveType: 'alpha';
  readonly bpmRange: readonly [number, number];
  readonly serviceMood: ServiceMood;
  /** The number the specification shows; what is really there is counted with `presetMatches`. */
  readonly trackCount: number;
  readonly mapping: {
    readonly energy_level: readonly Energy[];
    readonly focus_type: readonly Energy[];
    readonly adhd_mood_tags: readonly string[];
  };
}

export const moodPresets = [
  {
    id: 'background-calm',
    name: 'Background Calm',
    icon: 'ripples',
    description: 'Soft sound that stays in the background.',
    energyLevel: 'low',
    focusType: 'low',
    brainwaveType: 'alpha',
    bpmRange: [90, 120],
    serviceMood: 'calm',
    trackCount: 537,
    mapping: {
      energy_level: ['low', 'medium', 'high'],
      focus_type: ['low'],
      adhd_mood_tags: ['background-calm', 'calm'],
    },
  },
  {
    id: 'gentle-focus',
    name: 'Gentle Focus',
    icon: 'lantern',
    description: 'A light rhythm for e-mail, reading and small tasks.',
    energyLevel: 'low',
    focusType: 'medium',
    brainwaveType: 'alpha',
    bpmRange: [85, 110],
    serviceMood: 'focus',
    trackCount: 5,
    mapping: {
      energy_level: ['low', 'medium'],
      focus_type: ['medium'],
      adhd_mood_tags: ['gentle-focus', 'focus'],
    },
  },
  {
    id: 'deep-focus',
    name: 'Deep Focus',
    icon: 'well',
    description: 'Steady and simple, for the one thing that needs your full attention.',
    energyLevel: 'medium',
    focusType: 'high',
    brainwaveType: 'alpha',
    bpmRange: [95, 125],
    serviceMood: 'focus',
    trackCount: 3,
    mapping: {
      energy_level: ['medium', 'high'],
      focus_type: ['high'],
      adhd_mood_tags: ['deep-focus', 'focus'],
    },
  },
  {
    id: 'wind-down',
    name: 'Wind Down',
    icon: 'moon',
    description: 'Slow and warm, for the end of the day or when it’s all been too much.',
    energyLevel: 'low',
    focusType: 'low',
    brainwaveType: 'alpha',
    bpmRange: [80, 100],
    serviceMood: 'calm',
    trackCount: 200,
    mapping: { energy_level: ['low'], focus_type: ['low'], adhd_mood_tags: ['wind-down', 'calm'] },
  },
  {
    id: 'creative-flow',
    name: 'Creative Flow',
    icon: 'brush',
    description: 'Loose and curious, for ideas, sketches and first drafts.',
    energyLevel: 'medium',
    focusType: 'medium',
    brainwaveType: 'alpha',
    bpmRange: [85, 115],
    serviceMood: 'creative',
    trackCount: 2,
    mapping: {
      energy_level: ['medium'],
      focus_type: ['medium', 'high'],
      adhd_mood_tags: ['creative-flow', 'creative'],
    },
  },
  {
    id: 'active-energy',
    name: 'Active Energy',
    icon: 'spark',
    description: 'A push to get going, for tidying, moving and starting.',
    energyLevel: 'high',
    focusType: 'medium',
    brainwaveType: 'alpha',
    bpmRange: [120, 140],
    serviceMood: 'energetic',
    trackCount: 5,
    mapping: {
      energy_level: ['high'],
      focus_type: ['medium'],
      adhd_mood_tags: ['active-energy', 'energetic'],
    },
  },
] as const satisfies readonly MoodPreset[];

export const presetOf = (id: string): MoodPreset | null =>
  moodPresets.find((preset) => preset.id === id) ?? null;

const has = (list: readonly string[], value: string): boolean => list.includes(value);

/** What it takes to tell. */
type Described = Pick<Track, 'bpm' | 'moodCategory' | 'adhdMoodTags'> & {
  readonly energyLevel: string;
  readonly focusType: string;
};

/** Whether a track is really for a preset. Music without a beat fits any tempo. */
export const presetMatches = ({ mapping, bpmRange, serviceMood }: MoodPreset, track: Described): boolean => {
  const [slowest, fastest] = bpmRange;
  return (
    has(mapping.energy_level, track.energyLevel) &&
    has(mapping.focus_type, track.focusType) &&
    (track.bpm === null || (track.bpm >= slowest && track.bpm <= fastest)) &&
    (track.moodCategory === serviceMood || track.adhdMoodTags.some((tag) => has(mapping.adhd_mood_tags, tag)))
  );
};
