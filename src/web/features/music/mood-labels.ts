import type { ServiceMood } from '#domain/moods/service-mood.ts';

interface MoodLook {
  readonly name: string;
  /** A drawing of ours, by name. */
  readonly icon: string;
}

export const moodLooks: Readonly<Record<ServiceMood, MoodLook>> = {
  calm: { name: 'Calm', icon: 'ripples' },
  focus: { name: 'Focus', icon: 'lantern' },
  creative: { name: 'Creative', icon: 'brush' },
  energetic: { name: 'Energetic', icon: 'spark' },
};
