import { isHard, moodOf } from '#domain/energy/feeling.ts';
import type { Feeling, HardFeeling } from '#domain/records/kinds/feeling.ts';
import { musicForMood } from '#domain/moods/music-for-mood.ts';
import type { ServiceMood } from '#domain/music/service-mood.ts';

/** What would be enough for now, in plain words. None of it is advice about health. */
export const gentleWords: Readonly<Record<HardFeeling, string>> = {
  overwhelmed: 'That’s a lot. Pick one tiny thing; the rest can wait.',
  anxious: 'Breathe out slowly a few times first. Then one small step is plenty.',
  tired: 'Go easy. A short one is enough, and a rest counts too.',
  restless: 'Move first: a walk around the block, or shake your arms out. Then something short.',
  flat: 'No need to feel like it. Two minutes of the easiest thing is a start.',
};

/** What is hard asks for music that is softer than its mood's. */
export const musicForFeeling = (feeling: Feeling): ServiceMood =>
  isHard(feeling) && feeling !== 'restless' && feeling !== 'flat' ? 'calm' : musicForMood[moodOf(feeling)];
