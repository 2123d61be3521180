import { type Mood, moodLabels, moods } from '#domain/appearance/adaptive-ui.ts';
import type { ServiceMood } from '#domain/music/service-mood.ts';
import { musicForMood } from '#domain/moods/music-for-mood.ts';

/** What a person can say beside the specification's eight moods. */
export const hardFeelings = ['overwhelmed', 'anxious', 'tired', 'restless', 'flat'] as const;
export type HardFeeling = (typeof hardFeelings)[number];

export const feelings = [...moods, ...hardFeelings] as const;
export type Feeling = (typeof feelings)[number];

/** What would be enough for now. Nothing here is advice about health. */
export interface GentleOffer {
  /** The mood of the eight that the look follows. */
  readonly mood: Mood;
  readonly music: ServiceMood;
  /** How long a session is offered. */
  readonly minutes: 5 | 10 | 15;
  readonly words: string;
}

const offers: Readonly<Record<HardFeeling, GentleOffer>> = {
  overwhelmed: {
    mood: 'contemplative',
    music: 'calm',
    minutes: 5,
    words: 'That’s a lot. Pick one tiny thing; the rest can wait.',
  },
  anxious: {
    mood: 'relaxed',
    music: 'calm',
    minutes: 5,
    words: 'Breathe out slowly a few times first. Then one small step is plenty.',
  },
  tired: {
    mood: 'relaxed',
    music: 'calm',
    minutes: 10,
    words: 'Go easy. A short one is enough, and a rest counts too.',
  },
  restless: {
    mood: 'flow',
    music: 'focus',
    minutes: 10,
    words: 'Move first: a walk around the block, or shake your arms out. Then something short.',
  },
  flat: {
    mood: 'creative',
    music: 'creative',
    minutes: 10,
    words: 'No need to feel like it. Two minutes of the easiest thing is a start.',
  },
};

const isHard = (feeling: Feeling): feeling is HardFeeling => Object.hasOwn(offers, feeling);

/** Null for the eight moods: they ask for nothing gentler. */
export const gentleOfferFor = (feeling: Feeling): GentleOffer | null =>
  isHard(feeling) ? offers[feeling] : null;

/** The mood of the eight behind whatever was said. */
export const moodOf = (feeling: Feeling): Mood => (isHard(feeling) ? offers[feeling].mood : feeling);

export const musicForFeeling = (feeling: Feeling): ServiceMood =>
  isHard(feeling) ? offers[feeling].music : musicForMood[feeling];

export const feelingLabels: Readonly<Record<Feeling, string>> = {
  ...moodLabels,
  overwhelmed: 'Overwhelmed',
  anxious: 'Anxious',
  tired: 'Tired',
  restless: 'Restless',
  flat: 'Flat',
};

/** A session's length, shorter while it is hard. */
export const gentleMinutes = (usual: number, feeling: Feeling | null): number =>
  Math.min(usual, feeling === null ? usual : (gentleOfferFor(feeling)?.minutes ?? usual));
