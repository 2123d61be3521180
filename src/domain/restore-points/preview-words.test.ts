import { describe, expect, it } from 'vitest';
import { recordKinds, recordRegistry } from '#domain/records/record-registry.ts';
import { kindOfTable, kindWords } from '#domain/restore-points/kind-words.ts';
import { exampleWords, previewedKinds, reasonWords } from '#domain/restore-points/preview-words.ts';
import { pointReasons } from '#domain/restore-points/point-reason.ts';

const found = (kind: string, back: number, changed: number, gone: number) => ({
  kind,
  back,
  changed,
  gone,
  examples: [],
});

describe('[ARCHIVE-01] what going back would do, in words', () => {
  it.each([
    [1, 0, 0, '1 task comes back.'],
    [0, 1, 0, '1 task changes back to how it was.'],
    [0, 0, 1, '1 task made since is deleted, and can be brought back for 30 days.'],
    [
      2,
      3,
      4,
      '2 tasks come back. 3 tasks change back to how they were. 4 tasks made since are deleted, and can be brought back for 30 days.',
    ],
  ])('counts %d back, %d changed and %d gone', (back, changed, gone, words) => {
    expect(previewedKinds([found('tasks', back, changed, gone)])[0]?.sentence).toBe(words);
  });

  it('chooses plans, leaves what happened and how the site is set alone, and passes over what it does not know', () => {
    const kinds = previewedKinds(
      ['personal_settings', 'focus_sessions', 'a_table_of_tomorrow', 'projects', 'tasks'].map((kind) =>
        found(kind, 1, 0, 0),
      ),
    );
    expect(kinds.map(({ kind, usual }) => [kind, usual])).toEqual([
      ['tasks', true],
      ['projects', true],
      ['focus_sessions', false],
      ['personal_settings', false],
    ]);
  });

  it('has words for every kind and every reason', () => {
    for (const kind of recordKinds) {
      expect(kindOfTable(recordRegistry[kind].table)).toBe(kind);
      expect(kindWords(kind).many).not.toBe('');
    }
    const said = pointReasons.map(reasonWords);
    expect(new Set(said).size).toBe(pointReasons.length);
  });
});

describe('[ARCHIVE-01] one record of the preview', () => {
  const id = '00000000-0000-4000-8000-000000000001';

  it('tells which fields change and what it was called', () => {
    expect(
      exampleWords({
        id,
        what: 'changed',
        was: { title: 'Buy bread', do_on: '2026-11-18', do_at: null, position: 'a0' },
        now: { title: 'Buy rolls', do_on: null, do_at: '09:00', position: 'a0' },
      }),
    ).toEqual({ name: 'Buy rolls', fields: 'title, day, time', before: 'Buy bread' });
  });

  it('says “details” of fields that have no plain word', () => {
    expect(
      exampleWords({
        id,
        what: 'changed',
        was: { title: 'A', kind: 'call' },
        now: { title: 'A', kind: 'other' },
      }),
    ).toEqual({ name: 'A', fields: 'details', before: null });
  });

  it('names what comes back or goes, and has no name for what has no words', () => {
    expect(exampleWords({ id, what: 'gone', was: null, now: { name: 'Home' } })).toEqual({
      name: 'Home',
      fields: null,
      before: null,
    });
    expect(exampleWords({ id, what: 'back', was: {}, now: { banned: true } }).name).toBe('');
  });
});
