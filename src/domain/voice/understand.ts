import { asksForMusic, moodsNamed } from '#domain/voice/asks-for-music.ts';
import { commandOfPhrase, commandTable } from '#domain/voice/command-table.ts';
import { focusMinutes } from '#domain/voice/focus-minutes.ts';
import type { Hearing } from '#domain/voice/hearing.ts';
import { soundAlikePhrases } from '#domain/voice/sound-alike-phrases.ts';
import { correctMisheard } from '#domain/voice/correct-misheard.ts';
import { soundDistance, sounding } from '#domain/voice/sound-alike.ts';
import { phraseKey, plainWords, spokenWords } from '#domain/voice/spoken-words.ts';
import { parseSpokenTask } from '#domain/voice/parse-spoken-task.ts';
import { textToMood } from '#domain/voice/text-to-mood.ts';
import { thresholds } from '#domain/voice/thresholds.ts';
import { unclearChoices } from '#domain/voice/unclear-choices.ts';
import type { Understanding } from '#domain/voice/understanding.ts';
import type { VoiceCommand } from '#domain/voice/voice-command.ts';
import { fitsBag } from '#domain/voice/word-bag.ts';

/** Nobody says more in half a minute. */
const longest = 1000;

/** Recognisers put what is no speech in brackets, and hear a "you" or a "hm" in noise. */
const withoutNoise = (text: string): string =>
  text
    .slice(0, longest)
    .replaceAll(/\[[^\]]*\]|\([^)]*\)|\*[^*]*\*|[♪♫]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

const noises = new Set('you hm mm mhm um uh ah oh er the a huh i and so'.split(' '));

const negations = new Set(['not', 'never', 'no', 'nor', 'without', 'neither']);

const same = (one: VoiceCommand, other: VoiceCommand): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Said freely: the entry whose groups are all there. Two that differ are none, unless one asks for more. */
const fromBags = (words: readonly string[]): VoiceCommand | null => {
  const fitting = commandTable
    .flatMap(({ command, bags }) => bags.map((bag) => ({ command, bag })))
    .filter(({ bag }) => fitsBag(words, bag))
    .toSorted((one, other) => other.bag.needs.length - one.bag.needs.length);
  const [first, ...others] = fitting;
  if (first === undefined) return null;
  const rival = others.find(({ command }) => !same(command, first.command));
  return rival === undefined || rival.bag.needs.length < first.bag.needs.length ? first.command : null;
};

const fromWords = (words: readonly string[]): VoiceCommand | null =>
  commandOfPhrase.get(words.join(' ')) ?? fromBags(words);

const commandsNear = ({ text, near }: Hearing) => {
  const said = spokenWords(text);
  return near.flatMap(({ phrase, distance }) => {
    const command = commandOfPhrase.get(phraseKey(phrase));
    const words = phrase.split(' ');
    // "Play", and then words nobody can make out: whatever it was, it was more than "play".
    const cutShort = words.length < said.length && words.every((word, at) => said[at] === word);
    return command === undefined || cutShort ? [] : [{ command, distance, words }];
  });
};

const hasAll = (words: readonly string[], some: readonly string[]): boolean =>
  some.every((word) => words.includes(word));

/** Whether the sound is about as near to a phrase of another command as to the nearest. */
const isRivalled = (hearing: Hearing): boolean => {
  const said = spokenWords(hearing.text);
  const [first, ...others] = commandsNear(hearing);
  if (first === undefined) return false;
  return others.some(({ command, distance, words }) => {
    // A word that was not caught makes the shorter of two phrases the likelier: "play a song" in "play a calm song".
    const margin = hasAll(words, first.words) ? thresholds.longerMargin : thresholds.nearMargin;
    // "Play some kong music" has another word than "play some music": if "calm" is the nearer, it was that.
    const lacksWord = hasAll(first.words, words) && hasAll(said, words) && words.length < said.length;
    return !same(command, first.command) && !lacksWord && distance - first.distance < margin;
  });
};

