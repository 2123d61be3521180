import * as z from 'zod/mini';
import { exportFormat } from '#domain/data-export/export-document.ts';
import { readGoogle } from '#domain/list-import/read-google.ts';
import { type ReadOptions, type ReadResult, unreadable } from '#domain/list-import/reading.ts';
import { readTrello } from '#domain/list-import/read-trello.ts';

const own = z.object({ format: z.literal(exportFormat) });

const parsed = (text: string): { readonly value: unknown } | null => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
};

/** The files of Google Takeout and of Trello. Whatever else it is, says so. */
export const readJson = (text: string, options: ReadOptions): ReadResult => {
  const json = parsed(text.replace(/^\uFEFF/, ''));
  if (json === null) return unreadable('broken-json');
  if (own.safeParse(json.value).success) return unreadable('own-backup');
  return readGoogle(json.value, options) ?? readTrello(json.value, options) ?? unreadable('unknown-json');
};
