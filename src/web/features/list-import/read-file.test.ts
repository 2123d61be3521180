import { describe, expect, it } from 'vitest';
import { listImportLimits } from '#domain/list-import/list-import-limits.ts';
import { readFile } from '#web/features/list-import/read-file.ts';

const utf16 = Uint8Array.from(
  Array.from('\uFEFFTäglich', (letter) => letter.charCodeAt(0)).flatMap((unit) => [unit & 0xff, unit >> 8]),
);

describe('[ARCHIVE-01] a file that is chosen or dropped', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode('Täglich'), 'Täglich'],
    ['UTF-16', utf16, 'Täglich'],
    ['Windows', Uint8Array.of(0x54, 0xe4, 0x67, 0x80), 'Täg€'],
  ])('reads a file in %s', async (_, bytes, text) => {
    expect(await readFile(new Blob([bytes]))).toEqual({ ok: true, text });
  });

  it.each([
    ['empty', new Uint8Array()],
    ['zip', Uint8Array.of(0x50, 0x4b, 3, 4)],
    ['not-text', Uint8Array.of(1, 2, 0, 3, 4, 5, 6, 7, 8, 9, 10, 11)],
    ['too-big', new Uint8Array(listImportLimits.bytes + 1).fill(65)],
  ])('refuses a file as %s', async (problem, bytes) => {
    expect(await readFile(new Blob([bytes]))).toEqual({ ok: false, problem });
  });

  it('reads a file of exactly the largest size', async () => {
    const result = await readFile(new Blob([new Uint8Array(listImportLimits.bytes).fill(65)]));
    expect(result.ok).toBe(true);
  });
});
