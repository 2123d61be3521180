import { describe, expect, it } from 'vitest';
import { combineRange, contentRange, rangeStatus } from './row-range.ts';

describe('row ranges', () => {
  it.each([
    [{ offset: 0, limit: undefined }, undefined, { offset: 0, limit: undefined }],
    [{ offset: 0, limit: undefined }, '0-9', { offset: 0, limit: 10 }],
    [{ offset: 0, limit: 5 }, '2-', { offset: 2, limit: 3 }],
    [{ offset: 3, limit: 5 }, '0-4', { offset: 3, limit: 2 }],
    [{ offset: 0, limit: 0 }, '0-4', { offset: 0, limit: 0 }],
    [{ offset: 0, limit: 5 }, 'bytes=1-2', { offset: 0, limit: 5 }],
  ])('combines the range %o with the header %s', (asked, header, expected) => {
    expect(combineRange(asked, header)).toEqual(expected);
  });

  it('says which rows are sent, and with which status', () => {
    expect([contentRange(0, 3, undefined), contentRange(5, 2, 9), contentRange(0, 0, 0)]).toEqual([
      '0-2/*',
      '5-6/9',
      '*/0',
    ]);
    expect([rangeStatus(0, 3, undefined), rangeStatus(0, 3, 3), rangeStatus(0, 3, 4)]).toEqual([
      200, 200, 206,
    ]);
    expect(() => rangeStatus(5, 0, 4)).toThrow('Requested range not satisfiable');
    expect(rangeStatus(4, 0, 4)).toBe(206);
  });
});
