import type { CommandEntry } from '#domain/voice/command-entry.ts';
import { energyCommands } from '#domain/voice/commands/energy-commands.ts';
import { focusCommands } from '#domain/voice/commands/focus-commands.ts';
import { moodCommands } from '#domain/voice/commands/mood-commands.ts';
import { playerCommands } from '#domain/voice/commands/player-commands.ts';
import { taskCommands } from '#domain/voice/commands/task-commands.ts';
import { undoCommand } from '#domain/voice/commands/undo-command.ts';
import { minutesPatterns, patternPhrases, type Phrase } from '#domain/voice/phrase-patterns.ts';
import { numberInWords } from '#domain/voice/spoken-numbers.ts';
import { phraseKey } from '#domain/voice/spoken-words.ts';
import type { VoiceCommand } from '#domain/voice/voice-command.ts';

/** Everything that can be said: what the recogniser listens for, what is understood, and what the pages show. */
export const commandTable: readonly CommandEntry[] = [
  ...moodCommands,
  ...playerCommands,
  ...taskCommands,
  ...focusCommands,
  ...energyCommands,
  undoCommand,
];

const lengths = [5, 10, 15, 20, 25, 30, 40, 45, 50, 60, 90];

const withMinutes = (minutes: number): readonly Phrase[] => {
  return minutesPatterns(numberInWords(minutes)).map((phrase) => ({
    phrase,
    command: { type: 'focus_session', action: 'start', minutes },
  }));
};

const inHours: readonly Phrase[] = [
  { said: 'half an hour', minutes: 30 },
  { said: 'an hour', minutes: 60 },
  { said: 'an hour and a half', minutes: 90 },
].flatMap(({ said, minutes }) =>
  [`start ${said}`, `focus for ${said}`, `start a focus session for ${said}`].map((phrase) => ({
    phrase,
    command: { type: 'focus_session' as const, action: 'start' as const, minutes },
  })),
);

// What stands in the table goes before what a pattern makes.
const closed: readonly Phrase[] = [
  ...patternPhrases,
  ...commandTable.flatMap(({ phrases, command }) => phrases.map((phrase) => ({ phrase, command }))),
  ...lengths.flatMap(withMinutes),
  ...inHours,
];

/** Every phrase the recogniser compares with the sound: small letters, no signs but an apostrophe. */
export const commandPhrases: readonly string[] = [...new Set(closed.map(({ phrase }) => phrase))];

/** By `phraseKey`. */
export const commandOfPhrase: ReadonlyMap<string, VoiceCommand> = new Map(
  closed.map(({ phrase, command }) => [phraseKey(phrase), command]),
);
