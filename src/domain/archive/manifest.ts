import * as z from 'zod/mini';

/** Written into every file, so that whoever reads it in ten years knows what it is. */
export const archiveFormat = 'kindling-archive';
/** Goes up when a reader of old files would misread new ones. */
export const archiveVersion = 1;

const count = z.number().check(z.int(), z.nonnegative());
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/u));
const path = z.string().check(z.minLength(1), z.maxLength(400));

/** The rows of one table, in JSON lines. Bytes and hash are those of the unpacked file. */
const archivePart = z.object({
  /** The table, without its schema. */
  name: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,62}$/u)),
  path,
  rows: count,
  bytes: count,
  sha256,
});
export type ArchivePart = z.output<typeof archivePart>;

const archiveFileKinds = ['table', 'calendar', 'text', 'upload'] as const;

/** Everything else in the file. `of` is a table for a spreadsheet, the id in `music_staging` for an upload, else empty. */
const archiveFile = z.object({ path, bytes: count, sha256, kind: z.enum(archiveFileKinds), of: z.string() });
export type ArchiveFile = z.output<typeof archiveFile>;

/** As the sign-in service tells it. What else it says is kept, and not looked at. */
const archiveAccount = z.looseObject({
  id: z.uuid(),
  email: z.nullable(z.string()),
  createdAt: z.nullable(z.string()),
});

export const archiveManifest = z.object({
  format: z.literal(archiveFormat),
  version: z.number().check(z.int(), z.positive()),
  madeAt: z.string(),
  /** The address of the site it comes from. */
  site: z.string(),
  /** The version of the app, and the newest migration its tables had. */
  app: z.string(),
  schema: z.string(),
  account: archiveAccount,
  parts: z.array(archivePart).check(z.maxLength(500)),
  files: z.array(archiveFile).check(z.maxLength(100_000)),
  /** What should be in the file and is not, with the reason. */
  missing: z.array(z.object({ part: z.string(), why: z.string() })),
});
export type ArchiveManifest = z.output<typeof archiveManifest>;
