import { z } from 'zod';
import type { Hearing } from '#domain/voice/hearing.ts';

// What the host and its voice thread say to each other: one question, one answer.

const samples = z.custom<Float32Array>((value) => value instanceof Float32Array);
const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

const hearing: z.ZodType<Hearing> = z.object({
  text: z.string(),
  near: z.array(z.object({ phrase: z.string(), distance: z.number() })),
  least: z.optional(z.number()),
});

export const toVoiceThread = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('decode'), bytes }),
  z.object({ kind: z.literal('hear'), samples }),
  z.object({ kind: z.literal('speak'), text: z.string() }),
]);
export type ToVoiceThread = z.infer<typeof toVoiceThread>;

export const fromVoiceThread = z.discriminatedUnion('kind', [
  /** Said once, unasked: everything has been read from disk. */
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('decoded'), samples }),
  z.object({ kind: z.literal('heard'), hearing }),
  z.object({ kind: z.literal('spoken'), pcm: bytes }),
  /** The recording is to blame. */
  z.object({ kind: z.literal('refused'), code: z.enum(['bad_audio', 'too_long']), message: z.string() }),
  z.object({ kind: z.literal('cancelled') }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);
export type FromVoiceThread = z.infer<typeof fromVoiceThread>;

/** In memory that both see, since a thread that computes hears no messages: 1 once nobody waits for the answer. */
export const voiceThreadData = z.object({ cancelled: z.instanceof(Int32Array) });
