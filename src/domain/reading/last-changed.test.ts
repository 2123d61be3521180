import { describe, expect, it } from 'vitest';
import { lastChanged, writtenDay } from '#domain/reading/last-changed.ts';

describe('the day of the last change', () => {
  it.each([
    ['2026-11-15', '15 November 2026'],
    ['2024-02-29', '29 February 2024'],
    ['2027-01-01', '1 January 2027'],
  ])('writes the day %s as %s', (day, text) => {
    expect(writtenDay(day)).toBe(text);
  });

  it.each(Object.entries(lastChanged))('dates the last change of %s with a real day: %s', (_, day) => {
    expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
  });
});
