import { describe, expect, it } from 'vitest';
import { gradeOf, proseOf } from '#scripts/web-build/reading-grade.ts';

describe('the measure of reading', () => {
  it.each([
    ['The cat sat on the mat. The dog ran.', -3, 3],
    [
      'Notwithstanding aforementioned considerations, contractual obligations necessitate comprehensive documentation of organisational responsibilities.',
      18,
      60,
    ],
  ])('%s', (text, least, most) => {
    expect(gradeOf(text)).toBeGreaterThan(least);
    expect(gradeOf(text)).toBeLessThan(most);
  });

  it('reads our sentences, and neither menus nor the titles of publications', () => {
    const markup =
      '<nav><p>Home</p></nav><p>One <b>two</b></p><ol data-quoted="true" class="a"><li>A title</li></ol><ol><li>Three.</li></ol>';
    expect(proseOf(markup)).toBe('One two. Three.');
  });
});
