import type { EnergyCheck } from '#domain/records/kinds/energy-check.ts';
import { type Energy, energyLevels } from '#domain/records/kinds/energy.ts';

export interface BeforeAfter {
  readonly taskId: string | null;
  readonly before: Energy;
  readonly after: Energy;
}

const inTime = (a: EnergyCheck, b: EnergyCheck): number => {
  const apart = Date.parse(a.at) - Date.parse(b.at);
  if (apart !== 0) return apart;
  // At one and the same moment, before comes before after.
  if (a.moment !== b.moment) return a.moment === 'before' ? -1 : 1;
  return a.id < b.id ? -1 : 1;
};

/** Each "after" with the "before" of the same session, or of the same task where there was no session. */
export const beforeAndAfter = (checks: readonly EnergyCheck[]): readonly BeforeAfter[] => {
  const begun = new Map<string, EnergyCheck>();
  const pairs: BeforeAfter[] = [];
  for (const check of checks.filter(({ moment }) => moment !== 'check-in').toSorted(inTime)) {
    const key = check.focusId ?? check.taskId;
    if (key === null) continue;
    const before = begun.get(key);
    if (check.moment === 'before') begun.set(key, check);
    else if (before !== undefined) {
      begun.delete(key);
      pairs.push({ taskId: check.taskId ?? before.taskId, before: before.energy, after: check.energy });
    }
  }
  return pairs;
};

/**
 * What something asked of somebody, 1 to 3. What took energy asked for much; what gave some back for little; what
 * changed nothing asked for no more than there was, and never for everything.
 */
export const asked = ({ before, after }: BeforeAfter): 1 | 2 | 3 => {
  const cost = energyLevels[before] - energyLevels[after];
  if (cost > 0) return 3;
  return cost < 0 || before === 'low' ? 1 : 2;
};
