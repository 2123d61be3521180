import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { type VoiceCommand, voiceCommandSchema } from '#domain/voice/voice-command.ts';
import { noiseNames } from './noises.ts';
import { type Voice, voices } from './voices.ts';

export const conditions = ['clean', 'slow', 'fast', ...noiseNames] as const;
export type Condition = (typeof conditions)[number];

export interface Utterance {
  readonly id: string;
  readonly text: string;
  readonly voice: Voice;
  readonly condition: Condition;
  readonly kind: 'command' | 'other' | 'task';
  /** What it asks for; null for what asks for nothing. */
  readonly command: VoiceCommand | null;
}

const phrasesSchema = z.object({
  commands: z.array(z.object({ command: voiceCommandSchema, say: z.array(z.string()) })),
  others: z.array(z.string()),
  tasks: z.array(z.string()),
});

export type SetName = Voice['set'];

/** Every phrase by as many voices of its set, each in another condition. The order is the seed. */
export const utterancesOf = (set: SetName, voicesEach: number): readonly Utterance[] => {
  const file = new URL(`${set}.json`, import.meta.url);
  const phrases = phrasesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const texts = [
    ...phrases.commands.flatMap(({ command, say }) =>
      say.map((text) => ({ text, command, kind: 'command' as const })),
    ),
    ...phrases.others.map((text) => ({ text, command: null, kind: 'other' as const })),
    ...phrases.tasks.map((text) => ({ text, command: null, kind: 'task' as const })),
  ];
  const speakers = voices.filter((voice) => voice.set === set);
  return texts.flatMap(({ text, command, kind }, index) =>
    Array.from({ length: voicesEach }, (_, turn): Utterance | null => {
      const voice = speakers[(index + turn * 2) % speakers.length];
      // Half of them clean: a person in a quiet room is the usual case.
      // Steps that share no factor with the number of voices: every voice meets every condition.
      const odd = conditions[1 + ((Math.floor(index / 7) + turn * 3) % (conditions.length - 1))] ?? 'clean';
      const condition = (index + turn) % 2 === 0 ? 'clean' : odd;
      return voice === undefined
        ? null
        : { id: `${set}-${index}-${turn}`, text, voice, condition, kind, command };
    }).filter((utterance) => utterance !== null),
  );
};
