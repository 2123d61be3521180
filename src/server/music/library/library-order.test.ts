import { expect, it } from 'vitest';
import { libraryOrder } from './library-order.ts';
import { stockTrack } from './test-library.fixture.ts';

it('orders the library by the guests’ tracks first and then one of every mood in turn', () => {
  const tracks = [
    stockTrack('calm-1', { moodCategory: 'calm' }),
    stockTrack('calm-2', { moodCategory: 'calm' }),
    stockTrack('calm-3', { moodCategory: 'calm' }),
    stockTrack('focus-1', { moodCategory: 'focus' }),
    stockTrack('focus-2', { moodCategory: 'focus', demo: true }),
    stockTrack('energy-1', { moodCategory: 'energetic' }),
    stockTrack('energy-2', { moodCategory: 'energetic' }),
  ];
  expect(libraryOrder(tracks).map(({ recipe }) => recipe)).toEqual([
    'focus-2',
    'calm-1',
    'focus-1',
    'energy-1',
    'calm-2',
    'energy-2',
    'calm-3',
  ]);
});
