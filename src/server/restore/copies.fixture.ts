import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import { z } from 'zod';
import { archivePaths, partPath } from '#domain/archive/archive-paths.ts';
import { archiveFormat, archiveVersion } from '#domain/archive/manifest.ts';
import type { ArchiveManifest } from '#domain/archive/manifest.ts';
import { restoreAnswer } from '#domain/restore/restore-plan.ts';
import type { RestoreAnswer, RestoreChoices } from '#domain/restore/restore-plan.ts';
import { archiveStream } from '#server/archive/archive-stream.ts';
import type { Database } from '#server/engine/database/database.ts';
import type { Measured, ObjectStore } from '#server/engine/storage/store/object-store.ts';
import { archiveRestore } from '#server/functions/archive-restore/archive-restore.ts';
import { FunctionError } from '#server/functions/function-error.ts';
import type { Account } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';
import { quickFolder } from '#server/testing/quick-folder.ts';

export type Rows = readonly Readonly<Record<string, unknown>>[];

export interface ZipFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly password?: string;
}

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export const zipOf = async (files: readonly ZipFile[]): Promise<Uint8Array> => {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false, keepOrder: true });
  for (const { name, bytes, password } of files) {
    await zip.add(
      name,
      new Uint8ArrayReader(bytes),
      password === undefined ? {} : { password, zipCrypto: true },
    );
  }
  return zip.close();
};

const linesOf = (rows: Rows): Uint8Array => bytesOf(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));

export interface MadeCopy {
  readonly accountId: string;
  readonly tables: Readonly<Record<string, Rows>>;
  readonly uploads?: readonly { readonly of: string; readonly name: string; readonly bytes: Uint8Array }[];
  /** Applied to the manifest before it is written. */
  readonly told?: (manifest: ArchiveManifest) => unknown;
  /** Applied to the files behind the manifest's back. */
  readonly files?: (files: readonly ZipFile[]) => readonly ZipFile[];
}

/** A copy made by hand, for what `archive-copy` would never write. */
export const copyOf = async ({
  accountId,
  tables,
  uploads = [],
  ...change
}: MadeCopy): Promise<Uint8Array> => {
  const parts = Object.entries(tables).map(([name, rows]) => ({ name, rows, bytes: linesOf(rows) }));
  const manifest: ArchiveManifest = {
    format: archiveFormat,
    version: archiveVersion,
    madeAt: '2026-11-10T08:00:00.000Z',
    site: 'https://kindling.example',
    app: '1.0.0',
    schema: '20261122100000',
    account: { id: accountId, email: null, createdAt: null },
    parts: parts.map(({ name, rows, bytes }) => ({
      name,
      path: partPath(name),
      rows: rows.length,
      bytes: bytes.byteLength,
      sha256: sha256Of(bytes),
    })),
    files: uploads.map(({ of, name, bytes }) => ({
      path: name,
      bytes: bytes.byteLength,
      sha256: sha256Of(bytes),
      kind: 'upload',
      of,
    })),
    missing: [],
  };
  const files: readonly ZipFile[] = [
    ...parts.map(({ name, bytes }) => ({ name: partPath(name), bytes })),
    ...uploads.map(({ name, bytes }) => ({ name, bytes })),
    { name: archivePaths.manifest, bytes: bytesOf(JSON.stringify(change.told?.(manifest) ?? manifest)) },
  ];
  return zipOf(change.files?.(files) ?? files);
};

export interface OpenRestores extends OpenDatabase {
  readonly look: (who: Account, file: Uint8Array) => Promise<RestoreAnswer>;
  readonly restore: (
    who: Account,
    file: Uint8Array,
    choices?: RestoreChoices,
    lookedAt?: Uint8Array,
  ) => Promise<RestoreAnswer>;
  /** The code of the refusal. */
  readonly refusal: (who: Account, file: Uint8Array, action?: 'look' | 'restore') => Promise<string>;
  readonly undo: (who: Account, answer: RestoreAnswer) => Promise<Readonly<Record<string, unknown>>>;
  /** As `archive-copy` makes it. */
  readonly take: (who: Account) => Promise<Uint8Array>;
  readonly run: (who: Account, text: string, values?: readonly unknown[]) => Promise<Rows>;
  /** The bytes of uploads, by their version. */
  readonly stored: Map<string, Uint8Array>;
  /** What lies where copies are received. */
  readonly leftBehind: () => Promise<readonly string[]>;
  readonly db: Database;
}

const memoryStore = (stored: Map<string, Uint8Array>): Pick<ObjectStore, 'put' | 'remove'> => ({
  put: async (version, body): Promise<Measured> => {
    const pieces: Uint8Array[] = [];
    for await (const piece of body) pieces.push(piece);
    const bytes = Buffer.concat(pieces);
    stored.set(version, bytes);
    return { size: bytes.byteLength, etag: createHash('md5').update(bytes).digest('hex') };
  },
  remove: async (version) => {
    stored.delete(version);
  },
});

export const openRestores = async (): Promise<OpenRestores> => {
  const open = await openDatabase();
  const dataDirectory = await mkdtemp(path.join(quickFolder(), 'kindling-restore-'));
  const stored = new Map<string, Uint8Array>();
  const call = archiveRestore({
    limits: { take: async () => {} },
    store: memoryStore(stored),
    dataDirectory,
    logError: () => {},
  });
  const send = async (who: Account, file: Uint8Array, order: unknown): Promise<RestoreAnswer> => {
    const request = new Request('http://localhost/functions/v1/archive-restore', {
      method: 'POST',
      headers: { 'kindling-restore': JSON.stringify(order) },
      body: Uint8Array.from(file),
    });
    const response = await call(request, {
      actor: who.actor,
      userId: who.id,
      db: open.db,
      address: '127.0.0.1',
    });
    return restoreAnswer.parse(await response.json());
  };
  const look: OpenRestores['look'] = (who, file) => send(who, file, { action: 'look' });
  const restore: OpenRestores['restore'] = (who, file, choices = {}, lookedAt = file) =>
    send(who, file, { action: 'restore', sha256: sha256Of(lookedAt), choices });
  const run: OpenRestores['run'] = async (who, text, values = []) =>
    (await open.db.tx(who.actor, (query) => query<Record<string, unknown>>(text, values))).rows;
  return {
    ...open,
    look,
    restore,
    run,
    stored,
    refusal: async (who, file, action = 'restore') => {
      try {
        await (action === 'look' ? look(who, file) : restore(who, file));
      } catch (error) {
        if (error instanceof FunctionError) return error.code;
        throw error;
      }
      return 'nothing refused';
    },
    undo: async (who, answer) => {
      const rows = await run(who, 'select public.undo_restore($1) as done', [answer.restore?.id]);
      return z.record(z.string(), z.unknown()).parse(rows[0]?.['done']);
    },
    take: async (who) => {
      const { body, done } = archiveStream(
        {
          db: open.db,
          store: {
            get: async (version) => {
              const bytes = stored.get(version);
              return bytes === undefined ? undefined : Readable.from([bytes]);
            },
          },
          siteUrl: 'https://kindling.example',
          version: '1.0.0',
        },
        { actor: who.actor, uploads: true, now: new Date() },
      );
      const bytes = new Uint8Array(await new Response(body).arrayBuffer());
      await done;
      return bytes;
    },
    leftBehind: async () => readdir(path.join(dataDirectory, 'restoring')).catch(() => []),
    close: async () => {
      await open.close();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
};
