import { commandOfPhrase } from '#domain/voice/command-table.ts';
import { soundDistance, sounding, type Sounding } from '#domain/voice/sound-alike.ts';
import { thresholds } from '#domain/voice/thresholds.ts';
import type { VoiceCommand } from '#domain/voice/voice-command.ts';

export interface NearestPhrase {
  readonly phrase: string;
  readonly command: VoiceCommand;
  readonly distance: number;
}

interface Candidate {
  readonly phrase: string;
  readonly command: VoiceCommand;
  /** The same for two that mean the same. */
  readonly key: string;
  readonly as: Sounding;
}

const candidates: readonly Candidate[] = [...commandOfPhrase].map(([phrase, command]) => ({
  phrase,
  command,
  key: JSON.stringify(command),
  as: sounding(phrase),
}));

/** A short word sounds like too many others to be guessed at. */
const leastSounds = 5;
const mostWords = 8;
const mostFound = 4;
/** Beyond this nobody asks. */
const farthest = thresholds.offeredSound;

/** The phrases that sound most like the words, best first, one for each command. */
export const soundAlikePhrases = (words: readonly string[]): readonly NearestPhrase[] => {
  if (words.length === 0 || words.length > mostWords) return [];
  const said = sounding(words.join(' '));
  const best = new Map<string, NearestPhrase>();
  for (const { phrase, command, key, as } of candidates) {
    // Where the lengths differ that much the distance cannot be small.
    if (as.size < leastSounds || Math.abs(as.size - said.size) > as.size / 2) continue;
    const distance = soundDistance(said, as, best.get(key)?.distance ?? farthest);
    if (Number.isFinite(distance)) best.set(key, { phrase, command, distance });
  }
  return [...best.values()].toSorted((one, other) => one.distance - other.distance).slice(0, mostFound);
};
