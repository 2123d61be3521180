import type { Mood } from '#domain/appearance/adaptive-ui.ts';
import type { ServiceMood } from '#domain/music/service-mood.ts';

/** The music that goes with how somebody said they are, for a ritual and for the start of a session. */
export const musicForMood: Readonly<Record<Mood, ServiceMood>> = {
  focused: 'focus',
  contemplative: 'calm',
  energized: 'energetic',
  motivated: 'energetic',
  relaxed: 'calm',
  creative: 'creative',
  upbeat: 'energetic',
  flow: 'focus',
};
