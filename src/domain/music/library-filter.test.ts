import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Mood, moods } from '#domain/appearance/adaptive-ui.ts';
import { isClearedAtSignOut } from '#domain/auth/sign-out-keys.ts';
import { energies, type Energy } from '#domain/records/kinds/energy.ts';
import {
  countActiveFilters,
  genresIn,
  helpedTracks,
  type LibraryFilter,
  type LibraryOrder,
  filterTracks,
  noFilter,
} from '#domain/music/library-filter.ts';
import { presetForNow } from '#domain/music/preset-for-now.ts';
import { parseRecent, recentTracksKey, withPlayed } from '#domain/music/recently-played.ts';
import { confidenceWords, tempoWords } from '#domain/music/measured-words.ts';
import { noPreferences } from '#domain/music/track-preferences.ts';
import { trackWith } from '#domain/music/track.fixture.ts';

const library = [
  trackWith({
    id: 'a',
    title: 'Été Glass',
    bpm: 79.9,
    energyLevel: 'low',
    focusType: 'low',
    genre: 'Ambient',
  }),
  trackWith({
    id: 'b',
    title: 'Brick Garden',
    bpm: 80,
    moodCategory: 'calm',
    genre: 'Lo-fi',
    tags: ['rain'],
  }),
  trackWith({
    id: 'c',
    title: 'Clear Water',
    bpm: 120,
    energyLevel: 'high',
    modulationHz: 16,
    genre: 'Lo-fi',
  }),
  trackWith({ id: 'd', title: 'Drift', bpm: null, bpmConfidence: null, focusType: 'high', genre: null }),
];

const idsOf = (filter: Partial<LibraryFilter>, order: LibraryOrder = 'title', preferences = noPreferences) =>
  filterTracks(library, { ...noFilter, ...filter }, order, preferences)
    .map(({ id }) => id)
    .join('');

describe('[MUSIC-01] the filtered library', () => {
  it.each<[Partial<LibraryFilter>, string]>([
    [{}, 'bcda'],
    [{ text: '  ' }, 'bcda'],
    [{ text: 'ete' }, 'a'],
    [{ text: 'GARD bri' }, 'b'],
    [{ text: 'rain' }, 'b'],
    [{ text: 'arden' }, ''],
    [{ energy: 'low' }, 'a'],
    [{ focus: 'high' }, 'd'],
    [{ tempo: 'under-80' }, 'a'],
    [{ tempo: '80-99' }, 'b'],
    [{ tempo: '100-119' }, ''],
    [{ tempo: '120-up' }, 'c'],
    [{ tempo: 'none' }, 'd'],
    [{ mood: 'calm' }, 'b'],
    [{ genre: 'Lo-fi' }, 'bc'],
    [{ genre: 'Lo-fi', modulated: true }, 'c'],
  ])('filters the library by %j to %s', (filter, ids) => {
    expect(idsOf(filter)).toBe(ids);
  });

  it.each<[LibraryOrder, string]>([
    ['title', 'bcda'],
    ['tempo', 'abcd'],
    ['helped', 'dbca'],
  ])('sorts the library by %s as %s', (order, ids) => {
    const preferences = {
      banned: new Set<string>(),
      helped: new Map([
        ['d', 2],
        ['a', -1],
      ]),
    };
    expect(idsOf({}, order, preferences)).toBe(ids);
  });

  it('leaves banned tracks out of the library', () => {
    expect(idsOf({}, 'title', { banned: new Set(['b', 'gone']), helped: new Map() })).toBe('cda');
  });

  it('never shows a track twice, nor more than there are', () => {
    const filters = fc.record({
      text: fc.string({ maxLength: 12 }),
      energy: fc.constantFrom(null, ...energies),
      modulated: fc.boolean(),
    });
    fc.assert(
      fc.property(filters, (filter) => {
        const ids = idsOf(filter);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeLessThanOrEqual(library.length);
      }),
    );
  });

  it('counts the chosen filters and lists the genres', () => {
    expect(countActiveFilters(noFilter)).toBe(0);
    expect(
      countActiveFilters({ ...noFilter, text: 'rain', mood: 'calm', energy: 'low', modulated: true }),
    ).toBe(2);
    expect(genresIn(library)).toEqual(['Ambient', 'Lo-fi']);
  });

  it('lists tracks that helped, best first, without those that did not or are banned', () => {
    const helped = new Map([
      ['a', 1],
      ['b', 3],
      ['c', 0],
      ['d', 2],
    ]);
    expect(helpedTracks(library, { banned: new Set(['d']), helped }, 5).map(({ id }) => id)).toEqual([
      'b',
      'a',
    ]);
    expect(helpedTracks(library, { banned: new Set(), helped }, 1).map(({ id }) => id)).toEqual(['b']);
  });
});

describe('[MUSIC-01] the text of a measured tempo', () => {
  it.each([
    [84.4, 0.9, '84 bpm measured', 'a clear beat'],
    [84, 0.75, '84 bpm measured', 'a clear beat'],
    [84, 0.74, '84 bpm measured', 'fairly sure'],
    [84, 0.4, '84 bpm measured', 'fairly sure'],
    [84, 0.39, '84 bpm measured', 'a soft beat, a guess'],
    [120, null, '120 bpm estimated', null],
    [null, 0.1, 'no steady beat', null],
  ])('describes a tempo of %s bpm at confidence %s', (bpm, bpmConfidence, tempo, confidence) => {
    expect(tempoWords({ bpm, bpmConfidence })).toBe(tempo);
    expect(confidenceWords({ bpm, bpmConfidence })).toBe(confidence);
  });
});

describe('[MOOD-01] the preset for now', () => {
  it.each<[Energy | null, Mood, string]>([
    [null, 'flow', 'gentle-focus'],
    ['low', 'flow', 'gentle-focus'],
    ['low', 'relaxed', 'wind-down'],
    ['medium', 'focused', 'deep-focus'],
    ['medium', 'creative', 'creative-flow'],
    ['high', 'upbeat', 'active-energy'],
  ])('offers at %s energy in the mood %s the preset %s', (energy, mood, id) => {
    expect(presetForNow(energy, mood).id).toBe(id);
  });

  it('always says why, and never offers active energy at low energy', () => {
    for (const mood of moods) {
      for (const energy of energies) expect(presetForNow(energy, mood).why).toContain(energy);
      expect(presetForNow('low', mood).id).not.toBe('active-energy');
    }
  });
});

describe('[MUSIC-01] recently played', () => {
  it.each([
    [null, []],
    ['', []],
    ['{"a":1}', []],
    ['["a",1,"","b"]', ['a', 'b']],
    [
      JSON.stringify(Array.from({ length: 13 }, (_, index) => `t${index}`)),
      Array.from({ length: 12 }, (_, index) => `t${index}`),
    ],
  ])('reads recently played tracks from %s', (raw, ids) => {
    expect(parseRecent(raw)).toEqual(ids);
  });

  it('puts the playing track first, once, and clears the list at sign-out', () => {
    expect(withPlayed(['a', 'b'], 'b')).toEqual(['b', 'a']);
    expect(
      withPlayed(
        Array.from({ length: 12 }, (_, index) => `t${index}`),
        'new',
      ),
    ).toHaveLength(12);
    expect(isClearedAtSignOut(recentTracksKey)).toBe(true);
  });
});
