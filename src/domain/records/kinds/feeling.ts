/** What a person can say beside the specification's eight moods. */
export const hardFeelings = ['overwhelmed', 'anxious', 'tired', 'restless', 'flat'] as const;
export type HardFeeling = (typeof hardFeelings)[number];

/** The eight moods, as src/domain/appearance has them, and what is harder. */
export const feelings = [
  'focused',
  'contemplative',
  'energized',
  'motivated',
  'relaxed',
  'creative',
  'upbeat',
  'flow',
  ...hardFeelings,
] as const;
export type Feeling = (typeof feelings)[number];
