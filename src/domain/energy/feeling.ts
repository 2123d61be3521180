import { type Mood, moodLabels } from '#domain/appearance/adaptive-ui.ts';
import type { Feeling, HardFeeling } from '#domain/records/kinds/feeling.ts';

export const feelingLabels: Readonly<Record<Feeling, string>> = {
  ...moodLabels,
  overwhelmed: 'Overwhelmed',
  anxious: 'Anxious',
  tired: 'Tired',
  restless: 'Restless',
  flat: 'Flat',
};

// The mood of the eight that the look follows, all of them soft, and how long a session is offered.
const gentle: Readonly<Record<HardFeeling, readonly [Mood, minutes: number]>> = {
  overwhelmed: ['contemplative', 5],
  anxious: ['relaxed', 5],
  tired: ['relaxed', 10],
  restless: ['flow', 10],
  flat: ['creative', 10],
};

export const isHard = (feeling: Feeling): feeling is HardFeeling => Object.hasOwn(gentle, feeling);

/** The mood of the eight behind whatever was said. */
export const moodOf = (feeling: Feeling): Mood => (isHard(feeling) ? gentle[feeling][0] : feeling);

/** A session's length, shorter while it is hard. */
export const gentleMinutes = (usual: number, feeling: Feeling | null): number =>
  feeling !== null && isHard(feeling) ? Math.min(usual, gentle[feeling][1]) : usual;
