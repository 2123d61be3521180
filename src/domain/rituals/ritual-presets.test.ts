import { describe, expect, it } from 'vitest';
import { energies } from '#domain/records/kinds/energy.ts';
import { ritualFor, ritualMoods, ritualPresets } from '#domain/rituals/ritual-presets.ts';

describe('the three rituals', () => {
  it('[RITUAL-01] gives the rituals the names, seconds and energies of the specification', () => {
    const table = ritualPresets.map(({ name, duration, energyLevel, steps }) => [
      name,
      duration,
      energyLevel,
      steps.map((step) => `${step.duration} ${step.type}`),
    ]);
    expect(table).toEqual([
      ['Quick Flow Entry', 120, 'high', ['60 breathing', '60 music']],
      [
        'Standard Flow Ritual',
        300,
        'medium',
        ['60 assessment', '120 breathing', '60 music', '60 environment'],
      ],
      ['Deep Focus Ritual', 480, 'low', ['120 assessment', '180 breathing', '120 music', '60 environment']],
    ]);
  });

  it('[RITUAL-01] makes each ritual as long as its steps together', () => {
    for (const { duration, steps } of ritualPresets) {
      expect(steps.reduce((sum, step) => sum + step.duration, 0)).toBe(duration);
    }
  });

  it('[RITUAL-01] finds the ritual of each energy', () => {
    expect(energies.map((energy) => ritualFor(energy).energyLevel)).toEqual([...energies]);
    expect(ritualMoods).toEqual(['focused', 'energized', 'relaxed', 'creative']);
  });

  it('gives every step an id of its own and calm words', () => {
    const steps = ritualPresets.flatMap((ritual) => ritual.steps);
    expect(new Set(steps.map((step) => step.id)).size).toBe(steps.length);
    for (const { title, description } of steps) {
      expect(title).toMatch(/^[A-Z].{5,40}$/);
      expect(description).toMatch(/^[^!]{20,120}$/);
    }
  });
});
