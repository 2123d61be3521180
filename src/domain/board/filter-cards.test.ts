import { describe, expect, it } from 'vitest';
import type { BoardCard } from './board.ts';
import { everybody, filterCards, isFiltering, nobody, noFilter } from './filter-cards.ts';

const card = (id: string, title: string, details: string, ownerId: string | null): BoardCard => ({
  id,
  title,
  details,
  ownerId,
  columnId: 'c',
  position: 'a0',
  dueOn: null,
  version: 'v',
  placeVersion: 'p',
});
const cards = [
  card('1', 'Draw the map', 'With the coast', 'ada'),
  card('2', 'Write the guide', 'A map helps', 'ben'),
  card('3', 'Rest', '', null),
];

describe('[ADMIN-01] the filter of the board', () => {
  it.each([
    [noFilter, '123'],
    [{ owner: 'ada', words: '' }, '1'],
    [{ owner: nobody, words: '' }, '3'],
    [{ owner: everybody, words: 'MAP' }, '12'],
    [{ owner: everybody, words: ' map  coast ' }, '1'],
    [{ owner: 'ben', words: 'map' }, '2'],
    [{ owner: 'ben', words: 'coast' }, ''],
  ])('with %j shows the cards %s', (filter, ids) => {
    expect(
      filterCards(cards, filter)
        .map(({ id }) => id)
        .join(''),
    ).toBe(ids);
  });

  it('is on for an owner or a word, and off for blanks', () => {
    expect(isFiltering(noFilter)).toBe(false);
    expect(isFiltering({ owner: everybody, words: '  ' })).toBe(false);
    expect(isFiltering({ owner: nobody, words: '' })).toBe(true);
    expect(isFiltering({ owner: everybody, words: 'x' })).toBe(true);
  });
});
