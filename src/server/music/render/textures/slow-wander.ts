import { turnsIn } from '../tape-wow.ts';
import { mixSeed, randomOf } from '../noise.ts';

/**
 * A value from about −1 to 1 that wanders slowly and never the same way within the loop, yet meets its own beginning:
 * a sum of waves with whole numbers of turns.
 */
export const slowWander = (
  seed: number,
  seconds: readonly number[],
  frames: number,
): ((frame: number) => number) => {
  const random = randomOf(mixSeed(seed, 4099));
  random();
  const waves = seconds.map((period) => ({
    turns: turnsIn(1 / (period * (0.85 + 0.3 * random())), frames),
    phase: random() * 2 * Math.PI,
  }));
  const share = 1 / Math.sqrt(Math.max(1, waves.length));
  return (frame) =>
    share *
    waves.reduce(
      (sum, { turns, phase }) => sum + Math.sin((2 * Math.PI * turns * frame) / frames + phase),
      0,
    );
};
