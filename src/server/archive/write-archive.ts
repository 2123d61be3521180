import { archivePaths, partPath, spreadsheetPath, uploadPath } from '#domain/archive/archive-paths.ts';
import { archivedTables } from '#domain/archive/archive-tables.ts';
import { archiveFormat, archiveVersion } from '#domain/archive/manifest.ts';
import type { ArchiveFile, ArchiveManifest, ArchivePart } from '#domain/archive/manifest.ts';
import { readMeText } from '#domain/archive/read-me-text.ts';
import { uploadParts } from '#domain/archive/upload-parts.ts';
import type { Actor, Database, Query } from '#server/engine/database/database.ts';
import type { ObjectStore } from '#server/engine/storage/store/object-store.ts';
import { openArchiveEntries, type ArchiveEntries } from './archive-entries.ts';
import {
  calendarPieces,
  linePieces,
  spreadsheetPieces,
  taskSpreadsheet,
  taskText,
  type Line,
} from './archive-pieces.ts';
import { ownRows } from './own-rows.ts';
import { ownUploads, type OwnUpload } from './own-uploads.ts';
import { readRows, rowsForTwo } from './read-rows.ts';
import { toldTasks, type ToldTask } from './told-tasks.ts';

export interface ArchiveDeps {
  readonly db: Pick<Database, 'snapshot'>;
  readonly store: Pick<ObjectStore, 'get'>;
  readonly siteUrl: string;
  /** Of the app. */
  readonly version: string;
}

export interface ArchiveRequest {
  /** Whose copy it is: everything is read with their rights. */
  readonly actor: Actor;
  readonly uploads: boolean;
  /** Which of the files that a copy comes in, from 1. The first where nothing is said. */
  readonly part?: number;
  readonly signal: AbortSignal;
  readonly now: Date;
}

interface Read {
  readonly account: ArchiveManifest['account'];
  readonly schema: string;
  readonly parts: readonly ArchivePart[];
  readonly files: readonly ArchiveFile[];
  readonly uploads: readonly OwnUpload[];
}

/**
 * Everything of one person into one zip. The tables are read in one snapshot; the files follow behind it, so that a large
 * library does not keep a connection. It waits wherever the reader does.
 */
export const writeArchive = async (
  deps: ArchiveDeps,
  request: ArchiveRequest,
  out: WritableStream<Uint8Array>,
): Promise<ArchiveManifest> => {
  const entries = openArchiveEntries(out);
  const read = await deps.db.snapshot(request.actor, (query) => addTables(query, entries, request));
  const { files, missing } = await addUploads(deps, entries, read.uploads, request);
  const told: ArchiveManifest = {
    format: archiveFormat,
    version: archiveVersion,
    madeAt: request.now.toISOString(),
    site: deps.siteUrl,
    app: deps.version,
    schema: read.schema,
    account: read.account,
    parts: [...read.parts],
    files: [...read.files, ...files],
    missing: [...missing],
  };
  const readMe = await addText(entries, archivePaths.readMe, readMeText(told));
  const manifest = { ...told, files: [...told.files, { ...readMe, kind: 'text' as const, of: '' }] };
  await addText(entries, archivePaths.manifest, `${JSON.stringify(manifest, null, 1)}\n`);
  await entries.close();
  return manifest;
};

const addText = async (entries: ArchiveEntries, path: string, text: string) =>
  entries.add(path, [text], { size: new TextEncoder().encode(text).byteLength });

const addTables = async (
  query: Query,
  entries: ArchiveEntries,
  { signal, now, uploads }: ArchiveRequest,
): Promise<Read> => {
  // So that moments read the same wherever the database stands.
  await query(`select set_config('timezone', 'utc', true)`);
  const { rows } = await query<{ told: Pick<Read, 'account' | 'schema'> }>(
    'select public.archive_account() as told',
  );
  const [first] = rows;
  if (first === undefined) throw new Error('There is no account to copy');
  const parts: ArchivePart[] = [];
  const files: ArchiveFile[] = [];
  const stamp = now.toISOString();
  const told = rowsForTwo<ToldTask>(query, toldTasks);
  for (const table of archivedTables) {
    signal.throwIfAborted();
    const counted = { rows: 0 };
    const isTold = table.name === 'tasks';
    // A spreadsheet says what the lines say, but for tasks.
    const select = ownRows(table);
    const lines =
      table.spreadsheet && !isTold ? rowsForTwo<Line>(query, select) : () => readRows<Line>(query, select);
    const part = await entries.add(partPath(table.name), linePieces(lines, counted));
    parts.push({ name: table.name, ...part, rows: counted.rows });
    if (counted.rows > 0 && table.spreadsheet) {
      const pieces = isTold ? taskSpreadsheet(told) : spreadsheetPieces(lines);
      const sheet = await entries.add(spreadsheetPath(table.name), pieces);
      files.push({ ...sheet, kind: 'table', of: table.name });
    }
  }
  signal.throwIfAborted();
  const text = await entries.add(archivePaths.tasks, taskText(told, stamp.slice(0, 10)));
  const calendar = await entries.add(archivePaths.calendar, calendarPieces(query));
  files.push({ ...text, kind: 'text', of: 'tasks' }, { ...calendar, kind: 'calendar', of: '' });
  return { ...first.told, parts, files, uploads: uploads ? await ownUploads(query) : [] };
};

const addUploads = async (
  { store }: ArchiveDeps,
  entries: ArchiveEntries,
  uploads: readonly OwnUpload[],
  { signal, part = 1 }: ArchiveRequest,
): Promise<Pick<ArchiveManifest, 'files' | 'missing'>> => {
  const files: ArchiveFile[] = [];
  const { parts, tooLarge } = uploadParts(uploads);
  const missing = elsewhere(parts, tooLarge, part);
  for (const { id, name, version, size } of parts[part - 1] ?? []) {
    signal.throwIfAborted();
    const bytes = version === null ? undefined : await store.get(version);
    if (bytes === undefined) {
      missing.push({ part: name, why: 'The file was changed or removed while the copy was made.' });
      continue;
    }
    const weighed = await entries.add(uploadPath(id, name), bytes, {
      packed: true,
      ...(size > 0 ? { size } : {}),
    });
    files.push({ ...weighed, kind: 'upload', of: id });
  }
  return { files, missing };
};

/** What a person has uploaded and does not find in this file. */
const elsewhere = (
  parts: readonly (readonly OwnUpload[])[],
  tooLarge: readonly OwnUpload[],
  part: number,
): ArchiveManifest['missing'] => [
  ...parts.flatMap((some, at) =>
    at + 1 === part
      ? []
      : [
          {
            part: `Part ${at + 1} of ${parts.length}`,
            why: `${some.length} of your uploads are in it. Download it from the same page as this one.`,
          },
        ],
  ),
  ...(tooLarge.length === 0
    ? []
    : [
        {
          part: `${tooLarge.length} of your uploads`,
          why: 'Too large for a copy. They stay where you uploaded them.',
        },
      ]),
];
