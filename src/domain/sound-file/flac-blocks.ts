import { badFile } from '#domain/sound-file/bad-file.ts';
import type { ByteSource } from '#domain/sound-file/byte-source.ts';

export interface FlacBlock {
  readonly type: number;
  readonly start: number;
  readonly size: number;
}

export const flacBlockTypes = { streamInfo: 0, comment: 4, picture: 6 } as const;
const mostBlocks = 500;
/** fLaC */
const mark = [0x66, 0x4c, 0x61, 0x43] as const;

/** The blocks in front of the sound, and where that begins. */
export const flacBlocks = (source: ByteSource, start: number) => {
  const blocks: FlacBlock[] = [];
  let at = start + 4;
  for (let count = 0; count < mostBlocks; count += 1) {
    const [kind = 0, a = 0, b = 0, c = 0] = source.read(at, 4);
    const size = (a << 16) | (b << 8) | c;
    blocks.push({ type: kind & 0x7f, start: at + 4, size });
    at += 4 + size;
    if (at >= source.size) throw badFile.stopsInTheMiddle();
    if ((kind & 0x80) !== 0) break;
  }
  return { blocks, soundStart: at };
};

/** The four bytes, and the one block that a decoder needs as the last: pictures and texts stay in the file. */
export const flacFront = (source: ByteSource, blocks: readonly FlacBlock[]) => {
  const info = blocks.find(({ type }) => type === flacBlockTypes.streamInfo);
  if (info?.size !== 34) throw badFile.unreadable();
  const bytes = source.read(info.start, 34);
  const front = Uint8Array.from([...mark, 0x80, 0, 0, 34, ...bytes]);
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = bytes.subarray(13, 18);
  return { front, samples: (a & 15) * 2 ** 32 + ((b << 24) >>> 0) + ((c << 16) | (d << 8) | e) };
};
