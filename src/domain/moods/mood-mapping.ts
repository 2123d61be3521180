import type { Energy } from '#domain/records/kinds/energy.ts';
import { type MoodPreset, presetOf } from '#domain/moods/mood-presets.ts';
import { type ServiceMood, serviceMoods } from '#domain/music/service-mood.ts';

/** Spec 2 §4: the names the rest of the app gives moods. */
const globalMoods = new Map<string, ServiceMood>([
  ['focus', 'focus'],
  ['calm', 'calm'],
  ['creative', 'creative'],
  ['energy', 'energetic'],
]);

/** Focus level, then energy level. Everything that is not here means focus. */
const pairs = new Map<string, ServiceMood>([
  ['high-medium', 'focus'],
  ['low-low', 'calm'],
  ['medium-high', 'energetic'],
  ['high-low', 'focus'],
]);

export const defaultMood: ServiceMood = 'focus';

export const moodOfPair = (focusLevel: string, energyLevel: string): ServiceMood =>
  pairs.get(`${focusLevel}-${energyLevel}`.toLowerCase()) ?? defaultMood;

const pairPattern = /^(low|medium|high)[-/](low|medium|high)$/u;

export interface ResolvedMood {
  readonly service: ServiceMood;
  readonly preset: MoodPreset | null;
}

/** A preset's id, a global mood's name, a service mood or a pair such as high-medium; null for anything else. */
export const resolveMood = (mood: string): ResolvedMood | null => {
  const name = mood.trim().toLowerCase();
  const preset = presetOf(name);
  if (preset !== null) return { service: preset.serviceMood, preset };
  const pair = pairPattern.exec(name);
  if (pair !== null) return { service: moodOfPair(pair[1] ?? '', pair[2] ?? ''), preset: null };
  const service = serviceMoods.find((known) => known === name) ?? globalMoods.get(name);
  return service === undefined ? null : { service, preset: null };
};

/** What to look for when nothing carries the mood itself. */
export const moodProfiles: Readonly<
  Record<ServiceMood, { readonly energyLevel: Energy; readonly focusType: Energy }>
> = {
  calm: { energyLevel: 'low', focusType: 'low' },
  focus: { energyLevel: 'medium', focusType: 'high' },
  creative: { energyLevel: 'medium', focusType: 'medium' },
  energetic: { energyLevel: 'high', focusType: 'medium' },
};
