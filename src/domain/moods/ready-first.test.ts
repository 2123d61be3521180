import { describe, expect, it } from 'vitest';
import { starterTracks, tracksByEnergy } from '#domain/moods/choose-tracks.ts';
import { searchMood } from '#domain/moods/search-mood.ts';
import { trackWith } from '#domain/music/track.fixture.ts';
import { noPreferences } from '#domain/music/track-preferences.ts';

const first = (): number => 0;

const calm = Array.from({ length: 12 }, (_, index) =>
  trackWith({ id: `c${index}`, moodCategory: 'calm', energyLevel: 'low', focusType: 'low' }),
);
const far = trackWith({ id: 'far', moodCategory: 'energetic', energyLevel: 'high', focusType: 'medium' });

const search = (ready: readonly string[], helped: readonly (readonly [string, number])[] = []) => {
  const preferences = { ...noPreferences, helped: new Map(helped), ready: new Set(ready) };
  const found = searchMood([...calm, far], 'calm', first, preferences);
  return found.ok ? found.tracks.map(({ id }) => id) : [];
};

describe('[MOOD-02] what sounds at once', () => {
  it('leads the eight of a mood, and the others follow as they were ranked', () => {
    const plain = search([]);
    const [third = '', sixth = ''] = [plain[2], plain[5]];
    expect(search([third, sixth])).toEqual([
      third,
      sixth,
      ...plain.filter((id) => id !== third && id !== sixth),
    ]);
  });

  it('is taken from behind the eight where none of them is there yet', () => {
    const plain = search([]);
    const [ninth = '', tenth = ''] = calm.map(({ id }) => id).filter((id) => !plain.includes(id));
    const found = search([ninth, tenth]);
    expect(found).toHaveLength(8);
    expect([ninth, tenth]).toContain(found[0]);
    expect(found.slice(1)).toEqual(plain.slice(0, 7));
  });

  it('is ranked by what helped, like everything else', () => {
    expect(search(['c1', 'c2', 'c3'], [['c2', 0.5]])[0]).toBe('c2');
    expect(search(['c1'], [['c2', 0.5]]).slice(0, 2)).toEqual(['c1', 'c2']);
  });

  it('does not lead where it is of another mood, and changes nothing where all or none is there', () => {
    expect(search(['far'])).toEqual(search([]));
    expect(search(calm.map(({ id }) => id))).toEqual(search([]));
  });

  it('leads the tracks of an energy, and the three of a plain start', () => {
    const shelf = {
      library: calm,
      random: first,
      preferences: { ...noPreferences, ready: new Set(['c9']) },
    };
    expect(tracksByEnergy(shelf, 'low').map(({ id }) => id)[0]).toBe('c9');
    expect(tracksByEnergy(shelf, 'low')).toHaveLength(12);
    expect(starterTracks(shelf)).toHaveLength(3);
    expect(starterTracks(shelf)[0]?.id).toBe('c9');
  });
});
