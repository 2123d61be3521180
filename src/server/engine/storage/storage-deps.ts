import type { Context } from 'hono';
import type { Actor, Database } from '#server/engine/database/database.ts';
import type { Identify } from '#server/engine/identify/identify.ts';
import type { Secrets } from '#server/config/secrets.ts';
import type { ObjectStore } from './store/object-store.ts';
import type { PendingObjects } from './objects/pending-objects.ts';
import type { ObjectWriter } from './objects/object-writer.ts';
import type { SignedTokens } from './objects/signed-tokens.ts';

export interface StorageDeps {
  readonly db: Database;
  readonly identify: Identify;
  readonly secrets: Pick<Secrets, 'derive'>;
  readonly store: ObjectStore;
  /** Bytes one file may have at most; a bucket can only ask for less. */
  readonly fileLimit: number;
  /** What `/version` says. */
  readonly version: string;
  readonly logError: (what: string, cause: unknown) => void;
  /** Asked for an object of a public bucket that is not there. */
  readonly pending?: PendingObjects;
  /** Told of a write that the rules of rows refused. */
  readonly onRefused?: (context: Context, actor: Actor) => void;
}

export interface StorageParts extends StorageDeps {
  readonly writer: ObjectWriter;
  readonly tokens: SignedTokens;
}

/** For what no caller's rights cover: limits of a bucket, public buckets, signed addresses, the sweep. */
export const storageAdmin: Actor = { role: 'supabase_storage_admin', claims: {} };

/** The account behind a request, for `owner` and `owner_id`. */
export const ownerOf = (actor: Actor): string | undefined => {
  const { sub } = actor.claims;
  return typeof sub === 'string' && sub !== '' ? sub : undefined;
};
