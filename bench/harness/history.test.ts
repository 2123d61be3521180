import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatHistoryEntry, type HistoryEntry, parseHistory } from './history.ts';

const entry: HistoryEntry = {
  bench: 'rest',
  date: '2026-11-16T15:00:00.000Z',
  commit: '0123456789',
  machine: { cores: 2, arch: 'x64', node: 'v24.21.0' },
  load: 0.5,
  figures: { 'GET 20 rows': { unit: '/s', better: 'more', value: 400, baseline: 1000, ratio: 0.4 } },
};

describe('history', () => {
  it('reads back what was written', () => {
    const noted = { ...entry, note: 'a “busy” machine' };
    expect(parseHistory(formatHistoryEntry(entry) + formatHistoryEntry(noted))).toEqual([entry, noted]);
  });

  it('writes an entry as one line', () => {
    expect(formatHistoryEntry({ ...entry, note: 'two\nlines' }).trimEnd()).not.toContain('\n');
  });

  it('rounds numbers to four digits', () => {
    const figures = { opening: { unit: 'ms', better: 'less' as const, value: 1234.5678, ratio: 0.123456 } };
    const [read] = parseHistory(formatHistoryEntry({ ...entry, figures }));
    expect(read?.figures['opening']).toMatchObject({ value: 1235, ratio: 0.1235 });
  });

  it('is empty when nothing was ever recorded', () => {
    expect(parseHistory('')).toEqual([]);
  });

  it.each([
    ['text that is no JSON', 'rest 0.36'],
    ['a figure without a value', formatHistoryEntry(entry).replace('"value":400,', '')],
    ['a number that JSON cannot hold', formatHistoryEntry(entry).replace('400', 'null')],
    ['a date that is none', formatHistoryEntry(entry).replace('2026-11-16', 'yesterday')],
    ['an unknown field', formatHistoryEntry(entry).replace('{', '{"mode":"smoke",')],
  ])('refuses %s and says on which line', (_, line) => {
    expect(() => parseHistory(`${formatHistoryEntry(entry)}${line}\n`)).toThrow('Line 2 of the history');
  });

  it('can read every line of docs/bench-history.jsonl', () => {
    const text = readFileSync(new URL('../../docs/bench-history.jsonl', import.meta.url), 'utf8');
    expect(parseHistory(text)).toHaveLength(text.split('\n').length - 1);
  });
});
