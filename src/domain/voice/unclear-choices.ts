import { moodsNamed } from '#domain/voice/asks-for-music.ts';
import { commandOfPhrase } from '#domain/voice/command-table.ts';
import { focusMinutes } from '#domain/voice/focus-minutes.ts';
import type { Hearing } from '#domain/voice/hearing.ts';
import { soundAlikePhrases } from '#domain/voice/sound-alike-phrases.ts';
import { phraseKey } from '#domain/voice/spoken-words.ts';
import { maybeTask } from '#domain/voice/parse-spoken-task.ts';
import { defaultMusic, rowOfText } from '#domain/voice/text-to-mood.ts';
import { thresholds } from '#domain/voice/thresholds.ts';
import type { VoiceCommand } from '#domain/voice/voice-command.ts';

const same = (one: VoiceCommand, other: VoiceCommand): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const keyword = (text: string): readonly VoiceCommand[] => {
  const row = rowOfText(text);
  return row === null ? [] : [row];
};

/** Two things that may have been meant, the likelier first. Nothing near: the music of the specification's default. */
export const unclearChoices = (
  { text, near }: Hearing,
  words: readonly string[],
): readonly [VoiceCommand, VoiceCommand] => {
  const heard = near
    .filter(({ distance }) => distance <= thresholds.offeredDistance)
    .map(({ phrase }) => commandOfPhrase.get(phraseKey(phrase)))
    .filter((command) => command !== undefined);
  const timed = focusMinutes(words)?.command;
  const { line, leans } = maybeTask(text);
  const task: readonly VoiceCommand[] = words.length < 2 || line === '' ? [] : [{ type: 'add_task', line }];
  const ranked: readonly VoiceCommand[] = [
    ...(timed === undefined ? [] : [timed]),
    ...heard,
    ...moodsNamed(words).map((mood) => ({ type: 'mood_change' as const, mood })),
    ...soundAlikePhrases(words).map(({ command }) => command),
    ...keyword(text),
    ...(leans ? task : []),
    defaultMusic,
    ...task,
    { type: 'whats_next' },
    { type: 'pick_task' },
  ];
  const [first = defaultMusic, ...others] = ranked;
  return [first, others.find((other) => !same(first, other)) ?? { type: 'pick_task' }];
};
