import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCapture } from '#domain/capture/capture.ts';
import { parseSpokenTask, wantsTask } from '#domain/voice/parse-spoken-task.ts';

// A Monday.
const today = '2026-11-16';
const understood = (text: string) => {
  const line = parseSpokenTask(text);
  if (line === null) return null;
  return Object.fromEntries(Object.entries(parseCapture(line, today)).filter(([, value]) => value !== null));
};

describe('[VOICE-03] a spoken task', () => {
  it.each([
    [
      'add task call the dentist tomorrow low energy',
      { title: 'call the dentist', doOn: '2026-11-17', energy: 'low' },
    ],
    [
      'Add task, call the dentist tomorrow, low energy.',
      { title: 'call the dentist', doOn: '2026-11-17', energy: 'low' },
    ],
    [
      'Add task. Call the dentist. Tomorrow. Low energy.',
      { title: 'call the dentist', doOn: '2026-11-17', energy: 'low' },
    ],
    ['At task water the plants.', { title: 'water the plants' }],
    ['Add a new task: buy milk, eggs and bread', { title: 'buy milk, eggs and bread' }],
    ['Create a task to read for twenty minutes', { title: 'read', minutes: 20 }],
    ['Add a task called write report for an hour and a half', { title: 'write report', minutes: 90 }],
    ['Add task called the dentist tomorrow', { title: 'call the dentist', doOn: '2026-11-17' }],
    ['Create a new task called garden', { title: 'garden' }],
    ['Remind me to read for twenty minutes on Friday', { title: 'read', minutes: 20, doOn: '2026-11-20' }],
    ['Remember to take one of the two pills', { title: 'take one of the two pills' }],
    ['Don’t let me forget to call Sam tomorrow', { title: 'call Sam', doOn: '2026-11-17' }],
    ['Note to self, buy stamps', { title: 'buy stamps' }],
    ['Add laundry to my list for tomorrow', { title: 'laundry', doOn: '2026-11-17' }],
    ['Put buy a cake on my to-do list', { title: 'buy a cake' }],
    ['Please add a task to call Dr. Brown', { title: 'call Dr. Brown' }],
    [
      'New task tidy the desk, medium energy, half an hour',
      { title: 'tidy the desk', energy: 'medium', minutes: 30 },
    ],
    ['Remind me to pay the rent by the fifth of December', { title: 'pay the rent', dueOn: '2026-12-05' }],
    ['Remind me to pay the rent by December twenty-first', { title: 'pay the rent', dueOn: '2026-12-21' }],
    ['Add task swim in twelve days', { title: 'swim', doOn: '2026-11-28' }],
    ['Add task sort two hundred photos', { title: 'sort two hundred photos' }],
    [
      'Add task stretch twenty-five minutes every day',
      { title: 'stretch', minutes: 25, repeat: 'daily', doOn: today },
    ],
    ['Add task I am calling my mother', { title: 'I am calling my mother' }],
    ['Remind me on Friday to call the bank', { title: 'call the bank', doOn: '2026-11-20' }],
    ['Add to my list: buy stamps', { title: 'buy stamps' }],
    ['Make a note to buy milk', { title: 'buy milk' }],
    ['Add task do the follow-up', { title: 'do the follow-up' }],
  ])('reads the task in “%s”', (text, expected) => {
    expect(understood(text)).toEqual(expected);
  });

  it.each([
    'Add task',
    'Add it to my list',
    'That task is done.',
    'The task force will report on Monday.',
    'And task management is hard.',
    'He reminds me of my uncle.',
    'I remember the old house.',
    'We are adding people to the list of guests',
    'Add more salt',
    'Call the dentist tomorrow',
  ])('reads no task in “%s”', (text) => {
    expect(parseSpokenTask(text)).toBeNull();
  });

  it.each([
    ['Add task.', true],
    ['remind me to', true],
    ['Add task swim', false],
    ['task', false],
  ])('decides whether to wait for the words of a task after “%s”: %s', (text, expected) => {
    expect(wantsTask(text)).toBe(expected);
  });

  it('keeps every word that is not a number, a sign or a joining word', () => {
    const word = fc.constantFrom(
      'call',
      'Sam',
      'about',
      'one',
      'green',
      'letters',
      'überall',
      'two',
      'twenty',
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (words) => {
        // "One" by itself names nothing.
        fc.pre(words.join(' ') !== 'one');
        expect(parseSpokenTask(`Add task ${words.join(' ')}.`)).toBe(words.join(' '));
      }),
    );
  });
});
