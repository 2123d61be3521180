import { describe, expect, it } from 'vitest';
import { memoryLayerNames } from '#domain/memory/memory-layer.ts';
import { exampleMemories, exampleQuestions } from './example-memories.ts';
import { searchExamples } from './search-examples.ts';

const found = (question: string): readonly string[] =>
  searchExamples(exampleMemories, question).map(({ memory }) => memory.id);

describe('[LAND-04] the example data of the memory demo', () => {
  it.each(memoryLayerNames)('has three memories in the %s layer', (layer) => {
    expect(exampleMemories.filter((one) => one.layer === layer)).toHaveLength(3);
  });

  it('names each memory once, with its day and where it came from', () => {
    expect(new Set(exampleMemories.map(({ id }) => id)).size).toBe(exampleMemories.length);
    for (const { day, from } of exampleMemories) {
      expect(day).toMatch(/^\d+ March$/);
      expect(from).not.toBe('');
    }
  });
});

describe('[LAND-04] word search over the examples', () => {
  it.each([
    [exampleQuestions[0], 'tax-due'],
    [exampleQuestions[1], 'rain-writing'],
    [exampleQuestions[2], 'before-call'],
    ['dentist', 'dentist-call'],
    ['What did I say about the DENTIST?', 'dentist-call'],
    ['dentits', 'dentist-call'],
  ])('answers %s with %s first', (question, id) => {
    expect(found(question)[0]).toBe(id);
  });

  it.each([exampleQuestions[3], '', '   ', '?!', 'What did I say about it?', 'teeth'])(
    'finds nothing for %j',
    (question) => {
      expect(found(question)).toEqual([]);
    },
  );

  it('says which words it found, and answers with three at most', () => {
    expect(searchExamples(exampleMemories, 'the tax form')[0]?.shared).toEqual(['tax', 'form']);
    expect(found('tax dentist slides calls key rain night kettle')).toHaveLength(3);
  });
});
