import * as z from 'zod/mini';

export const energies = ['low', 'medium', 'high'] as const;
export type Energy = (typeof energies)[number];
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

export const energyLabels: Readonly<Record<Energy, string>> = { low: 'Low', medium: 'Medium', high: 'High' };

/** How much a task asks for, against how much there is. */
export const energyLevels: Readonly<Record<Energy, 1 | 2 | 3>> = { low: 1, medium: 2, high: 3 };
