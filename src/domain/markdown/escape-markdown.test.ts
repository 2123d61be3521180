import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeMarkdown, escapeMarkdownLine, unescapeMarkdown } from './escape-markdown.ts';

describe('text inside Markdown', () => {
  it.each([
    ['![](https://evil.example/pixel)', '!\\[\\](https://evil.example/pixel)'],
    ['[call](javascript:alert(1))', '\\[call\\](javascript:alert(1))'],
    ['<img src=x onerror=alert(1)>', '\\<img src=x onerror=alert(1)>'],
    ['<https://evil.example>', '\\<https://evil.example>'],
    ['*loud* __bold__ `code` ~~gone~~', '\\*loud\\* \\_\\_bold\\_\\_ \\`code\\` \\~\\~gone\\~\\~'],
    ['back\\slash', 'back\\\\slash'],
    ['&lt;b&gt; &#60; R&D', '\\&lt;b\\&gt; \\&#60; R&D'],
    ['snake_case stays', 'snake_case stays'],
    ['Learn C#', 'Learn C#'],
    ['ends in #', 'ends in \\#'],
    ['two\nlines\u2028more', 'two lines more'],
    ['Plain words, 20 % off: why not? (yes!)', 'Plain words, 20 % off: why not? (yes!)'],
  ])('%j is written as %j', (text, written) => {
    expect(escapeMarkdown(text)).toBe(written);
  });

  it.each([
    ['# heading', '\\# heading'],
    ['#tag', '#tag'],
    ['> quoted', '\\> quoted'],
    ['- item', '\\- item'],
    ['-5 degrees', '-5 degrees'],
    ['+ item', '\\+ item'],
    ['---', '\\---'],
    ['===', '\\==='],
    ['1. first', '1\\. first'],
    ['2) second', '2\\) second'],
    ['1.5 litres', '1.5 litres'],
    ['  - further in', '  \\- further in'],
  ])('at the beginning of a line %j is written as %j', (text, written) => {
    expect(escapeMarkdownLine(text)).toBe(written);
  });

  it('is read back as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        fc.pre(!/[\r\n\v\f\u0085\u2028\u2029]/u.test(text));
        expect(unescapeMarkdown(escapeMarkdown(text))).toBe(text);
        expect(unescapeMarkdown(escapeMarkdownLine(text))).toBe(text);
      }),
    );
  });
});
