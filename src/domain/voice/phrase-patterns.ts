import type { VoiceCommand, voiceMoods } from '#domain/voice/voice-command.ts';

/** One way to say a command. */
export interface Phrase {
  readonly phrase: string;
  readonly command: VoiceCommand;
}

type Mood = (typeof voiceMoods)[number];

/** What music is called by: of a kind, or for something. */
const kinds: readonly (readonly [Mood, readonly string[]])[] = [
  ['low-low', ['calm', 'calming', 'relaxing', 'soothing', 'peaceful', 'chill']],
  ['medium-high', ['upbeat', 'energizing', 'energetic', 'lively']],
  ['creative', ['creative']],
];
const purposes: readonly (readonly [Mood, readonly string[]])[] = [
  ['high-medium', ['focus', 'concentration', 'study']],
  ['high-low', ['deep focus', 'deep work']],
];

const music = (word: string): readonly string[] => [
  `${word} music`,
  `some ${word} music`,
  `play ${word} music`,
  `play some ${word} music`,
  `play me some ${word} music`,
  `put on ${word} music`,
  `put on some ${word} music`,
  `put some ${word} music on`,
  `i want ${word} music`,
  `i want some ${word} music`,
  `i need some ${word} music`,
  `i'd like some ${word} music`,
  `could i have some ${word} music`,
  `give me some ${word} music`,
  `switch to ${word} music`,
  `play ${word} songs`,
  `play some ${word} songs`,
];

const ofKind = (word: string): readonly string[] => [
  `play a ${word} song`,
  `play me a ${word} song`,
  `something ${word}`,
  `something more ${word}`,
  `play something ${word}`,
  `play something more ${word}`,
  `play me something ${word}`,
  `put on something ${word}`,
  `i want something ${word}`,
  `i need something ${word}`,
  `i'd like something ${word}`,
  `give me something ${word}`,
];

const forPurpose = (word: string): readonly string[] => [
  `music for ${word}`,
  `play music for ${word}`,
  `play me music for ${word}`,
  `play some music for ${word}`,
  `put on music for ${word}`,
];

const phrasesFor = (
  moods: readonly (readonly [Mood, readonly string[]])[],
  ways: (word: string) => readonly string[],
): readonly Phrase[] =>
  moods.flatMap(([mood, words]) =>
    words.flatMap(ways).map((phrase) => ({ phrase, command: { type: 'mood_change' as const, mood } })),
  );

const verbs = {
  start: ['start', 'begin'],
  pause: ['pause'],
  resume: ['resume', 'continue'],
  end: ['end', 'stop', 'finish'],
} as const;

const sessions = ['a', 'the', 'my'].flatMap((whose) => [
  `${whose} session`,
  `${whose} focus session`,
  `${whose} timer`,
]);

const ofSessions: readonly Phrase[] = (['start', 'pause', 'resume', 'end'] as const).flatMap((action) =>
  verbs[action].flatMap((verb) =>
    sessions.map((session) => ({
      phrase: `${verb} ${session}`,
      command: { type: 'focus_session' as const, action, minutes: null },
    })),
  ),
);

/** "twenty five minutes", in the ways a session of them is asked for. */
export const minutesPatterns = (count: string): readonly string[] => [
  `start ${count} minutes`,
  `focus for ${count} minutes`,
  `let's focus for ${count} minutes`,
  `start a ${count} minute session`,
  `start a ${count} minute focus session`,
  `start a focus session for ${count} minutes`,
  `start a session of ${count} minutes`,
  `start a timer for ${count} minutes`,
  `set a timer for ${count} minutes`,
  `focus session ${count} minutes`,
];

/** What follows a pattern: nobody would write all of them down, and everybody says some of them. */
export const patternPhrases: readonly Phrase[] = [
  ...phrasesFor(kinds, (word) => [...music(word), ...ofKind(word)]),
  ...phrasesFor(purposes, (word) => [...music(word), ...forPurpose(word)]),
  ...ofSessions,
];
