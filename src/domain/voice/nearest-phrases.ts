import { commandOfPhrase } from '#domain/voice/command-table.ts';
import { soundDistance, soundOf } from '#domain/voice/sound-alike.ts';
import type { VoiceCommand } from '#domain/voice/voice-command.ts';

export interface NearestPhrase {
  readonly phrase: string;
  readonly command: VoiceCommand;
  readonly distance: number;
}

interface Candidate {
  readonly phrase: string;
  readonly command: VoiceCommand;
  readonly sounds: number;
}

const candidates: readonly Candidate[] = [...commandOfPhrase].map(([phrase, command]) => ({
  phrase,
  command,
  sounds: soundOf(phrase).replaceAll('A', '').length,
}));

/** A short word sounds like too many others to be guessed at. */
const leastSounds = 5;
const mostWords = 8;
const mostFound = 4;

/** The phrases that sound most like the words, best first, one for each command. */
export const nearestPhrases = (words: readonly string[]): readonly NearestPhrase[] => {
  if (words.length === 0 || words.length > mostWords) return [];
  const said = words.join(' ');
  const length = soundOf(said).replaceAll('A', '').length;
  const best = new Map<string, NearestPhrase>();
  for (const { phrase, command, sounds } of candidates) {
    // Where the lengths differ that much the distance cannot be small.
    if (sounds < leastSounds || Math.abs(sounds - length) > sounds / 2) continue;
    const distance = soundDistance(said, phrase);
    const key = JSON.stringify(command);
    if (distance < (best.get(key)?.distance ?? 1)) best.set(key, { phrase, command, distance });
  }
  return [...best.values()].toSorted((one, other) => one.distance - other.distance).slice(0, mostFound);
};
