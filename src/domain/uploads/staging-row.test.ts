import { describe, expect, it } from 'vitest';
import { stagingRow } from '#domain/uploads/staging-row.ts';
import { storagePath } from '#domain/uploads/storage-path.ts';

const file = {
  id: 'row',
  profileId: 'profile',
  path: 'profile/1-a.mp3',
  size: 3_840_000,
  name: { title: 'Slow Rain', artist: 'Nina' },
  hash: null,
  audience: 'library',
} as const;

describe('[UPLOAD-01] the row of an upload', () => {
  it('has the specified fields and defaults', () => {
    expect(stagingRow(file)).toEqual({
      id: 'row',
      uploader_id: 'profile',
      title: 'Slow Rain',
      artist: 'Nina',
      staging_file_path: 'profile/1-a.mp3',
      file_size: 3_840_000,
      duration_seconds: 240,
      energy_level: 'medium',
      focus_type: 'medium',
      genre: 'Unknown',
      mood_category: 'neutral',
      adhd_optimized: true,
      consent_agreed: true,
      ownership_confirmed: true,
      offered_for_review: true,
      file_hash: 'pending',
      status: 'pending',
    });
  });

  it('carries the hash once the bytes are read, and stays away from admins where only the person may hear it', () => {
    expect(stagingRow({ ...file, hash: 'ab12', audience: 'me' })).toMatchObject({
      file_hash: 'ab12',
      offered_for_review: false,
    });
  });
});

describe('[UPLOAD-01] where a file is stored', () => {
  it.each([
    ['a.mp3', 'p/17-x.mp3'],
    ['A.B.FLAC', 'p/17-x.FLAC'],
    ['none', 'p/17-x'],
    ['../../etc/passwd', 'p/17-x'],
    ['a.m/4', 'p/17-x'],
    ['a.verylongextension', 'p/17-x'],
  ])('%s', (name, path) => {
    expect(storagePath('p', name, 17, 'x')).toBe(path);
  });
});
