import * as fc from 'fast-check';
import type { EnergyCheck } from '#domain/energy/energy-check.ts';
import { energies } from '#domain/energy/energy.ts';

/** A Sunday at noon. */
export const checkNow = Date.parse('2026-11-15T12:00:00.000Z');

let made = 0;

export const energyCheck = (fields: Partial<EnergyCheck>): EnergyCheck => {
  made += 1;
  return {
    id: `check-${String(made).padStart(6, '0')}`,
    at: new Date(checkNow).toISOString(),
    hour: 10,
    energy: 'medium',
    moment: 'check-in',
    taskId: null,
    focusId: null,
    ...fields,
  };
};

export const daysAgo = (days: number): string => new Date(checkNow - days * 86_400_000).toISOString();

export const anyCheck: fc.Arbitrary<EnergyCheck> = fc.record({
  id: fc.uuid(),
  at: fc.double({ min: -2, max: 5000, noNaN: true }).map(daysAgo),
  hour: fc.integer({ min: 0, max: 23 }),
  energy: fc.constantFrom(...energies),
  moment: fc.constantFrom('check-in', 'before', 'after'),
  taskId: fc.constantFrom(null, 'task-1', 'task-2'),
  focusId: fc.constantFrom(null, 'focus-1', 'focus-2'),
});
