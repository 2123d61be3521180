import type { VoiceCommand } from '#domain/voice/voice-command.ts';

export type MusicCommand = Extract<VoiceCommand, { type: 'mood_change' | 'player_action' }>;

export const defaultMusic: MusicCommand = { type: 'mood_change', mood: 'high-medium' };

/** Spec 2 §5, row for row; "deep focus" before "focus", and a mood before the "play" it is asked for with. */
const rows: readonly (readonly [readonly string[], MusicCommand])[] = [
  [['deep focus'], { type: 'mood_change', mood: 'high-low' }],
  [['relax', 'calm'], { type: 'mood_change', mood: 'low-low' }],
  [['focus', 'concentrate'], { type: 'mood_change', mood: 'high-medium' }],
  [['energizing', 'upbeat'], { type: 'mood_change', mood: 'medium-high' }],
  [['pause'], { type: 'player_action', action: 'pause' }],
  [['next', 'skip'], { type: 'player_action', action: 'next' }],
  [['play'], { type: 'player_action', action: 'play' }],
];

/** Where a word begins: "relaxing" is "relax", and "display" is not "play". */
const says = (said: string, words: string): boolean => said.includes(` ${words}`);

/** The row that the words fall under; null for none of them. */
export const rowOfText = (text: string): MusicCommand | null => {
  const said = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`;
  return rows.find(([words]) => words.some((word) => says(said, word)))?.[1] ?? null;
};

/** Spec 2 §5: the mapping of spoken text, with its default. Whether it is acted on is decided in `understand`. */
export const textToMood = (text: string): MusicCommand => rowOfText(text) ?? defaultMusic;
