import { describe, expect, it } from 'vitest';
import { limitText, usageText } from '#web/features/licence/licence-labels.ts';

describe('[LIC-01] amounts in words', () => {
  it.each([
    ['monthlyAiRequests', 5, '5 a month'],
    ['monthlyAiRequests', -1, 'Unlimited'],
    ['documentUploads', 0, 'None'],
    ['documentUploads', 50, '50'],
    ['storageGb', 0.1, '0.1\u00A0GB'],
    ['storageGb', 50, '50\u00A0GB'],
  ] as const)('writes a limit of %s of %d as "%s"', (feature, limit, text) => {
    expect(limitText(feature, limit)).toBe(text);
  });

  it.each([
    ['monthlyAiRequests', 50, 12, 38, '12 of 50 in use, 38 left'],
    ['monthlyAiRequests', -1, 1200, -1, '1,200 in use, no limit'],
    ['monthlyAiRequests', 50, 60, 0, '60 of 50 in use, 0 left'],
    ['documentUploads', 0, 0, 0, 'Not part of this tier'],
    ['storageGb', 1, 0.000_000_001, 0.999_999_999, 'under 0.01\u00A0GB of 1\u00A0GB in use, 1\u00A0GB left'],
    ['storageGb', 0.1, 0, 0.1, '0\u00A0GB of 0.1\u00A0GB in use, 0.1\u00A0GB left'],
  ] as const)(
    'describes the use of %s with limit %d and %d in use: %d left',
    (feature, limit, used, left, text) => {
      expect(usageText(feature, limit, used, left)).toBe(text);
    },
  );
});
