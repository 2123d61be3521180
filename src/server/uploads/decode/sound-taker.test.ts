import { describe, expect, it } from 'vitest';
import { createMeasuringTaker } from './sound-taker.ts';

const quarter = { left: new Float32Array(2000), right: new Float32Array(2000) };

describe('[ANALYSIS-02] a sound that is measured while it is decoded', () => {
  it('is stopped when it goes on for too long, whatever its file said', () => {
    const { take, seconds } = createMeasuringTaker(1);
    for (let piece = 0; piece < 4; piece += 1) take(quarter, 8000);
    expect(seconds()).toBe(1);
    expect(() => take(quarter, 8000)).toThrow('This file is longer than 12 hours.');
  });

  it('may not change its rate halfway', () => {
    const { take } = createMeasuringTaker();
    take(quarter, 8000);
    expect(() => take(quarter, 16_000)).toThrow('changes its sample rate halfway');
  });
});
