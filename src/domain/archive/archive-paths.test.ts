import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { uploadPath } from '#domain/archive/archive-paths.ts';

const id = '11111111-1111-4111-8111-111111111111';

describe('[ARCHIVE-01] names of uploads in the copy', () => {
  it.each([
    ['Rain.flac', 'Rain.flac'],
    ['../../etc/passwd', '_._etc_passwd'],
    ['a\\b:c*?.mp3', 'a_b_c__.mp3'],
    ['...', 'file'],
    ['.mp3', 'mp3'],
    ['Über Nacht – 1.ogg', 'Über Nacht _ 1.ogg'],
    [`${'a'.repeat(200)}.wav`, `${'a'.repeat(80)}.wav`],
  ])('writes %s as %s', (name, safe) => {
    expect(uploadPath(id, name)).toBe(`uploads/${id}-${safe}`);
  });

  it('never leaves the folder, whatever a file was called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
        const path = uploadPath(id, name);
        expect(path.split('/')).toHaveLength(2);
        expect(path).not.toMatch(/\.\.|[\\:\p{Cc}]/u);
        expect(path.length).toBeLessThan(400);
      }),
    );
  });
});
