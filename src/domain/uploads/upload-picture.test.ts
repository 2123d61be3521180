import { describe, expect, it } from 'vitest';
import { isDrawable, isUploadPicture, middleSquare } from '#domain/uploads/upload-picture.ts';

const front = 'data:image/jpeg;base64,/9j/';

describe('the picture of an upload', () => {
  it.each([
    [`${front}AAAA`, true],
    [`${front}AA+/==`, true],
    [front + 'A'.repeat(48_000 - front.length), true],
    [front + 'A'.repeat(48_001 - front.length), false],
    [front, false],
    ['data:image/jpeg;base64,iVBORw0KGgo=', false],
    ['data:image/png;base64,iVBORw0KGgo=', false],
    ['data:image/svg+xml;base64,PHN2Zz4=', false],
    ['data:image/jpeg;base64,/9j/AA"><script>', false],
    [`${front}AAAA\n`, false],
    ['javascript:alert(1)', false],
    ['https://example.org/a.jpg', false],
    [null, false],
  ])('is a small JPEG in letters and nothing else (%#)', (text, taken) => {
    expect(isUploadPicture(text)).toBe(taken);
  });

  it.each([
    [
      { width: 300, height: 300 },
      { x: 0, y: 0, side: 300 },
    ],
    [
      { width: 400, height: 300 },
      { x: 50, y: 0, side: 300 },
    ],
    [
      { width: 300, height: 500 },
      { x: 0, y: 100, side: 300 },
    ],
  ])('is the middle of %o', (size, square) => {
    expect(middleSquare(size)).toEqual(square);
  });

  it.each([
    [{ width: 1, height: 1 }, true],
    [{ width: 8000, height: 5000 }, true],
    [{ width: 8000, height: 5001 }, false],
    [{ width: 0, height: 300 }, false],
  ])('is decoded only where %o fits into memory', (size, drawable) => {
    expect(isDrawable(size)).toBe(drawable);
  });
});
