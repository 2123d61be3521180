import type { ServiceMood } from '#domain/music/service-mood.ts';

interface ServiceMoodLabel {
  readonly name: string;
  /** A drawing of ours, by name. */
  readonly icon: string;
}

export const serviceMoodLabels: Readonly<Record<ServiceMood, ServiceMoodLabel>> = {
  calm: { name: 'Calm', icon: 'ripples' },
  focus: { name: 'Focus', icon: 'lantern' },
  creative: { name: 'Creative', icon: 'brush' },
  energetic: { name: 'Energetic', icon: 'spark' },
};
