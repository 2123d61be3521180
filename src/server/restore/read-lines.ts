import { restoreLimits } from '#domain/restore/restore-limits.ts';
import { parseBoundedJson } from '#server/limits/parse-bounded-json.ts';
import { CopyRefused } from './copy-refused.ts';
import type { CopyRow } from './copy-source.ts';

const isRow = (value: unknown): value is CopyRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const parseLine = (line: string): CopyRow => {
  let value: unknown;
  try {
    value = parseBoundedJson(line);
  } catch (error) {
    throw new CopyRefused('damaged', { cause: error });
  }
  if (!isRow(value)) throw new CopyRefused('damaged');
  return value;
};

/** Lines of a text that comes in pieces, so many at a time. A line has an end, also where somebody left it out. */
export const readLines = async function* (
  chunks: AsyncIterable<Uint8Array>,
  atOnce: number = restoreLimits.rowsAtOnce,
): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  let lines: string[] = [];
  try {
    for await (const chunk of chunks) {
      const pieces = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = pieces.pop() ?? '';
      if (rest.length > restoreLimits.rowBytes) throw new CopyRefused('too_much');
      for (const piece of pieces) {
        if (piece === '') continue;
        if (piece.length > restoreLimits.rowBytes) throw new CopyRefused('too_much');
        lines.push(piece);
      }
      while (lines.length >= atOnce) {
        yield lines.slice(0, atOnce);
        lines = lines.slice(atOnce);
      }
    }
    rest += decoder.decode();
  } catch (error) {
    // Not UTF-8.
    throw error instanceof TypeError ? new CopyRefused('damaged', { cause: error }) : error;
  }
  if (rest !== '') lines.push(rest);
  if (lines.length > 0) yield lines;
};
