import type { CopySource } from './copy-source.ts';
import { openArchive } from './open-archive.ts';
import { openExport } from './open-export.ts';
import type { ReceivedCopy } from './receive-copy.ts';

const curly = 0x7b;
const blank: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf]);

/** By its first sign: a document begins with a brace, everything else has to be a zip. */
export const openCopy = async (copy: ReceivedCopy, signal: AbortSignal): Promise<CopySource> => {
  const head = await copy.read(0, 64);
  const first = head.find((byte) => !blank.has(byte));
  return first === curly ? openExport(copy) : openArchive(copy, signal);
};
