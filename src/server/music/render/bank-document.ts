import { z } from 'zod';

/** What stands beside the packed recordings: where each lies, and which keys it sounds for. */
export const bankDocument = z.object({
  instruments: z.record(
    z.string(),
    z.object({
      zones: z
        .array(
          z.object({
            /** The keys it sounds for, both included. */
            low: z.number(),
            high: z.number(),
            /** The key it was recorded at, to the cent. */
            root: z.number(),
            sample: z.number(),
            /** Decibels that bring it level with the others. */
            level: z.number(),
            /** Of those with the same number above 0 a later one cuts an earlier one off. */
            choke: z.number(),
            /** Seconds; `sustain` is dB below the peak, and decay the time a fall of 100 dB takes. */
            attack: z.number(),
            hold: z.number(),
            decay: z.number(),
            sustain: z.number(),
            release: z.number(),
          }),
        )
        .readonly(),
    }),
  ),
  samples: z
    .array(
      z.object({
        offset: z.number(),
        length: z.number(),
        rate: z.number(),
        /** Sample positions, which may fall between two. */
        loop: z.tuple([z.number(), z.number()]).readonly().nullable(),
        /** Decibels a second it loses while it loops. */
        fade: z.number(),
      }),
    )
    .readonly(),
});
export type BankDocument = z.infer<typeof bankDocument>;
export type Zone = BankDocument['instruments'][string]['zones'][number];
