import { describe, expect, test } from 'vitest';
import { emptyBuffer, logBufferSize, push, type RingBuffer } from '#domain/logging/ring-buffer.ts';

const filled = (count: number): RingBuffer<number> =>
  Array.from({ length: count }, (_, i) => i).reduce(push, emptyBuffer<number>(logBufferSize));

describe('[LOG-01] the log buffer', () => {
  test.each([
    [0, undefined, undefined],
    [1, 0, 0],
    [99, 0, 98],
    [100, 0, 99],
    [101, 1, 100],
    [250, 150, 249],
  ])('after %i entries, holds those from %s to %s', (count, first, last) => {
    const { items } = filled(count);
    expect(items).toHaveLength(Math.min(count, 100));
    expect([items.at(0), items.at(-1)]).toEqual([first, last]);
  });
});
