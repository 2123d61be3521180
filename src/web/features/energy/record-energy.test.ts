import { describe, expect, it } from 'vitest';
import { recordedEnergyOn, recordEnergy } from '#web/features/energy/record-energy.ts';
import { createMemoryStore } from '#web/services/records/memory-store.ts';

const clock = (day: number, hour: number, minute: number): Date => new Date(2026, 10, day, hour, minute);

describe('saying how much energy there is', () => {
  it('stores one check-in, with the hour of the person’s own clock', () => {
    const store = createMemoryStore('robin');
    recordEnergy(store, 'low', clock(15, 9, 59));
    expect(store.all('energyChecks')).toMatchObject([
      { energy: 'low', hour: 9, moment: 'check-in', taskId: null, focusId: null },
    ]);
  });

  it('changes a check-in within ten minutes, and adds another after that', () => {
    const store = createMemoryStore('robin');
    recordEnergy(store, 'low', clock(15, 9, 0));
    recordEnergy(store, 'high', clock(15, 9, 9));
    expect(store.all('energyChecks').map(({ energy }) => energy)).toEqual(['high']);
    recordEnergy(store, 'medium', clock(15, 9, 10));
    expect(store.all('energyChecks')).toHaveLength(2);
    expect(recordedEnergyOn(store.all('energyChecks'), clock(15, 23, 59))).toBe('medium');
  });

  it('the same answer within ten minutes is the same check-in, and later another', () => {
    const store = createMemoryStore('robin');
    for (const minute of [0, 9, 10]) recordEnergy(store, 'low', clock(15, 9, minute));
    expect(store.all('energyChecks').map(({ energy }) => energy)).toEqual(['low', 'low']);
  });

  it('a new day begins without an answer, a minute after midnight too', () => {
    const store = createMemoryStore('robin');
    recordEnergy(store, 'low', clock(15, 23, 58));
    expect(recordedEnergyOn(store.all('energyChecks'), clock(16, 0, 1))).toBeNull();
    recordEnergy(store, 'high', clock(16, 0, 1));
    expect(store.all('energyChecks')).toHaveLength(2);
    expect(recordedEnergyOn(store.all('energyChecks'), clock(15, 23, 59))).toBe('low');
  });
});
