import { z } from 'zod';
import type { Hearing } from '#domain/voice/hearing.ts';
import { runtimes } from '#server/voice/engine/runtimes.ts';

// What the host and its voice process say to each other: one question, one answer.

const samples = z.custom<Float32Array>((value) => value instanceof Float32Array);
const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

const hearing: z.ZodType<Hearing> = z.object({
  text: z.string(),
  near: z.array(z.object({ phrase: z.string(), distance: z.number() })),
  least: z.optional(z.number()),
});

/** What a process is told as it starts. */
export const voiceChildOrders = z.object({ runtime: z.enum(runtimes) });

export const toVoiceChild = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('decode'), bytes }),
  z.object({ kind: z.literal('hear'), samples }),
  z.object({ kind: z.literal('speak'), text: z.string() }),
  /** Nobody waits for the answer any more. */
  z.object({ kind: z.literal('stop') }),
]);
export type Question = Exclude<z.infer<typeof toVoiceChild>, { kind: 'stop' }>;

export const fromVoiceChild = z.discriminatedUnion('kind', [
  /** Said once, unasked: everything has been read from disk. Where that cannot be done, it says `failed` instead. */
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('decoded'), samples }),
  z.object({ kind: z.literal('heard'), hearing }),
  z.object({ kind: z.literal('spoken'), pcm: bytes }),
  /** The recording is to blame. */
  z.object({ kind: z.literal('refused'), code: z.enum(['bad_audio', 'too_long']), message: z.string() }),
  z.object({ kind: z.literal('cancelled') }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);
export type FromVoiceChild = z.infer<typeof fromVoiceChild>;
