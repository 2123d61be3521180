import { describe, expect, it } from 'vitest';
import {
  bytesInWords,
  engineWords,
  installationOverviewOf,
  lastDays,
  milliseconds,
} from '#domain/memory/analytics/installation-overview.ts';

const day = (at: string, what: string, times: number, spent = 0, slowest = 0) => ({
  day: at,
  what,
  times,
  milliseconds: spent,
  slowest,
});
const answer = {
  tables: [
    { name: 'ai_semantic_memory', rows: 3, bytes: 16_384 },
    { name: 'ai_procedural_memory', rows: 2, bytes: 8192 },
    { name: 'memory_vectors', rows: 5, bytes: 40_960 },
  ],
  people_on: 2,
  days: [
    day('2026-11-16', 'store', 2),
    day('2026-11-17', 'store', 3),
    day('2026-11-16', 'ask known', 2, 50, 40),
    day('2026-11-17', 'ask known', 2, 30, 20),
    day('2026-11-17', 'blocked: per-minute limit', 4),
  ],
  blocked: { 'per-minute limit': 4 },
};

describe('[MEM-04] memory in the whole installation', () => {
  it('counts memories, sizes and what was refused', () => {
    expect(installationOverviewOf(answer)).toMatchObject({
      memories: 5,
      bytes: 65_536,
      peopleOn: 2,
      blocked: [{ reason: 'per-minute limit', times: 4 }],
    });
  });

  it('adds up days, and says how long something took only where it was measured', () => {
    expect(installationOverviewOf(answer).events).toEqual([
      { what: 'store', times: 5, mean: null, slowest: null },
      { what: 'ask known', times: 4, mean: 20, slowest: 40 },
    ]);
  });

  it.each([
    [[], 'Nobody has asked by meaning in the last 30 days.'],
    [
      [
        { what: 'ask: known', times: 3, mean: 20, slowest: 40 },
        { what: 'ask: nothing', times: 1, mean: 60, slowest: 60 },
      ],
      '4 questions answered by meaning, 30 ms on average. The model was always there.',
    ],
    [
      [{ what: 'ask: unavailable', times: 2, mean: null, slowest: null }],
      '0 questions answered by meaning. The model was missing 2 times.',
    ],
  ])('says of %j: %s', (events, words) => {
    expect(engineWords(events)).toBe(words);
  });

  it('shows thirty days, the quiet ones too', () => {
    const days = lastDays(installationOverviewOf(answer).stores, '2026-11-17');
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ day: '2026-10-19', times: 0 });
    expect(days.slice(-2)).toEqual([
      { day: '2026-11-16', times: 2 },
      { day: '2026-11-17', times: 3 },
    ]);
  });

  it.each([
    [999, '999 B'],
    [1000, '1 kB'],
    [999_999, '1000 kB'],
    [3_400_000, '3.4 MB'],
  ])('writes %i bytes as %s', (bytes, words) => {
    expect(bytesInWords(bytes)).toBe(words);
  });

  it.each([
    [0.44, '0.4 ms'],
    [9.99, '10.0 ms'],
    [10, '10 ms'],
    [1234.5, '1,235 ms'],
  ])('writes %d as %s', (time, words) => {
    expect(milliseconds(time)).toBe(words);
  });
});
