import { describe, expect, it } from 'vitest';
import { type Verdict, verdictMessage } from '#domain/notices/verdict-catalogue.ts';

const verdict = (change: Partial<Verdict> = {}): Verdict => ({
  title: 'Slow Rain',
  taken: false,
  reason: null,
  ...change,
});

describe('[UPLOAD-02] the notice about a review', () => {
  it.each([
    [verdict({ taken: true }), 'success', '“Slow Rain” is in the library now.'],
    [verdict({ reason: 'Too loud.' }), 'info', '“Slow Rain” wasn’t taken: Too loud.'],
    [verdict({ reason: '' }), 'info', '“Slow Rain” wasn’t taken.'],
    [verdict(), 'info', '“Slow Rain” wasn’t taken.'],
    [
      verdict({ title: 'a'.repeat(81), reason: 'b'.repeat(141) }),
      'info',
      `“${'a'.repeat(79)}…” wasn’t taken: ${'b'.repeat(139)}…`,
    ],
  ])('says what became of %o', (one, kind, description) => {
    expect(verdictMessage([one])).toEqual({ regime: 'notice', kind, description });
  });

  it('is one for several', () => {
    expect(verdictMessage([verdict(), verdict({ taken: true }), verdict()])).toEqual({
      regime: 'notice',
      kind: 'info',
      description: '3 of your uploads were reviewed.',
    });
    expect(verdictMessage([])).toBe(null);
  });
});
