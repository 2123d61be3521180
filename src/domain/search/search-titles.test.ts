import { expect, it } from 'vitest';
import { searchTitles } from '#domain/search/search-titles.ts';

const tasks = ['Call the dentist', 'Buy milk', 'Dental floss', 'Write to the bank'].map((title) => ({
  title,
}));

it.each([
  ['dentist', ['Call the dentist']],
  ['dent', ['Call the dentist', 'Dental floss']],
  ['dentits', ['Call the dentist']],
  ['call dentist', ['Call the dentist']],
  ['call milk', []],
  ['', []],
])('[ROUTE-05] searches %j and finds the tasks %j', (query, found) => {
  expect(searchTitles(tasks, query).map(({ item }) => item.title)).toEqual(found);
});

it('[ROUTE-05] marks the words that were found', () => {
  expect(searchTitles(tasks, 'milk')[0]?.title).toEqual({ text: 'Buy milk', marks: [{ start: 4, end: 8 }] });
});
