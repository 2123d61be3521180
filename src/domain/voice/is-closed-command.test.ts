import { expect, test } from 'vitest';
import { isClosedCommand } from './is-closed-command.ts';

test.each([
  ['a phrase of the table', { text: 'Deep focus', near: [] }, true],
  [
    'a sound near one phrase alone',
    { text: 'Keep focus.', near: [{ phrase: 'deep focus', distance: 1.3 }] },
    true,
  ],
  [
    'a sound between two phrases',
    {
      text: 'Art the music',
      near: [
        { phrase: 'start the music', distance: 2 },
        { phrase: 'stop the music', distance: 2.4 },
      ],
    },
    false,
  ],
  ['a task', { text: 'Add task call the dentist', near: [] }, false],
  ['a sentence to somebody else', { text: 'The rain had not stopped', near: [] }, false],
  ['nothing', { text: '', near: [] }, false],
])('%s is a command of the closed set: %s', (_, hearing, is) => {
  expect(isClosedCommand(hearing)).toBe(is);
});
