import { detectEncoding, isZip } from '#domain/list-import/detect-encoding.ts';
import { listImportLimits } from '#domain/list-import/list-import-limits.ts';
import type { ReadProblem } from '#domain/list-import/read-problem.ts';

export type FileText =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: ReadProblem };

/** The words in a file, whatever alphabet they are written in. It is read here and sent nowhere. */
export const readFile = async (file: Blob): Promise<FileText> => {
  if (file.size > listImportLimits.bytes) return { ok: false, problem: 'too-big' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length === 0) return { ok: false, problem: 'empty' };
  if (isZip(bytes)) return { ok: false, problem: 'zip' };
  const encoding = detectEncoding(bytes);
  if (encoding === null) return { ok: false, problem: 'not-text' };
  return { ok: true, text: new TextDecoder(encoding).decode(bytes) };
};
