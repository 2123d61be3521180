import type { CommandEntry } from '#domain/voice/command-entry.ts';
import { bag } from '#domain/voice/word-bag.ts';

export const undoCommand: CommandEntry = {
  id: 'undo',
  group: 'anything',
  does: 'Undoes the last thing you said.',
  example: 'Undo that',
  undo: null,
  needsAccount: false,
  open: null,
  command: { type: 'undo' },
  phrases: [
    'undo',
    'undo that',
    'undo it',
    'undo this',
    'undo the last one',
    'undo the last thing',
    'undo last action',
    'undo what i said',
    'undo my last command',
    'take that back',
    'take it back',
    'revert',
    'revert that',
    'reverse that',
    'put it back',
    'change it back',
    'cancel that',
  ],
  bags: [bag(['undo revert'], 'last thing one action command what said did was'), bag(['take', 'back'], '')],
};
