import { z } from 'zod';
import { soundCurvesSchema } from '#domain/analysis/sound-curves.ts';
import { soundFiguresSchema } from '#domain/analysis/sound-figures.ts';

// What the host and its analysing process say to each other. One file at a time.

const job = z.int();

export const toAnalyser = z.object({
  job,
  path: z.string(),
  /** Whether the picture in the file is wanted as well. */
  picture: z.boolean(),
});
export type ToAnalyser = z.infer<typeof toAnalyser>;

const pictureTypes = ['image/jpeg', 'image/png'] as const;

const pictureSchema = z.object({ type: z.enum(pictureTypes), bytes: z.instanceof(Uint8Array) });
export type EmbeddedPicture = z.infer<typeof pictureSchema>;

export const fromAnalyser = z.discriminatedUnion('kind', [
  /** It lives, and has come so many seconds into the sound. */
  z.object({ kind: z.literal('working'), job, seconds: z.number() }),
  z.object({
    kind: z.literal('done'),
    job,
    figures: soundFiguresSchema,
    curves: soundCurvesSchema,
    sha256: z.string().regex(/^[0-9a-f]{64}$/u),
    picture: pictureSchema.nullable(),
  }),
  /** The file's fault; the sentence is for whoever sent it. */
  z.object({ kind: z.literal('failed'), job, sentence: z.string() }),
  /** Nobody's fault but ours: the file could not be read at all. */
  z.object({ kind: z.literal('broken'), job, message: z.string() }),
]);
export type FromAnalyser = z.infer<typeof fromAnalyser>;
