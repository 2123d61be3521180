import { afterEach, expect, it, vi } from 'vitest';
import { buzz } from '#web/ui/haptics.ts';

const browser = (motion: string, activated = true) => {
  const felt = vi.fn<(duration: number) => void>();
  vi.stubGlobal('navigator', { vibrate: felt, userActivation: { hasBeenActive: activated } });
  vi.stubGlobal('document', { documentElement: { dataset: { motion } } });
  return felt;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['light', 10],
  ['medium', 20],
  ['heavy', 30],
] as const)('[UI-04] vibrates %s for %i ms', (strength, duration) => {
  const felt = browser('full');
  buzz(strength);
  expect(felt.mock.calls).toEqual([[duration]]);
});

it.each(['reduced', 'none'])('[UI-04] does not vibrate with %s motion', (motion) => {
  const felt = browser(motion);
  buzz('heavy');
  expect(felt).not.toHaveBeenCalled();
});

it('[UI-04] does not vibrate before the first tap, nor fail without a motor', () => {
  const felt = browser('full', false);
  buzz('heavy');
  expect(felt).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', {});
  expect(() => buzz('heavy')).not.toThrow();
});
