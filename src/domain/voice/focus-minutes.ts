import { minutesAt } from '#domain/voice/spoken-numbers.ts';
import type { VoiceCommand } from '#domain/voice/voice-command.ts';

const triggers = new Set('start begin focus focusing session timer pomodoro sprint concentrate'.split(' '));
const allowed = new Set(
  (
    'a an the my your this of for on in please now i want need would like to let us me give go do set run make new some ' +
    'have get going time started starts work working study studying deep block long another quick short am with by'
  ).split(' '),
);

/** "Work for an hour" asks for it; "I work for an hour" only tells. */
const worked = /^(?:let us |i (?:want|would like) to )?(?:work|study)\b|^(?:let us|i want to) do\b/u;

const most = 480;

/** A number of minutes somewhere in the words, and the words without it. */
const withoutMinutes = (words: readonly string[]) => {
  for (let at = 0; at < words.length; at += 1) {
    const found = minutesAt(words, at);
    if (found === null) continue;
    return { minutes: found.value, rest: words.toSpliced(at, found.length) };
  }
  return null;
};

type Start = Extract<VoiceCommand, { type: 'focus_session' }>;

export interface MinutesSaid {
  readonly command: Start;
  /** Whether the words ask for it, or only name the time. */
  readonly clear: boolean;
}

/** "Start twenty five minutes", "a focus session of half an hour"; null where no length of time is said. */
export const focusMinutes = (words: readonly string[]): MinutesSaid | null => {
  const found = withoutMinutes(words);
  if (found === null || found.minutes < 1 || found.minutes > most) return null;
  if (!found.rest.every((word) => triggers.has(word) || allowed.has(word))) return null;
  return {
    command: { type: 'focus_session', action: 'start', minutes: found.minutes },
    clear:
      found.rest.some((word) => triggers.has(word)) ||
      found.rest[0] === 'started' ||
      worked.test(found.rest.join(' ')),
  };
};
