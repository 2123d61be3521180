import { describe, expect, it } from 'vitest';
import { tierTable } from '#domain/licence/tiers.ts';
import { restoreLimits } from '#domain/restore/restore-limits.ts';
import { uploadLimits } from '#domain/uploads/upload-rules.ts';
import { partLimits, uploadParts } from './upload-parts.ts';

const sized = (count: number, size: number) => Array.from({ length: count }, (_, id) => ({ id, size }));

describe('[ARCHIVE-01] uploads in parts', () => {
  it('leaves half of what can be put back to everything else', () => {
    expect(partLimits.bytes).toBeLessThanOrEqual(restoreLimits.fileBytes / 2);
  });

  it('has one part for what fits, and for nothing', () => {
    expect(uploadParts([])).toEqual({ parts: [[]], tooLarge: [] });
    expect(uploadParts(sized(20, 1_000_000)).parts).toHaveLength(1);
  });

  it.each([
    ['the largest files', uploadLimits.maxBytes],
    ['small ones', 1_000_000],
  ])('brings all that the largest tier holds, each part within what can be put back: %s', (_, size) => {
    const all = sized(Math.floor((tierTable.enterprise.storageGb * 1e9) / size), size);
    const { parts, tooLarge } = uploadParts(all);
    expect(parts.flat()).toEqual(all);
    expect(tooLarge).toEqual([]);
    for (const part of parts) {
      expect(part.length).toBeGreaterThan(0);
      expect(part.length).toBeLessThan(restoreLimits.entries / 2);
      expect(part.reduce((sum, upload) => sum + upload.size, 0)).toBeLessThanOrEqual(partLimits.bytes);
    }
  });

  it('counts files as well as bytes, and says what no copy brings back', () => {
    const { parts, tooLarge } = uploadParts(
      [...sized(3, 1), { id: 9, size: restoreLimits.uploadBytes + 1 }],
      {
        bytes: 100,
        uploads: 2,
      },
    );
    expect(parts.map((part) => part.length)).toEqual([2, 1]);
    expect(tooLarge.map(({ id }) => id)).toEqual([9]);
  });
});
