import { describe, expect, test } from 'vitest';
import { aboutOf } from './about-of.ts';
import { memoryLayerNames } from './memory-layer.ts';
import { fieldsOf, memoryFromRow } from './memory-row.ts';

describe('the short name of a memory', () => {
  test('[MEM-01] a fact is named by its first words, without the full stop', () => {
    expect(aboutOf('semantic', 'Phone calls take a lot of energy out of me.')).toBe(
      'Phone calls take a lot of',
    );
    expect(aboutOf('procedural', 'Tea first.')).toBe('Tea first');
  });

  test('[MEM-01] what goes together is named by both things', () => {
    expect(aboutOf('associative', 'Rain sounds go well with writing.')).toBe('Rain sounds + writing');
    expect(aboutOf('associative', 'I spill tea + coffee when I hurry')).toBe(
      'I spill tea + coffee when I hurry',
    );
    expect(aboutOf('associative', 'Mondays.')).toBe('Mondays + Mondays');
  });

  test('[MEM-01] an event needs no name of its own', () => {
    expect(aboutOf('episodic', 'I finished the tax form.')).toBe('note');
  });

  test.each(memoryLayerNames)('[MEM-01] the %s name is read back as it was made', (layer) => {
    for (const sentence of ['Rain helps me with writing.', 'A', 'x'.repeat(2000), 'One two three + four']) {
      const about = aboutOf(layer, sentence);
      const row = {
        ...fieldsOf[layer]({ about, sentence }),
        relationship_type: 'goes with',
        id: '1',
        tags: [],
        importance: 3,
        source: 'typed',
        source_id: null,
        quote: null,
        said_at: null,
        valid_from: null,
        valid_to: null,
        replaced_by: null,
        approved_at: '',
        expires_at: null,
        stays_here: false,
        created_at: '',
        updated_at: '',
      };
      expect(memoryFromRow(layer, row)).toMatchObject({ about, sentence });
    }
  });
});
