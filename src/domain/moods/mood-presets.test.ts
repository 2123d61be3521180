import { describe, expect, it } from 'vitest';
import { moodPresets, presetMatches, presetOf } from '#domain/moods/mood-presets.ts';
import { trackWith } from '#domain/music/track.fixture.ts';

describe('[MOOD-01] the six presets', () => {
  it.each([
    ['background-calm', [90, 120], ['low', 'medium', 'high'], ['low'], 'calm', 537],
    ['gentle-focus', [85, 110], ['low', 'medium'], ['medium'], 'focus', 5],
    ['deep-focus', [95, 125], ['medium', 'high'], ['high'], 'focus', 3],
    ['wind-down', [80, 100], ['low'], ['low'], 'calm', 200],
    ['creative-flow', [85, 115], ['medium'], ['medium', 'high'], 'creative', 2],
    ['active-energy', [120, 140], ['high'], ['medium'], 'energetic', 5],
  ])('defines the preset %s as specified', (id, bpmRange, energy, focus, serviceMood, trackCount) => {
    expect(presetOf(id)).toMatchObject({
      bpmRange,
      serviceMood,
      trackCount,
      brainwaveType: 'alpha',
      mapping: { energy_level: energy, focus_type: focus },
    });
    expect(energy).toContain(presetOf(id)?.energyLevel);
    expect(focus).toContain(presetOf(id)?.focusType);
  });

  it('has six presets, each with its own name, icon and description', () => {
    expect(moodPresets).toHaveLength(6);
    for (const field of ['id', 'name', 'icon', 'description'] as const) {
      expect(new Set(moodPresets.map((preset) => preset[field])).size).toBe(6);
    }
    expect(presetOf('no-such-mood')).toBeNull();
  });

  const deep = presetOf('deep-focus')!;
  const fitting = trackWith({
    id: 'a',
    bpm: 95,
    energyLevel: 'medium',
    focusType: 'high',
    moodCategory: 'focus',
  });

  it.each([
    ['at the slow end', {}, true],
    ['a little slower', { bpm: 94.9 }, false],
    ['at the fast end', { bpm: 125 }, true],
    ['a little faster', { bpm: 125.1 }, false],
    ['no beat at all', { bpm: null }, true],
    ['too little energy', { energyLevel: 'low' as const }, false],
    ['another focus', { focusType: 'medium' }, false],
    ['another mood', { moodCategory: 'calm' }, false],
    ['another mood with the preset as a tag', { moodCategory: 'calm', adhdMoodTags: ['deep-focus'] }, true],
  ])('decides whether a track matches deep focus: %s', (_, change, matches) => {
    expect(presetMatches(deep, { ...fitting, ...change })).toBe(matches);
  });
});
