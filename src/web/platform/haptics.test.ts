import { afterEach, expect, it, vi } from 'vitest';
import { vibrate } from '#web/platform/haptics.ts';

const browser = (reducedMotion: boolean) => {
  const felt = vi.fn<(duration: number) => void>();
  vi.stubGlobal('navigator', { vibrate: felt });
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
  return felt;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['light', 10],
  ['medium', 20],
  ['heavy', 30],
] as const)('[UI-04] %s is felt for %i ms', (strength, duration) => {
  const felt = browser(false);
  vibrate(strength);
  expect(felt.mock.calls).toEqual([[duration]]);
});

it('[UI-04] nothing is felt by those who asked for stillness, nor without a motor', () => {
  const felt = browser(true);
  vibrate('heavy');
  expect(felt).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  expect(() => vibrate('heavy')).not.toThrow();
});
