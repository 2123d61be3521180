import type { Context } from 'hono';
import { z } from 'zod';
import { findBucket, requireType } from './bucket-limits.ts';
import {
  cacheControlOf,
  contentEncodingOf,
  readMetadata,
} from '#server/engine/storage/store/object-metadata.ts';
import { requireBucketName, requireObjectName } from '#server/engine/storage/http/object-name.ts';
import { findRow, requireVersion } from './object-rows.ts';
import type { ObjectRow } from './object-rows.ts';
import type { ObjectPlace } from '#server/engine/storage/http/object-name.ts';
import { withReservation } from './reservations.ts';
import { readStorageBody } from '#server/engine/storage/http/read-storage-body.ts';
import { parseUserMetadata } from '#server/engine/storage/http/upload-body.ts';
import { ownerOf } from '#server/engine/storage/storage-deps.ts';
import type { StorageParts } from '#server/engine/storage/storage-deps.ts';
import { accessDenied, noSuchKey, tooLarge } from '#server/engine/storage/storage-error.ts';

const moveSchema = z.object({
  bucketId: z.string().transform(requireBucketName),
  sourceKey: z.string().transform(requireObjectName),
  destinationBucket: z.string().transform(requireBucketName).nullish(),
  destinationKey: z.string().transform(requireObjectName),
  sourceVersionId: z.string().nullish(),
});

const copySchema = moveSchema.extend({
  copyMetadata: z.boolean().default(true),
  metadata: z
    .object({
      cacheControl: z.string().optional(),
      mimetype: z.string().optional(),
      contentEncoding: z.string().optional(),
    })
    .optional(),
});

type Move = z.output<typeof moveSchema>;

/** Another name for the same bytes: only the row changes. */
export const handleMove = async (c: Context, parts: StorageParts): Promise<Response> => {
  const actor = await parts.identify(c.req.raw);
  const move = await readStorageBody(c, moveSchema);
  const { source, destination } = placesOf(move);
  const limits = await findBucket(parts, destination.bucketId);
  const id = await parts.db.tx(actor, async (query) => {
    const row = requireSource(await findRow(query, source), move);
    requireFit(limits, source, row);
    const { rowCount } = await query(
      'update storage.objects set bucket_id = $1, name = $2, updated_at = now() where id = $3',
      [destination.bucketId, destination.name, row.id],
      'storage_move_object',
    );
    if (rowCount !== 1) throw accessDenied();
    return row.id;
  });
  return c.json({
    message: 'Successfully moved',
    Id: id,
    Key: `${destination.bucketId}/${destination.name}`,
  });
};

export const handleCopy = async (c: Context, parts: StorageParts): Promise<Response> => {
  const actor = await parts.identify(c.req.raw);
  const copy = await readStorageBody(c, copySchema);
  const { source, destination } = placesOf(copy);
  const limits = await findBucket(parts, destination.bucketId);
  const row = requireSource(await parts.db.tx(actor, (query) => findRow(query, source)), copy);
  const target = { ...destination, owner: ownerOf(actor), upsert: c.req.header('x-upsert') === 'true' };

  const given = copy.copyMetadata ? undefined : copy.metadata;
  const encoding = contentEncodingOf(given?.contentEncoding);
  const metadata = {
    ...row.metadata,
    lastModified: new Date().toISOString(),
    ...(given?.mimetype === undefined ? {} : { mimetype: given.mimetype }),
    ...(given?.cacheControl === undefined ? {} : { cacheControl: cacheControlOf(given.cacheControl) }),
    ...(encoding === undefined ? {} : { contentEncoding: encoding }),
  };
  requireFit(limits, source, { ...row, metadata });
  const notes = c.req.header('x-metadata');
  const userMetadata = copy.copyMetadata
    ? row.user_metadata
    : (parseUserMetadata(notes === undefined ? null : Buffer.from(notes, 'base64').toString('utf8')) ?? null);

  await parts.writer.authorize(actor, target);
  const { version } = row;
  const { size } = readMetadata(row.metadata);
  const written =
    version === null
      ? undefined
      : await withReservation(parts, target.owner, size, (reservation) =>
          parts.writer.copy(actor, { ...target, reservation }, version, { metadata, userMetadata }),
        );
  if (written === undefined) throw noSuchKey();
  return c.json({
    Id: written.id,
    Key: `${destination.bucketId}/${destination.name}`,
    id: written.id,
    name: destination.name,
    bucket_id: destination.bucketId,
    version: written.version,
    metadata,
    user_metadata: userMetadata,
  });
};

const placesOf = (move: Move): { readonly source: ObjectPlace; readonly destination: ObjectPlace } => ({
  source: { bucketId: move.bucketId, name: move.sourceKey },
  destination: { bucketId: move.destinationBucket ?? move.bucketId, name: move.destinationKey },
});

const requireSource = (row: ObjectRow | undefined, move: Move): ObjectRow => {
  if (row === undefined) throw noSuchKey();
  requireVersion(row, move.sourceVersionId);
  return row;
};

/** A bucket's limits hold for what comes from another bucket as well. */
const requireFit = (
  limits: Awaited<ReturnType<typeof findBucket>>,
  source: ObjectPlace,
  row: Pick<ObjectRow, 'metadata'>,
): void => {
  const { mimetype, size } = readMetadata(row.metadata);
  requireType(limits, mimetype);
  if (limits.id !== source.bucketId && size > limits.maximumSize) throw tooLarge();
};
