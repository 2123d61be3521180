import { type ByteSource, viewOf, wordAt } from '#domain/sound-file/byte-source.ts';

export interface RiffChunk {
  readonly name: string;
  readonly start: number;
  /** As its header has it. */
  readonly said: number;
  /** As much of it as there is. */
  readonly size: number;
}

const mostChunks = 1000;

/** The chunks of a WAV file by their sizes, however wrong they are. */
export const riffChunks = (source: ByteSource, start: number): readonly RiffChunk[] => {
  const chunks: RiffChunk[] = [];
  let at = start + 12;
  while (at + 8 <= source.size && chunks.length < mostChunks) {
    const head = source.read(at, 8);
    const said = viewOf(head).getUint32(4, true);
    const left = source.size - at - 8;
    const name = wordAt(head, 0);
    const size = name === 'data' && said === 0 ? left : Math.min(said, left);
    chunks.push({ name, start: at + 8, said, size });
    at += 8 + size + (size % 2);
  }
  return chunks;
};
