import { describe, expect, it } from 'vitest';
import { findTracks } from '#domain/music/find-tracks.ts';
import { trackWith } from '#domain/music/track.fixture.ts';

const library = [
  trackWith({ id: 'a', title: 'Slow Harbour', tags: ['rain'] }),
  trackWith({ id: 'b', title: 'Rain on Tin', tags: ['texture'] }),
  trackWith({ id: 'c', title: 'Third Shelf', album: 'Lo-fi', moodCategory: 'creative' }),
  trackWith({ id: 'd', title: 'New Trainers', tags: ['walk'] }),
  trackWith({ id: 'e', title: 'Rainbows' }),
];

describe('[MOOD-03] search by words', () => {
  it.each([
    ['rain', ['b', 'a']],
    ['RAIN harbour', ['a']],
    ['rains', ['b', 'a']],
    ['rainb', ['e']],
    ['ainer', []],
    ['trainer', ['d']],
    ['lo-fi', ['c']],
    ['creative', ['c']],
    ['rain nowhere', []],
    ['   ', []],
  ])('searches %j and finds the tracks %j', (terms, ids) => {
    expect(findTracks(library, terms).map(({ id }) => id)).toEqual(ids);
  });
});
