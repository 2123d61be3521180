import { describe, expect, it } from 'vitest';
import {
  defaultAdaptiveUi,
  moods,
  parseAdaptiveUi,
  roomFor,
  roomOf,
} from '#domain/appearance/adaptive-ui.ts';
import { energies } from '#domain/records/kinds/energy.ts';

const room = (
  animationSeconds: number,
  colourIntensity: number,
  spacing: number,
  radius: number,
  shadow: number,
) => ({ animationSeconds, colourIntensity, spacing, radius, shadow });

const table = {
  focused: [room(0.6, 0.6, 1.2, 20, 1), room(0.3, 1, 1, 12, 0.5), room(0.2, 1.2, 0.8, 8, 0)],
  contemplative: [room(0.6, 0.6, 1.2, 20, 2), room(0.3, 0.6, 1, 20, 2), room(0.2, 1, 0.8, 12, 1)],
  energized: [room(0.6, 1, 1.2, 12, 1), room(0.3, 1.2, 1, 8, 0.5), room(0.2, 1.2, 0.8, 2, 0)],
  motivated: [room(0.6, 1, 1.2, 20, 2), room(0.3, 1.2, 1, 12, 1), room(0.2, 1.2, 0.8, 8, 0.5)],
  relaxed: [room(0.6, 0.6, 1.2, 20, 2), room(0.3, 0.6, 1, 20, 1), room(0.2, 1, 0.8, 12, 0.5)],
  creative: [room(0.6, 1, 1.2, 20, 2), room(0.3, 1.2, 1, 20, 1), room(0.2, 1.2, 0.8, 12, 0.5)],
  upbeat: [room(0.6, 1, 1.2, 12, 2), room(0.3, 1.2, 1, 8, 1), room(0.2, 1.2, 0.8, 2, 0.5)],
  flow: [room(0.6, 0.6, 1.2, 20, 2), room(0.3, 1, 1, 20, 1), room(0.2, 1.2, 0.8, 12, 0.5)],
} as const;

const pairs = moods.flatMap((mood) => energies.map((energy, index) => ({ mood, energy, index })));

describe('[UI-01] the room of a mood and an energy', () => {
  it('covers all 24 pairs of mood and energy', () => expect(pairs).toHaveLength(24));

  it.each(pairs)('styles the mood $mood at $energy energy as specified', ({ mood, energy, index }) => {
    expect(roomFor(mood, energy)).toEqual(table[mood][index]);
  });

  it.each(moods)('never makes the mood %s faster, tighter, harder or louder with less energy', (mood) => {
    const [low, medium, high] = energies.map((energy) => roomFor(mood, energy));
    for (const [softer, crisper] of [
      [low, medium],
      [medium, high],
    ] as const) {
      if (softer === undefined || crisper === undefined) throw new Error('three energies');
      expect(softer.animationSeconds).toBeGreaterThan(crisper.animationSeconds);
      expect(softer.spacing).toBeGreaterThan(crisper.spacing);
      expect(softer.radius).toBeGreaterThanOrEqual(crisper.radius);
      expect(softer.shadow).toBeGreaterThanOrEqual(crisper.shadow);
      expect(softer.colourIntensity).toBeLessThanOrEqual(crisper.colourIntensity);
    }
  });

  it('keeps the default style with adaptive mode off', () => {
    expect(roomOf({ currentMood: 'energized', currentEnergy: 'high', adaptiveMode: false })).toEqual(
      roomOf(defaultAdaptiveUi),
    );
  });
});

describe('[UI-01] the stored adaptive state', () => {
  const stored = { currentMood: 'creative', currentEnergy: 'low', adaptiveMode: false };
  it.each([
    ['nothing', null, defaultAdaptiveUi],
    ['what was written', JSON.stringify(stored), stored],
    ['no JSON', 'planted', defaultAdaptiveUi],
    ['a list', '[1]', defaultAdaptiveUi],
    ['null', 'null', defaultAdaptiveUi],
    [
      'an unknown mood',
      JSON.stringify({ ...stored, currentMood: 'angry' }),
      { ...stored, currentMood: 'flow' },
    ],
    [
      'a name every object has',
      JSON.stringify({ ...stored, currentEnergy: 'toString' }),
      { ...stored, currentEnergy: 'medium' },
    ],
    [
      'a word for a flag',
      JSON.stringify({ ...stored, adaptiveMode: 'no' }),
      { ...stored, adaptiveMode: true },
    ],
  ])('reads the stored adaptive state from %s', (_, raw, expected) =>
    expect(parseAdaptiveUi(raw)).toEqual(expected),
  );
});
