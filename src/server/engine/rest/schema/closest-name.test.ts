import { describe, expect, it } from 'vitest';
import { closestColumns } from './closest-columns.ts';
import { closestName } from './closest-name.ts';

describe('suggested names', () => {
  it('suggests a near name, or none', () => {
    expect(closestName('song', ['songs', 'people'])).toBe('songs');
    expect(closestName('zebra', ['songs', 'people'])).toBeUndefined();
    expect(closestName('(x, y)', ['()'])).toBeUndefined();
    expect(closestName('(x, y)', ['(x, z)', '()'])).toBe('(x, z)');
    expect(closestName('x'.repeat(500), ['songs'])).toBeUndefined();
  });

  it('suggests a name that is only written otherwise, and one that shares a third of its letters', () => {
    expect(closestName('Songs', ['song_list', 'songs'])).toBe('songs');
    expect(closestName('oldtable', ['private_table', 'songs'])).toBe('private_table');
  });

  it('prefers names that share more neighbouring letters', () => {
    expect(closestName('notes', ['noetes', 'tones'])).toBe('noetes');
  });
});

describe('suggested columns', () => {
  it('names one or two columns that need few changes, or none', () => {
    expect(closestColumns('titel', ['title', 'bpm'])).toEqual(['title']);
    expect(closestColumns('name_x', ['name_a', 'name_b', 'other'])).toEqual(['name_a', 'name_b']);
    expect(closestColumns('name_x', ['name_a', 'name_b', 'name_c'])).toEqual([]);
    expect(closestColumns('banana', ['label', 'name'])).toEqual([]);
    expect(closestColumns('i', ['id'])).toEqual([]);
  });
});
