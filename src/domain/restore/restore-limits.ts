const megabyte = 1024 * 1024;

/**
 * Bounds on a copy that is put back. What is beyond them is refused before anything is changed. Whatever `archive-copy` makes
 * lies within them: a person has at most 200,000 records and 300,000 rows of memory, and uploads come in parts
 * (`uploadParts`), each half as large as a file may be.
 */
export const restoreLimits = {
  /** The file as it comes. */
  fileBytes: 1024 * megabyte,
  /** The older format is one document that has to be read as a whole. */
  documentBytes: 48 * megabyte,
  entries: 5_000,
  /** What is read from the zip in one piece. The list of so many files needs a fifth of it. */
  pieceBytes: 16 * megabyte,
  manifestBytes: 8 * megabyte,
  /** Unpacked: one list of rows, one upload, everything else, and all of it. */
  partBytes: 1024 * megabyte,
  uploadBytes: 50 * megabyte,
  textBytes: 1024 * megabyte,
  totalBytes: 4096 * megabyte,
  /** How many times larger than packed; text of ours is rarely beyond thirty. Small files are let off. */
  ratio: 200,
  ratioFromBytes: megabyte,
  rowBytes: 256 * 1024,
  rows: 1_000_000,
  /** While it comes: nothing for this long, or less than so much on average, and it is not waited for any longer. */
  silentMs: 60_000,
  bytesPerSecond: 64 * 1024,
  rowsAtOnce: 1_000,
  examples: 3,
  exampleLength: 80,
  /** What a memory was before, for undo. */
  wayBackBytes: 32 * megabyte,
} as const;

/** How long reading, comparing and writing may take, once the file is here. It grows with what is in it. */
export const workMs = (bytes: number, rows: number): number =>
  120_000 + (bytes / (4 * megabyte)) * 1000 + rows * 2;
