import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { DataStore, Upload } from '@tus/server';
import type { Actor } from '#server/engine/database/database.ts';
import { cacheControlOf } from '#server/engine/storage/store/object-metadata.ts';
import type { Description } from '#server/engine/storage/store/object-metadata.ts';
import type { ObjectStore, Version } from '#server/engine/storage/store/object-store.ts';
import { parseUserMetadata } from '#server/engine/storage/http/upload-body.ts';
import {
  addPart,
  completeUpload,
  deleteUpload,
  insertUpload,
  partsOf,
  requireUpload,
  RESUMABLE_HOURS,
} from './resumable-rows.ts';
import type { NewUpload, ResumableUpload } from './resumable-rows.ts';
import type { StorageParts } from '#server/engine/storage/storage-deps.ts';
import { asStorageError, StorageError } from '#server/engine/storage/storage-error.ts';

/** Who is asking, and for what: known when the protocol's library calls back. */
export interface ResumableVisit {
  readonly actor: Actor;
  readonly owner: string | undefined;
  readonly upsert: boolean;
  readonly bucketId: string;
  readonly name: string;
}

/**
 * Keeps what arrives as parts in the object store, whatever that is, and the count in the database: any process
 * can take the next request. The last part makes the object, by the same way as every other upload.
 */
export class ResumableStore extends DataStore {
  readonly #parts: StorageParts;
  readonly #visit: () => ResumableVisit;

  constructor(parts: StorageParts, visit: () => ResumableVisit) {
    super();
    this.#parts = parts;
    this.#visit = visit;
    this.extensions = ['creation', 'creation-with-upload', 'expiration', 'termination'];
  }

  override async create(upload: Upload): Promise<Upload> {
    const { owner, upsert, bucketId, name } = this.#visit();
    const metadata = upload.metadata ?? {};
    const row: NewUpload = { id: upload.id, size: upload.size ?? 0, metadata, owner, upsert, bucketId, name };
    await insertUpload(this.#parts.db, row);
    const created = await requireUpload(this.#parts.db, upload.id);
    upload.creation_date = created.createdAt.toISOString();
    if (created.size === 0) await this.#complete(created, []);
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size, received, metadata, createdAt } = await requireUpload(this.#parts.db, id);
    return new Upload({
      id,
      size,
      offset: received,
      metadata: { ...metadata },
      creation_date: createdAt.toISOString(),
    });
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const { db, store, writer } = this.#parts;
    const upload = await requireUpload(db, id);
    const version = randomUUID();
    const arriving = untilInterrupted(stream);
    const { size } = await store.put(version, arriving.chunks);
    const end = offset + size;
    if (end === upload.size && !upload.completed) {
      await this.#complete(upload, [...(await partsOf(db, id)), version]);
      return end;
    }
    const added = size > 0 && (await addPart(db, { uploadId: id, version, from: offset, to: end }));
    if (!added) await writer.discard([version]);
    const interruption = arriving.interruption();
    if (interruption !== undefined) throw interruption;
    if (!added && size > 0) {
      throw new StorageError({ status: 409, code: 'ResourceLocked', message: 'Upload-Offset conflict' });
    }
    return end;
  }

  override async remove(id: string): Promise<void> {
    const { db, writer } = this.#parts;
    const versions = await partsOf(db, id);
    await deleteUpload(db, id);
    await writer.discard(versions);
  }

  override getExpiration(): number {
    return RESUMABLE_HOURS * 60 * 60 * 1000;
  }

  /** The offset only reaches the end together with the object: until then a client knows it has to go on. */
  async #complete(upload: ResumableUpload, versions: readonly Version[]): Promise<void> {
    const { db, store, writer } = this.#parts;
    const { actor } = this.#visit();
    try {
      const target = { ...upload, reservation: upload.id };
      await writer.write(actor, target, concatenate(store, versions), async () => descriptionOf(upload));
    } catch (error) {
      if (asStorageError(error).status < 500) {
        await deleteUpload(db, upload.id);
        await writer.discard(versions);
      } else {
        await writer.discard(versions.slice(-1));
      }
      throw error;
    }
    await completeUpload(db, upload.id);
    await writer.discard(versions);
  }
}

export const descriptionOf = ({ metadata }: Pick<ResumableUpload, 'metadata'>): Description => {
  const text = (name: string): string | undefined => metadata[name] ?? undefined;
  return {
    mimetype: text('contentType') ?? 'application/octet-stream',
    cacheControl: cacheControlOf(text('cacheControl')),
    contentEncoding: undefined,
    userMetadata: parseUserMetadata(text('metadata')),
  };
};

const concatenate = async function* (
  store: ObjectStore,
  versions: readonly Version[],
): AsyncGenerator<Uint8Array> {
  for (const version of versions) {
    const part = await store.get(version);
    if (part === undefined) throw new Error('A part of a resumable upload is missing');
    yield* part as AsyncIterable<Uint8Array>;
  }
};

/** What arrived before the connection broke is kept: that is what resuming is for. */
const untilInterrupted = (
  stream: Readable,
): {
  readonly chunks: AsyncIterable<Uint8Array>;
  readonly interruption: () => Error | undefined;
} => {
  let interruption: Error | undefined;
  const flow = async function* (): AsyncGenerator<Uint8Array> {
    try {
      yield* stream as AsyncIterable<Uint8Array>;
    } catch (error) {
      // The library's own refusals carry a status: more came than was announced.
      if (error instanceof Error && 'status_code' in error) throw error;
      interruption = error instanceof Error ? error : new Error('The upload was interrupted');
    }
  };
  return { chunks: flow(), interruption: () => interruption };
};
