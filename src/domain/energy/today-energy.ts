import * as z from 'zod/mini';
import { type Energy, energies } from '#domain/records/kinds/energy.ts';

export const energySchema = z.enum(energies);

export const todayEnergyKey = 'kindling-energy';
const stored = z.object({ energy: energySchema, day: z.string() });

export const encodeTodayEnergy = (energy: Energy, day: string): string => JSON.stringify({ energy, day });

/** Energy is a fact about today: yesterday's answer counts as no answer. */
export const decodeTodayEnergy = (raw: string | null, day: string): Energy | null => {
  if (raw === null) return null;
  try {
    const parsed = stored.safeParse(JSON.parse(raw));
    return parsed.success && parsed.data.day === day ? parsed.data.energy : null;
  } catch {
    return null;
  }
};