/** What the sound itself is near to, whatever words were made of it. */
const fromSound = (hearing: Hearing): VoiceCommand | null => {
  const [first] = commandsNear(hearing);
  if (first === undefined || first.distance > thresholds.nearDistance) return null;
  return isRivalled(hearing) ? null : first.command;
};

/** Word for word where there are as many: "something to eat" is near "something to do", and still another thing. */
const soundsLikeIt = (words: readonly string[], phrase: readonly string[]): boolean =>
  phrase.some((word) => word.length > 2 && words.includes(word)) &&
  (words.length !== phrase.length ||
    words.every(
      (word, at) =>
        soundDistance(sounding(word), sounding(phrase[at] ?? ''), Number.POSITIVE_INFINITY) <=
        thresholds.wordDistance,
    ));

/**
 * Loose words are enough where the sound does not speak for another command. Where it does, and fits what the words say
 * too, but less, the sound is right; where nobody can compare the two, nobody is.
 */
const loosely = (command: VoiceCommand, hearing: Hearing): VoiceCommand | null => {
  const near = commandsNear(hearing);
  const [first] = near;
  if (first === undefined || first.distance > thresholds.rivalDistance || same(first.command, command)) {
    return command;
  }
  return near.some((one) => same(one.command, command)) ? fromSound(hearing) : null;
};

/** What the words sound like, where a recogniser has written something else of the same sound. */
const fromSpelling = (words: readonly string[]): VoiceCommand | null => {
  const [first, second] = soundAlikePhrases(words);
  if (first === undefined || first.distance > thresholds.soundDistance) return null;
  // "Play some kung music" has every word of "play some music" and one more, which somebody meant.
  const phrase = first.phrase.split(' ');
  if (words.length > phrase.length && hasAll(words, phrase)) return null;
  if (second !== undefined && second.distance - first.distance < thresholds.soundMargin) return null;
  return soundsLikeIt(words, phrase) ? first.command : null;
};

/** Spec 2 §5, for words that ask for music: one mood is that mood, none is the default, two are a question. */
const fromRequest = (words: readonly string[]): VoiceCommand | null => {
  if (!asksForMusic(words)) return null;
  const moods = moodsNamed(words);
  const [mood] = moods;
  if (mood === undefined) return textToMood(words.join(' '));
  return moods.length === 1 ? { type: 'mood_change', mood } : null;
};

const meant = (hearing: Hearing, words: readonly string[]): VoiceCommand | null => {
  const exact = commandOfPhrase.get(words.join(' '));
  if (exact !== undefined) return exact;
  const line = parseSpokenTask(hearing.text);
  if (line !== null) return { type: 'add_task', line };
  // "Don't stop" is not "stop", and what it is nobody can tell; "I don't like this song" is a phrase with its own.
  if (words.some((word) => negations.has(word))) {
    const [first] = hearing.near;
    return first !== undefined && plainWords(first.phrase).some((word) => negations.has(word))
      ? fromSound(hearing)
      : null;
  }
  const timed = focusMinutes(words);
  if (timed !== null) return timed.clear ? timed.command : null;
  const right = correctMisheard(words);
  const worded = fromBags(words) ?? (right === words ? null : fromWords(right));
  if (worded !== null) return loosely(worded, hearing);
  const sounded = fromSound(hearing);
  if (sounded !== null) return sounded;
  // Between two phrases the sound cannot tell, the spelling of what was made of it cannot either.
  if (isRivalled(hearing)) return null;
  const guessed = fromSpelling(words) ?? fromRequest(words);
  return guessed === null ? null : loosely(guessed, hearing);
};

/** What somebody meant. In doubt nothing is done: two things are offered. */
export const understand = (hearing: Hearing): Understanding => {
  const text = withoutNoise(hearing.text);
  const words = spokenWords(text);
  if (plainWords(text).every((word) => noises.has(word))) return { kind: 'silence' };
  const heard = { ...hearing, text };
  const command = meant(heard, words);
  return command === null
    ? { kind: 'unclear', text, choices: unclearChoices(heard, words) }
    : { kind: 'command', text, command };
};
