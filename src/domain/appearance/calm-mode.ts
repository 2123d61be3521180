// Spec 1 §3.
export const calmModeKey = 'calm-mode';

/** Null until somebody says: then the device's wish for less motion decides. */
export type CalmChoice = boolean | null;

export const parseCalmChoice = (raw: string | null): CalmChoice => {
  if (raw === 'true') return true;
  return raw === 'false' ? false : null;
};

export const isCalm = (choice: CalmChoice, reducedMotion: boolean): boolean => choice ?? reducedMotion;
