import * as z from 'zod/mini';
import { voiceCommandSchema } from './voice-command.ts';
import { voiceLimits } from './voice-limits.ts';

/** Spec 2 §7: the function `voice-assistant`. */
export const voiceRequestSchema = z.object({
  /** The recording in base64: webm, ogg, mp4 or wav. */
  audioData: z
    .string('must be text')
    .check(z.minLength(1, 'is empty'), z.maxLength(voiceLimits.encodedKilobytes * 1024, 'is too long')),
  /** With a spoken reply, or words alone. */
  mode: z.prefault(
    z.enum(['voice-to-voice', 'voice-to-text'], 'must be voice-to-voice or voice-to-text'),
    'voice-to-voice',
  ),
  context: z.prefault(z.string('must be text').check(z.maxLength(40, 'has more than 40 characters')), 'app'),
});
export type VoiceRequest = z.infer<typeof voiceRequestSchema>;

export const voiceAnswerSchema = z.object({
  /** The words that were heard; empty where nothing was said. */
  text: z.string(),
  /** Only where it is clear what was meant. */
  command: z.optional(voiceCommandSchema),
  /** Where it is not: what may have been meant, the likelier first. */
  choices: z.optional(z.tuple([voiceCommandSchema, voiceCommandSchema])),
  /** The words may have been others: a task is shown before it is saved. */
  unsure: z.optional(z.boolean()),
  /** What is said back, shown as well as spoken. */
  reply: z.string(),
  /** The reply, spoken: base64 of 16-bit little-endian mono samples at 24 000 a second. */
  audio: z.optional(z.string()),
  engine: z.enum(['local', 'provider']),
});
export type VoiceAnswer = z.infer<typeof voiceAnswerSchema>;
