// Spec 1 §9, in milliseconds.
const lengths = { light: 10, medium: 20, heavy: 30 } as const;

export type Haptic = keyof typeof lengths;

/** A short buzz under the finger, where there is a motor and stillness was not asked for, of the device or of us. */
export const buzz = (haptic: Haptic): void => {
  if (typeof navigator.vibrate !== 'function') return;
  // Before the first tap of a visit the browser refuses, and says so in its console.
  if (!navigator.userActivation.hasBeenActive) return;
  if (document.documentElement.dataset['motion'] !== 'full') return;
  navigator.vibrate(lengths[haptic]);
};
