import { describe, expect, it } from 'vitest';
import { archiveFormat, archiveManifest, archiveVersion } from '#domain/archive/manifest.ts';
import { readMeText } from '#domain/archive/read-me-text.ts';
import { shownColumns, spreadsheetHead, spreadsheetRows } from '#domain/archive/spreadsheet-text.ts';

const part = { name: 'tasks', path: 'data/tasks.jsonl', rows: 2, bytes: 10, sha256: 'a'.repeat(64) };
const manifest = {
  format: archiveFormat,
  version: archiveVersion,
  madeAt: '2026-11-18T04:00:00.000Z',
  site: 'https://kindling.test',
  app: '0.1.0',
  schema: '20261122100000',
  account: { id: '11111111-1111-4111-8111-111111111111', email: 'a@example.org', createdAt: null, more: 1 },
  parts: [part],
  files: [{ path: 'tasks.md', bytes: 1, sha256: 'b'.repeat(64), kind: 'text', of: 'tasks' }],
  missing: [],
};

describe('[ARCHIVE-01] the manifest', () => {
  it('reads what it wrote', () => {
    expect(archiveManifest.parse(manifest)).toEqual(manifest);
  });

  it.each([
    ['another format', { format: 'other' }],
    ['no account', { account: {} }],
    ['a hash that is none', { parts: [{ ...part, sha256: 'x' }] }],
    ['a table with a path in its name', { parts: [{ ...part, name: '../tasks' }] }],
    ['a negative count', { parts: [{ ...part, rows: -1 }] }],
    ['half a byte', { parts: [{ ...part, bytes: 0.5 }] }],
    ['more parts than there are tables', { parts: Array.from({ length: 501 }, () => part) }],
  ])('refuses %s', (_what, change) => {
    expect(archiveManifest.safeParse({ ...manifest, ...change }).success).toBe(false);
  });

  it('tells in words what is in the copy, what is missing and what is left out', () => {
    const text = readMeText({
      ...archiveManifest.parse(manifest),
      missing: [{ part: 'song.mp3', why: 'It was removed meanwhile.' }],
    });
    expect(text).toContain('- tasks: 2');
    expect(text).toContain('song.mp3: It was removed meanwhile.');
    expect(text).toContain('Passwords and codes');
    expect(text).not.toContain('The audio itself is too large');
  });
});

describe('[ARCHIVE-01] tables for spreadsheets', () => {
  it('shows what there is to see, and evaluates nothing', () => {
    const row = {
      id: 'x',
      user_id: 'u',
      title: '=1+1',
      minutes: -5,
      tags: ['a'],
      seq: 3,
      stamps: {},
      at: null,
    };
    const columns = shownColumns(row);
    expect(spreadsheetHead(columns)).toBe('"id","title","minutes","tags","at"\r\n');
    expect(spreadsheetRows(columns, [row])).toBe(`"x","'=1+1","-5","[""a""]",""\r\n`);
    expect(spreadsheetRows(columns, [])).toBe('');
  });
});
