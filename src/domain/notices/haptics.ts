/** Spec 1 §9: how long a button is felt, in milliseconds. */
export const hapticDurations = { light: 10, medium: 20, heavy: 30 } as const;

export type HapticStrength = keyof typeof hapticDurations;
