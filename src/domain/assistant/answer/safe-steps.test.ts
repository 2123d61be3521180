import { describe, expect, it } from 'vitest';
import { assistantEventSchema } from '#domain/assistant/assistant-request.ts';
import { hasOnlyGivenFigures } from './has-only-given-figures.ts';
import { safeSteps } from './safe-steps.ts';

describe('[COACH-01] steps that a model named', () => {
  it.each([
    ['1. Open the file', 'Open the file'],
    ['- Open the file', 'Open the file'],
    ['Step 2: Open\nthe   file', 'Open the file'],
    ['**Open** the file', 'Open the file'],
    ['10:30 call the bank', '10:30 call the bank'],
    ['3 eggs into the bowl', '3 eggs into the bowl'],
    ['Open https://evil.example/x now', 'Open [link removed] now'],
    ['<img src=x>Open the file', 'Open the file'],
  ])('%j is shown as %j', (said, shown) => {
    expect(safeSteps([said])).toEqual([shown]);
  });

  it('are at most eight, at most 120 letters long, and each stands there once', () => {
    const many = Array.from({ length: 20 }, (_, at) => `Do thing ${at}`);
    expect(safeSteps(many)).toHaveLength(8);
    const lengths = safeSteps(['x'.repeat(120), 'y'.repeat(121), '🙂'.repeat(90)]).map(
      ({ length }) => length,
    );
    expect(lengths).toEqual([120, 120, 119]);
    expect(safeSteps(['Open it', '2. Open it', '', '  ', '![](https://evil.example)'])).toEqual(['Open it']);
  });

  it('fit the event that carries them, and longer ones do not', () => {
    const steps = safeSteps(Array.from({ length: 9 }, (_, at) => `${at}${'a'.repeat(300)}`));
    expect(assistantEventSchema.safeParse({ type: 'steps', steps }).success).toBe(true);
    expect(assistantEventSchema.safeParse({ type: 'steps', steps: ['a'.repeat(121)] }).success).toBe(false);
    expect(assistantEventSchema.safeParse({ type: 'steps', steps: [...steps, 'One'] }).success).toBe(false);
  });
});

describe('[COACH-01] figures in a week that a model words', () => {
  const given = 'Sessions ran 25 minutes, usually 40 (6 sessions). First start around 09:30. 2.5 done.';
  it.each([
    ['You focused 25 minutes at a time, not 40.', true],
    ['You started at 09:30, and 2.5 were done.', true],
    ['1. Sessions were shorter.\n2) Mornings went well.', true],
    ['Shorter than usual.', true],
    ['You focused 30 minutes.', false],
    ['That is 37.5 % less.', false],
    ['You started at 09:45.', false],
  ])('%j has only given ones: %s', (said, only) => {
    expect(hasOnlyGivenFigures(said, given)).toBe(only);
  });
});
