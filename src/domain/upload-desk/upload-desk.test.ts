import { describe, expect, it } from 'vitest';
import { deskCommandOf } from '#domain/upload-desk/desk-keys.ts';
import { deskRow } from '#domain/upload-desk/desk-upload.fixture.ts';
import { canApprove, type DeskUpload, deskUploadsOf } from '#domain/upload-desk/desk-upload.ts';
import { longestReason, reasonProblem, usualReasons } from '#domain/upload-desk/review-reasons.ts';
import { correctionsFrom, draftOf } from '#domain/upload-desk/upload-corrections.ts';

const uploadOf = (change: Readonly<Record<string, unknown>> = {}): DeskUpload => {
  const [upload] = deskUploadsOf([deskRow(change)]) ?? [];
  if (upload === undefined) throw new Error('The row cannot be read');
  return upload;
};

describe('[UPLOAD-02] uploads as the review shows them', () => {
  it('maps a row, and keeps the moment of its creation to the microsecond for the next page', () => {
    expect(uploadOf()).toMatchObject({
      title: 'Slow Harbour',
      filePath: 'profile/1-x.mp3',
      moment: '2026-11-16T09:00:00.123456+00:00',
      figures: { bpm: 92.4 },
    });
  });

  it.each([
    ['nothing', null],
    ['a row without a title', [{ ...deskRow(), title: null }]],
    ['something else', 'rows'],
  ])('reads no uploads in %s', (_, rows) => {
    expect(deskUploadsOf(rows)).toBeNull();
  });

  it.each([
    ['is measured and there', {}, true],
    ['is not measured', { figures: null }, false],
    ['has figures nobody can read', { figures: { bpm: 'fast' } }, false],
    ['has no file any more', { staging_file_path: null }, false],
  ])('an upload that %s can be approved: %j → %s', (_, change, expected) => {
    expect(canApprove(uploadOf(change))).toBe(expected);
  });
});

describe('[UPLOAD-02] correcting an upload', () => {
  it('begins with the measured energy, not with what the uploader wrote', () => {
    expect(draftOf(uploadOf()).energy).toBe('medium');
    expect(draftOf(uploadOf({ figures: null })).energy).toBe('high');
  });

  it('sends only what differs, by the names of the columns', () => {
    const before = draftOf(uploadOf());
    expect(correctionsFrom(before, before)).toEqual({});
    expect(
      correctionsFrom(before, {
        ...before,
        title: ' Slow Harbor ',
        mood: 'calm',
        energy: 'low',
        genre: '  ',
      }),
    ).toEqual({ title: 'Slow Harbor', mood_category: 'calm', energy_level: 'low' });
  });
});

describe('[UPLOAD-02] the reason for a rejection', () => {
  it.each([
    ['', 'Please say why.'],
    ['  \n ', 'Please say why.'],
    ['x', null],
    ['x'.repeat(longestReason), null],
    ['x'.repeat(longestReason + 1), 'Please use at most 500 characters.'],
  ])('with %.12j: %s', (reason, problem) => {
    expect(reasonProblem(reason)).toBe(problem);
  });

  it.each(usualReasons)('has a ready-made one that is allowed: $label', ({ text }) => {
    expect(reasonProblem(text)).toBeNull();
  });
});

describe('[UPLOAD-02] keys of the review', () => {
  const plain = { altKey: false, ctrlKey: false, metaKey: false };
  it.each([
    ['j', 'next'],
    ['k', 'previous'],
    ['a', 'approve'],
    ['r', 'reject'],
    ['p', 'play'],
    ['?', 'keys'],
    ['q', null],
    ['toString', null],
  ] as const)('%s means %s anywhere in the list', (key, command) => {
    expect(deskCommandOf({ ...plain, key, onRow: false })).toBe(command);
    expect(deskCommandOf({ ...plain, key, onRow: true })).toBe(command);
  });

  it('leaves Space and Enter to the buttons of a row', () => {
    expect(deskCommandOf({ ...plain, key: ' ', onRow: true })).toBe('select');
    expect(deskCommandOf({ ...plain, key: ' ', onRow: false })).toBeNull();
    expect(deskCommandOf({ ...plain, key: 'Enter', onRow: true })).toBe('open');
    expect(deskCommandOf({ ...plain, key: 'Enter', onRow: false })).toBeNull();
  });

  it.each(['altKey', 'ctrlKey', 'metaKey'])('leaves a key with %s to the browser', (modifier) => {
    expect(deskCommandOf({ ...plain, key: 'a', onRow: true, [modifier]: true })).toBeNull();
  });
});
