import { describe, expect, it } from 'vitest';
import { sanitiseText } from '#domain/text/sanitise-text.ts';

describe('[TASK-01] sanitising text', () => {
  it.each([
    ['  plain  ', 20, 'plain'],
    ['a\u0000b\nc', 20, 'abc'],
    ['abcdef', 6, 'abcdef'],
    ['abcdef', 5, 'abcde'],
    ['🔥🔥🔥', 2, '🔥🔥'],
    [`<a href="x">Tom & 'Jo'</a>`, 99, '&lt;a href=&quot;x&quot;&gt;Tom &amp; &#39;Jo&#39;&lt;/a&gt;'],
    ['&&&', 2, '&amp;&amp;'],
  ])('sanitises %j with a limit of %i to %j', (text, limit, expected) => {
    expect(sanitiseText(text, limit)).toBe(expected);
  });
});
