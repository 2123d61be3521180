import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guessKind, taskKindLabels } from '#domain/tasks/task-kind.ts';
import { taskKinds } from '#domain/records/kinds/task-values.ts';

describe('[TASK-01] the kind of a task', () => {
  it.each([
    ['call', ['Call the dentist', 'phone mum', 'Ring the bank', 'Pick up the phone', 'make a call to Sam']],
    [
      'message',
      ['Mail Léa', 'Reply to the landlord', 'text Sam back', 'write an e-mail to work', 'empty the inbox'],
    ],
    ['errand', ['buy milk', 'Pick up the parcel', 'post the letter', 'go to the bank', 'return the shoes']],
    [
      'chore',
      ['Clean the kitchen', 'wash up', 'do the dishes', 'laundry', 'tidy my room', 'take out the bins'],
    ],
    [
      'paperwork',
      ['Tax return 2026', 'fill in the form', 'pay the phone bill', 'insurance', 'job application'],
    ],
    ['writing', ['write the report', 'Draft a speech', 'essay about bees', 'finish report', 'cover letter']],
    ['reading', ['read two chapters', 'study for the exam', 'review the plan', 'chapter 3']],
    [
      'making',
      ['build a shelf', 'draw a cat', 'code the login', 'cook dinner', 'fix the bike', 'dinner for two'],
    ],
    [
      'body',
      ['go for a walk', 'run', 'stretch 5 minutes', 'gym', 'take a shower', 'doctor', 'take medication'],
    ],
    [
      'other',
      ['', 'think about summer', 'callous remark', 'ringtone', 'threading', 'runway', 'mailbox key', '🔥'],
    ],
  ] as const)('recognises the kind %s in %j', (kind, titles) => {
    expect(titles.map((title) => [title, guessKind(title)])).toEqual(titles.map((title) => [title, kind]));
  });

  it('gives any title one of the kinds, in capitals or not', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        expect(taskKinds).toContain(guessKind(title));
      }),
    );
    expect(guessKind('CALL MUM')).toBe('call');
    expect(Object.keys(taskKindLabels)).toEqual([...taskKinds]);
  });
});
