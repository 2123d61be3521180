import { z } from 'zod';

/** Kinds of request, and what each is compared with. */
const kinds = ['signIn', 'refresh', 'mix', 'upload', 'range'] as const;

/** `signInBare` leaves out the password's hash, which no way of signing in with a password can. */
export const pieceOfPlatformWork = z.object({
  kind: z.enum([...kinds, 'signInBare']),
  milliseconds: z.number(),
});
export type PieceOfPlatformWork = z.infer<typeof pieceOfPlatformWork>;

export const PASSWORD = 'a long enough sentence for measuring';

const FILE_BYTES = 1024 * 1024;
/** 64 KB from somewhere inside the file. */
export const RANGE = { start: 300_000, end: 300_000 + 64 * 1024 - 1 } as const;

/** A sound as far as the store can tell, and nothing a compressor could make smaller. */
export const fileBytes = (): Buffer => {
  const bytes = Buffer.alloc(FILE_BYTES);
  let state = 1;
  for (let at = 0; at < bytes.length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    bytes[at] = state >>> 16;
  }
  bytes.write('ID3\u0004', 'latin1');
  return bytes;
};

/** One request in five writes. */
export const isWrite = (turn: number): boolean => turn % 5 === 4;

/** One person per lane: two requests of the same account would wait for each other's row. */
export const emailOf = (lane: number): string => `person-${String(lane)}@example.org`;
