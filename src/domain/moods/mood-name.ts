import { resolveMood } from '#domain/moods/mood-mapping.ts';
import type { ServiceMood } from '#domain/music/service-mood.ts';

const names: Readonly<Record<ServiceMood, string>> = {
  calm: 'calm music',
  focus: 'focus music',
  creative: 'creative music',
  energetic: 'energetic music',
};

/** What a mood is called where it is confirmed: a preset by its name. One nobody knows has none to repeat. */
export const moodName = (mood: string): string => {
  const resolved = resolveMood(mood);
  return resolved === null ? 'music' : (resolved.preset?.name ?? names[resolved.service]);
};
