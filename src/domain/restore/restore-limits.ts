const megabyte = 1024 * 1024;

/** Bounds on a copy that is put back. What is beyond them is refused before anything is changed. */
export const restoreLimits = {
  /** The file as it comes. */
  fileBytes: 1024 * megabyte,
  /** The older format is one document that has to be read as a whole. */
  documentBytes: 48 * megabyte,
  entries: 5_000,
  manifestBytes: 8 * megabyte,
  /** Unpacked: one list of rows, one upload, everything else, and all of it. */
  partBytes: 512 * megabyte,
  uploadBytes: 50 * megabyte,
  textBytes: 256 * megabyte,
  totalBytes: 2048 * megabyte,
  /** How many times larger than packed; text of ours is rarely beyond thirty. Small files are let off. */
  ratio: 200,
  ratioFromBytes: megabyte,
  rowBytes: 256 * 1024,
  rows: 400_000,
  /** Reading, comparing and writing, all together. */
  milliseconds: 120_000,
  rowsAtOnce: 1_000,
  examples: 3,
  exampleLength: 80,
  /** What a memory was before, for undo. */
  wayBackBytes: 32 * megabyte,
} as const;
