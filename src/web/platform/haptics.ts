import { hapticDurations, type HapticStrength } from '#domain/notices/haptics.ts';

/** A short tap in the hand, where there is a motor and nobody asked for stillness. */
export const vibrate = (strength: HapticStrength): void => {
  // Not every browser has it, whatever the types say.
  if (!('vibrate' in navigator) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  navigator.vibrate(hapticDurations[strength]);
};
