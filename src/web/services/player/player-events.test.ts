import { describe, expect, it } from 'vitest';
import { moodOfDetail } from '#web/services/player/player-events.ts';

describe('[MOOD-03] a mood event', () => {
  it.each([
    [{ mood: 'deep-focus' }, 'deep-focus'],
    [{ focusLevel: 'low', energyLevel: 'low', source: 'voice', timestamp: 1 }, 'calm'],
    [{ focusLevel: 'medium', energyLevel: 'high', command: 'upbeat' }, 'energetic'],
    [{ mood: '', focusLevel: 'high', energyLevel: 'low' }, 'focus'],
    [{ mood: '' }, null],
    [{ focusLevel: 'low' }, null],
    [{}, null],
    [null, null],
    ['calm', null],
  ])('takes the mood event %j as %j', (detail, mood) => {
    expect(moodOfDetail(detail)).toBe(mood);
  });
});
