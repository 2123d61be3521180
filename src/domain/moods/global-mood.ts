import type { Mood } from '#domain/appearance/adaptive-ui.ts';

/** The mood of the room for a preset's id, a global mood's name or a service mood, in small letters. */
const moods = new Map<string, Mood>([
  ['background-calm', 'relaxed'],
  ['gentle-focus', 'flow'],
  ['deep-focus', 'focused'],
  ['wind-down', 'contemplative'],
  ['creative-flow', 'creative'],
  ['active-energy', 'energized'],
  ['calm', 'relaxed'],
  ['focus', 'focused'],
  ['creative', 'creative'],
  ['energetic', 'energized'],
  ['energy', 'energized'],
]);

/** Spec 2 §4: choosing a mood sets the global mood. Null where the room has nothing to follow. */
export const globalMoodOf = (mood: string): Mood | null => moods.get(mood.toLowerCase()) ?? null;
