import { describe, expect, it } from 'vitest';
import { publicCountsOf, tracksSentence } from '#domain/landing/public-counts.ts';

describe('[LAND-05] public counts', () => {
  it.each([0, 1, 146, 10_000])('accepts a count of %d tracks', (tracks) => {
    expect(publicCountsOf({ tracks })).toEqual({ tracks });
  });

  it.each([
    null,
    undefined,
    '146',
    [],
    {},
    { tracks: -1 },
    { tracks: 1.5 },
    { tracks: '146' },
    { tracks: 10_001 },
    { tracks: Number.NaN },
  ])('rejects %j as public counts', (data) => {
    expect(publicCountsOf(data)).toBeNull();
  });

  it('passes on nothing but the counts', () => {
    expect(publicCountsOf({ tracks: 3, people: 9 })).toEqual({ tracks: 3 });
  });

  it.each([
    [0, null],
    [1, '1 track is here right now'],
    [2, '2 tracks are here right now'],
    [146, '146 tracks are here right now'],
    [9999, '9,999 tracks are here right now'],
    [10_000, '10,000 or more tracks are here right now'],
  ])('describes %d tracks as %j', (tracks, sentence) => {
    expect(tracksSentence({ tracks })).toBe(sentence);
  });
});
