export const energies = ['low', 'medium', 'high'] as const;
export type Energy = (typeof energies)[number];

export const energyLabels: Readonly<Record<Energy, string>> = { low: 'Low', medium: 'Medium', high: 'High' };

/** How much a task asks for, against how much there is. */
export const energyLevels: Readonly<Record<Energy, 1 | 2 | 3>> = { low: 1, medium: 2, high: 3 };
