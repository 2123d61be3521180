import { describe, expect, it } from 'vitest';
import { at, begun } from '#domain/focus/focus-session.fixture.ts';
import { endingWords, leftInWords, spokenLine } from '#domain/focus/focus-words.ts';

describe('[FOCUS-01] the texts of a session', () => {
  it.each([
    [0, '0 minutes left'],
    [1, '1 minute left'],
    [60, '1 minute left'],
    [61, '2 minutes left'],
    [1500, '25 minutes left'],
  ])('describes %i seconds as “%s”', (seconds, words) => {
    expect(leftInWords(seconds)).toBe(words);
  });

  it.each([
    [0, 'You sat down and started. That counts.'],
    [59, 'You sat down and started. That counts.'],
    [60, 'That was 1 minute. Every one counts.'],
    [779, 'That was 12 minutes. Every one counts.'],
  ])('describes the end after %i seconds of focus as “%s”', (seconds, words) => {
    expect(endingWords(seconds)).toBe(words);
  });

  it('tells a screen reader four moments and nothing between them', () => {
    const heard = Array.from({ length: 1501 }, (_, second) => spokenLine(begun(), at(0, second)));
    const changes = heard.filter((line, index) => line !== '' && line !== heard[index - 1]);
    expect(changes).toEqual([
      'Focus has started. 25 minutes.',
      'Focus: halfway. 13 minutes left.',
      'Focus: 5 minutes left.',
      'Time is up.',
    ]);
  });

  it.each([
    ['nothing there', null, ''],
    ['paused', begun({ phase: 'paused', endsAt: null, leftSeconds: 120 }), 'Paused. 2 minutes left.'],
    ['a break that is over', begun({ phase: 'break' }), 'The break is over.'],
    ['asking', begun({ phase: 'debrief', endsAt: null }), ''],
  ])('gives a screen reader the line for the state: %s', (_, session, line) => {
    expect(spokenLine(session, at(30))).toBe(line);
  });
});
