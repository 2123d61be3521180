/** Spec 2 §3: the moods the library knows. */
export const serviceMoods = ['calm', 'focus', 'creative', 'energetic'] as const;
export type ServiceMood = (typeof serviceMoods)[number];
