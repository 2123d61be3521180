import type { Readable } from 'node:stream';
import type { ByteRange } from './byte-range.ts';

/** A UUID made for one write. Names of objects never reach a store, so they cannot become paths. */
export type Version = string;

export interface StoredVersion {
  readonly version: Version;
  readonly lastModified: Date;
}

export interface Measured {
  readonly size: number;
  /** MD5 in hexadecimal, the same for every store. */
  readonly etag: string;
}

/** Where the bytes are. A version is there whole or not at all, and never changes. */
export interface ObjectStore {
  readonly put: (version: Version, body: AsyncIterable<Uint8Array>) => Promise<Measured>;
  /** Undefined when there is no such version. */
  readonly get: (version: Version, range?: ByteRange) => Promise<Readable | undefined>;
  /** False when there is no such version. */
  readonly copy: (from: Version, to: Version) => Promise<boolean>;
  /** No error when it is gone already. */
  readonly remove: (version: Version) => Promise<void>;
  /** For the sweep: every version that starts with these two hexadecimal digits, page by page. */
  readonly list: (shard: string) => AsyncIterable<StoredVersion>;
  /** Takes away what a process left half written that died before the given moment. */
  readonly removeUnfinished: (before: Date) => Promise<void>;
  readonly close: () => void;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

export const isVersion = (text: string): boolean => uuid.test(text);

/** The last guard before a version becomes part of a path or a key. */
export const requireValidVersion = (version: Version): Version => {
  if (!isVersion(version)) throw new Error('A version of an object must be a UUID');
  return version;
};
