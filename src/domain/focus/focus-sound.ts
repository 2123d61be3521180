import { type ServiceMood, serviceMoods } from '#domain/music/service-mood.ts';

/** What plays when a session begins. */
export type FocusSound = ServiceMood | 'none';

export const focusSounds: readonly FocusSound[] = ['none', ...serviceMoods];

export const focusSoundLabels: Readonly<Record<FocusSound, string>> = {
  none: 'No music',
  calm: 'Calm',
  focus: 'Focus',
  creative: 'Creative',
  energetic: 'Energy',
};

export const focusSoundKey = 'kindling-focus-sound';

/** Silence until somebody chose: sound that was not asked for is a fright. */
export const parseFocusSound = (raw: string | null): FocusSound =>
  focusSounds.find((known) => known === raw) ?? 'none';
