import { describe, expect, it } from 'vitest';
import { gradeOf, proseOf, syllablesIn } from '#scripts/web-build/reading-grade.ts';

describe('the reading grade', () => {
  it.each([
    ['The cat sat on the mat. The dog ran.', -3, 3],
    [
      'Notwithstanding aforementioned considerations, contractual obligations necessitate comprehensive documentation of organisational responsibilities.',
      18,
      60,
    ],
  ])('grades within its bounds: %s', (text, least, most) => {
    expect(gradeOf(text)).toBeGreaterThan(least);
    expect(gradeOf(text)).toBeLessThan(most);
  });

  it('ends a sentence at the full stop, not at a colon or semicolon', () => {
    expect(gradeOf('We keep three things: one; two; and the third.')).toBe(
      gradeOf('We keep three things, one, two, and the third.'),
    );
    expect(gradeOf('“One.” “Two.”')).toBe(gradeOf('One. Two.'));
  });

  it.each([
    [1, 'a the one task done made used works like times tried stayed friend’s'],
    [2, 'music people started wanted pages changes boxes quiet trying being reading table little science'],
    [2, 'playing sessions device focus open many language quick-fix create guided person rhythm'],
    [3, 'audio idea area medium period usual video energy history remember October creating studio'],
    [3, 'self-screening attention curious created actual'],
    [4, 'information security operator activity usually'],
    [5, 'organisation'],
  ])('counts %i syllables in each of: %s', (count, words) => {
    expect(words.split(' ').filter((word) => syllablesIn(word) !== count)).toEqual([]);
  });

  it('takes prose only: no menus, names, sizes or titles of publications', () => {
    expect(
      proseOf(
        '<nav><p>A menu, which is no text.</p></nav><p>One <b>two</b>.</p><ul><li>SVG</li><li>A line of five words</li></ul><p></p><ol data-quoted="true" class="a"><li>The title of somebody’s publication</li></ol>',
      ),
    ).toBe('One two . A line of five words.');
  });
});
