import {
  headText,
  type MissingPart,
  partEnd,
  partStart,
  recordRow,
  rowsText,
  tailText,
} from '#domain/data-export/export-document.ts';
import { type ExportedTable, exportedTables } from '#domain/data-export/export-tables.ts';
import { exportedKinds, recordRegistry } from '#domain/records/record-registry.ts';
import {
  type Asking,
  readAccount,
  readOwnRows,
  type Row,
  rowsAtOnce,
} from '#web/features/data-export/export-queries.ts';
import type { OpenRecords } from '#web/services/records/open-records.ts';

export interface ExportProgress {
  readonly done: number;
  readonly all: number;
}

export interface Exported {
  readonly file: Blob;
  readonly entries: number;
  readonly missing: readonly MissingPart[];
}

interface Making extends Asking {
  readonly records: OpenRecords;
  readonly site: string;
  readonly now: string;
  readonly onProgress: (progress: ExportProgress) => void;
}

/** What is being written: text in pieces, which a browser may put on its disk. */
interface Writing {
  readonly pieces: string[];
  readonly missing: MissingPart[];
  entries: number;
  parts: number;
  /** The number of the person's profile, once it was read. */
  profile: string | null;
}

const syncPatience = 8_000;
// Far beyond what the database lets anybody have; a server that repeats itself must not fill a memory.
const mostPages = 1_000;

const reason = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : 'No answer from the server.';

const waitAtMost = async (work: Promise<void>, milliseconds: number): Promise<boolean> =>
  Promise.race([
    work.then(() => true),
    new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false), milliseconds);
    }),
  ]);

/** What was written on other devices comes first; where it cannot come, the file says so. */
const catchUp = async ({ records }: Making, { missing }: Writing): Promise<void> => {
  const inTime = await waitAtMost(records.sync.run(), syncPatience);
  const { trouble } = records.sync.state();
  if (inTime && trouble === null) return;
  missing.push({
    part: 'Recent changes from your other devices',
    why: trouble?.message ?? 'The server took too long.',
  });
};

const startPart = (writing: Writing, name: string): void => {
  writing.pieces.push(partStart(name, writing.parts === 0));
  writing.parts += 1;
};

const writeRecords = ({ records }: Making, writing: Writing): void => {
  for (const kind of exportedKinds) {
    startPart(writing, recordRegistry[kind].table);
    const rows = records.store.heldOf(kind).map(recordRow);
    writing.pieces.push(rowsText(rows, true), partEnd);
    writing.entries += rows.length;
  }
};

const writeTablePart = async (making: Making, writing: Writing, table: ExportedTable): Promise<void> => {
  startPart(writing, table.table);
  let last: Row | undefined;
  let seen = 0;
  try {
    const owner = table.owner?.is === 'profile' ? writing.profile : making.userId;
    if (owner === null) throw new Error('We couldn’t load your profile.');
    for (let page = 0; ; page += 1) {
      if (page === mostPages) throw new Error('There was too much to read.');
      const rows = await readOwnRows(making, { table, owner, last, seen });
      writing.pieces.push(rowsText(rows, seen === 0));
      seen += rows.length;
      last = rows.at(-1);
      if (table.table === 'profiles' && last !== undefined) writing.profile = String(last['id']);
      if (rows.length < rowsAtOnce) break;
    }
  } catch (error) {
    making.signal.throwIfAborted();
    writing.missing.push({ part: table.table, why: reason(error) });
  }
  writing.pieces.push(partEnd);
  writing.entries += seen;
};

const account = async (making: Making, writing: Writing): Promise<unknown> => {
  try {
    return await readAccount(making);
  } catch (error) {
    writing.missing.push({ part: 'account', why: reason(error) });
    return null;
  }
};

/**
 * Everything a person has, as one JSON document. Throws only where it was called off: a part that could not be read is
 * named in the file and told to the person, and all the others are there.
 */
export const makeExport = async (making: Making): Promise<Exported> => {
  const { records, signal, site, now, onProgress } = making;
  const writing: Writing = { pieces: [], missing: [], entries: 0, parts: 0, profile: null };
  const all = exportedTables.length + 2;
  onProgress({ done: 0, all });
  await catchUp(making, writing);
  signal.throwIfAborted();
  writing.pieces.push(headText({ madeAt: now, site, account: await account(making, writing) }));
  signal.throwIfAborted();
  onProgress({ done: 1, all });
  writeRecords(making, writing);
  for (const [at, table] of exportedTables.entries()) {
    onProgress({ done: at + 2, all });
    await writeTablePart(making, writing, table);
  }
  const notSent = records.store
    .unsent()
    .map(({ kind, id, stamps }) => ({ kind, id, fields: Object.keys(stamps) }));
  writing.pieces.push(tailText({ notSent, missing: writing.missing }));
  onProgress({ done: all, all });
  return {
    file: new Blob(writing.pieces, { type: 'application/json' }),
    entries: writing.entries,
    missing: writing.missing,
  };
};
