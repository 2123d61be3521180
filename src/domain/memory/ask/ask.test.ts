import { describe, expect, it } from 'vitest';
import type { Memory } from '#domain/memory/memory.ts';
import { closenessWords } from './closeness-words.ts';
import { contentWords, sharedWords } from './content-words.ts';
import { exampleQuestions } from './example-questions.ts';
import { taskFromMemory } from './task-from-memory.ts';
import { searchInWords, searchPhrases } from './search-in-words.ts';

const memory = (changes: Partial<Memory>): Memory => ({
  layer: 'semantic',
  id: crypto.randomUUID(),
  about: 'dentist',
  sentence: 'The dentist is closed on Fridays.',
  tags: [],
  importance: 3,
  source: 'typed',
  sourceId: null,
  quote: null,
  saidAt: null,
  validFrom: null,
  validTo: null,
  replacedBy: null,
  approvedAt: '2026-11-01T10:00:00Z',
  expiresAt: null,
  staysHere: false,
  createdAt: '2026-11-01T10:00:00Z',
  updatedAt: '2026-11-01T10:00:00Z',
  ...changes,
});

describe('[MEM-03] what a question and a memory share', () => {
  it.each([
    ['When is the dentist closed?', ['dentist', 'closed']],
    ['What helps me?', []],
    ['What’s my Café?', ['cafe']],
    ['', []],
  ])('%j is about %j', (question, words) => {
    expect(contentWords(question)).toEqual(words);
  });

  it('names the shared words in the order of the question, one or many of a thing alike', () => {
    expect(sharedWords('Do walks and rain help?', 'Rain, then a walk.')).toEqual(['walks', 'rain']);
    expect(sharedWords('Do walks help?', 'Calls before ten are easier.')).toEqual([]);
  });

  it.each([
    [0.9, 'very close'],
    [0.65, 'very close'],
    [0.64, 'is close'],
    [0.45, 'is close'],
    [0.44, 'a little'],
  ])('says a score of %d as %s', (score, words) => {
    expect(closenessWords(score)).toContain(words);
  });
});

describe('[MEM-03] examples of questions', () => {
  it('come from one’s own layers, one each, what matters most first, at most three', () => {
    const own = [
      memory({ about: 'parking', importance: 2 }),
      memory({ about: 'the dentist', importance: 4 }),
      memory({ layer: 'procedural', about: 'the tax form', importance: 5 }),
      memory({ layer: 'associative', about: 'rain + writing' }),
      memory({ layer: 'episodic', about: 'the move' }),
    ];
    expect(exampleQuestions(own)).toEqual([
      'How do I do the tax form?',
      'What do I know about the dentist?',
      'What goes with rain?',
    ]);
  });

  it('are none where nothing has a name, or no longer holds', () => {
    expect(exampleQuestions([])).toEqual([]);
    const own = [
      memory({ layer: 'episodic', about: 'note' }),
      memory({ about: 'x'.repeat(41) }),
      memory({ validTo: '2026-11-02T10:00:00Z' }),
    ];
    expect(exampleQuestions(own)).toEqual([]);
  });
});

describe('[MEM-03] the search by words', () => {
  it('looks for the question itself and for each word that says something', () => {
    expect(searchPhrases('When is the dentist closed?')).toEqual([
      'when is the dentist closed',
      'dentist',
      'closed',
    ]);
    expect(searchPhrases(' ? ')).toEqual([]);
  });

  it('finds at hand what the tables would give, the most important first', () => {
    const own = [
      memory({ sentence: 'Rain helps me write.' }),
      memory({ id: 'b', importance: 2 }),
      memory({ id: 'c', importance: 5, sentence: 'Call first.', tags: ['Dentist'] }),
    ];
    own[0] = { ...own[0]!, about: 'rain' };
    expect(searchInWords(own, 'dentist?').map(({ id }) => id)).toEqual(['c', 'b']);
    expect(searchInWords(own, '?')).toEqual([]);
  });
});

describe('[MEM-03] a task out of a memory', () => {
  it('has the sentence as its title, and how to do a thing by the thing’s name', () => {
    expect(taskFromMemory(memory({}))).toMatchObject({
      title: 'The dentist is closed on Fridays.',
      description: '',
    });
    expect(
      taskFromMemory(
        memory({ layer: 'procedural', about: 'the tax form', sentence: 'Tea first. Then page 1.' }),
      ),
    ).toMatchObject({ title: 'the tax form', description: 'Tea first. Then page 1.' });
  });

  it('cuts a long sentence at a word, and keeps all of it below', () => {
    const sentence = 'word '.repeat(60).trim();
    const { title, description } = taskFromMemory(memory({ sentence }));
    expect(title).toMatch(/word…$/);
    expect(title.length).toBeLessThanOrEqual(200);
    expect(description).toBe(sentence);
  });
});
