import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beforeAndAfter } from '#domain/energy/before-after.ts';
import { checkInChange, newestToday } from '#domain/energy/check-in.ts';
import { checkNow, daysAgo, energyCheck, someTask } from '#domain/energy/energy-check.fixture.ts';
import type { EnergyCheck } from '#domain/records/kinds/energy-check.ts';
import { energies, energyLevels } from '#domain/records/kinds/energy.ts';
import { hourlyProfile } from '#domain/energy/hourly-profile.ts';
import { guessTaskEnergy } from '#domain/energy/task-energy-guess.ts';

const anyCheck: fc.Arbitrary<EnergyCheck> = fc.record({
  id: fc.uuid(),
  at: fc.double({ min: -2, max: 5000, noNaN: true }).map(daysAgo),
  hour: fc.integer({ min: 0, max: 23 }),
  energy: fc.constantFrom(...energies),
  moment: fc.constantFrom('check-in', 'before', 'after'),
  taskId: fc.constantFrom(null, 'task-1', 'task-2'),
  focusId: fc.constantFrom(null, 'focus-1', 'focus-2'),
});

const at = (checks: readonly EnergyCheck[], hour: number) => hourlyProfile(checks, checkNow)[hour]!;

describe('the hourly energy profile', () => {
  it('keeps every mean between 1 and 3, and has one for every hour with a check', () => {
    fc.assert(
      fc.property(fc.array(anyCheck, { maxLength: 60 }), (checks) => {
        for (const { mean, hour } of hourlyProfile(checks, checkNow)) {
          expect(mean === null || (mean >= 1 && mean <= 3)).toBe(true);
          expect(mean === null && checks.some((check) => check.hour === hour)).toBe(false);
        }
      }),
    );
  });

  it('moves the mean of an hour towards one more check', () => {
    fc.assert(
      fc.property(fc.array(anyCheck, { maxLength: 40 }), anyCheck, (checks, extra) => {
        const level = energyLevels[extra.energy];
        const before = at(checks, extra.hour).mean;
        const after = at([...checks, extra], extra.hour).mean!;
        expect(Math.abs(after - level)).toBeLessThanOrEqual(
          before === null ? 0 : Math.abs(before - level) + 1e-9,
        );
      }),
    );
  });

  it('gives the same profile for any order of the checks', () => {
    fc.assert(
      fc.property(
        fc
          .uniqueArray(anyCheck, { maxLength: 40, selector: (check) => check.id })
          .chain((checks) =>
            fc.tuple(
              fc.constant(checks),
              fc.shuffledSubarray(checks, { minLength: checks.length, maxLength: checks.length }),
            ),
          ),
        ([checks, shuffled]) => {
          expect(hourlyProfile(shuffled, checkNow)).toEqual(hourlyProfile(checks, checkNow));
        },
      ),
    );
  });
});

const minute = 60_000;
const isToday = (at: string): boolean => at.startsWith('2026-11-15');

const apply = (checks: readonly EnergyCheck[], energy: EnergyCheck['energy'], now: number) => {
  const change = checkInChange(checks, energy, { id: 'new', now, hour: 12, isToday });
  if (change === null) return checks;
  const known = checks.find((check) => check.id === change.id);
  const fields = change.kind === 'energyChecks' ? change.fields : {};
  return [
    ...checks.filter((check) => check.id !== change.id),
    { ...(known ?? energyCheck({ id: change.id })), ...fields },
  ];
};

describe('one tap on an energy level', () => {
  it('takes the last tap as the energy of today, whatever came before', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyCheck, { selector: (check) => check.id }),
        fc.constantFrom(...energies),
        fc.integer({ min: -6 * 60 * minute, max: 6 * 60 * minute }),
        (checks, energy, later) => {
          const after = apply(checks, energy, checkNow + later);
          expect(newestToday(after, isToday)?.energy).toBe(energy);
          expect(after.length - checks.length).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

describe('energy before and after a session', () => {
  it('pairs checks the same way in any order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyCheck, { selector: ({ id }) => id }), (checks) => {
        expect(beforeAndAfter(checks.toReversed())).toEqual(beforeAndAfter(checks));
      }),
    );
  });
});

describe('the guess for a task', () => {
  it('guesses one of three levels with one sentence, and the same twice', () => {
    fc.assert(
      fc.property(fc.array(anyCheck), fc.string(), (checks, title) => {
        const tasks = [
          someTask({ id: 'task-1', kind: 'chore' }),
          someTask({ id: 'task-2', kind: 'chore', title }),
        ];
        const guess = guessTaskEnergy({ title, kind: 'chore' }, { tasks, checks });
        expect(guessTaskEnergy({ title, kind: 'chore' }, { tasks, checks })).toEqual(guess);
        expect(guess === null || energies.includes(guess.energy)).toBe(true);
        expect(guess?.because ?? 'One.').toMatch(/^[^.]+\.$/);
      }),
    );
  });
});
