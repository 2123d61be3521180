import { z } from 'zod';
import { partsHeader, uploadParts } from '#domain/archive/upload-parts.ts';
import { archiveStream } from '#server/archive/archive-stream.ts';
import { ownUploads } from '#server/archive/own-uploads.ts';
import type { ArchiveDeps } from '#server/archive/write-archive.ts';
import type { Query } from '#server/engine/database/database.ts';
import { functionLimits } from '#server/limits/function-limits.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';
import { inRole } from '../function-context.ts';
import type { ServerFunction } from '../function-context.ts';
import { FunctionError } from '../function-error.ts';
import { readBody } from '../read-body.ts';

export interface ArchiveCopyDeps extends ArchiveDeps {
  readonly limits: Pick<RateLimits, 'take'>;
  readonly logError: (what: string, cause: unknown) => void;
}

const bodySchema = z.object({
  uploads: z.boolean().default(true),
  /** Uploads that do not fit into one file come in several, each of them whole. */
  part: z.int().min(1).max(1000).default(1),
});

const countParts = async (query: Query): Promise<number> => uploadParts(await ownUploads(query)).parts.length;

const busy = (message: string): FunctionError =>
  new FunctionError(429, 'busy', message, { headers: { 'retry-after': '5' } });

/** Everything the caller has, as one zip that is made while it is read. No licence is asked: it is theirs. */
export const archiveCopy = ({ limits, logError, ...deps }: ArchiveCopyDeps): ServerFunction => {
  const making = new Set<string>();
  return async (request, { actor, userId, db, address }) => {
    const { uploads, part } = await readBody(request, bodySchema);
    await limits.take(
      { limit: 'archiveCopy', subject: address },
      { limit: 'archiveCopyAccount', subject: userId },
    );
    if (making.has(userId)) throw busy('A copy of this account is being made');
    if (making.size >= functionLimits.copiesAtOnce) throw busy('Other copies are being made');
    making.add(userId);
    const now = new Date();
    try {
      await db.tx(inRole({ actor }, 'service_role'), (query) => query('select public.note_copy_taken()'));
      const parts = uploads ? await db.tx(actor, countParts) : 1;
      const { body, started, done } = archiveStream(deps, { actor, uploads, part, now });
      done
        .catch((error: unknown) => logError('A copy was not finished', error))
        .finally(() => making.delete(userId));
      // What goes wrong before the first byte is answered as ever; behind it, the file breaks off and its reader sees that.
      await Promise.race([started, done]);
      return new Response(body, {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="kindling-${now.toISOString().slice(0, 10)}.zip"`,
          'cache-control': 'no-store',
          'x-accel-buffering': 'no',
          [partsHeader]: String(parts),
        },
      });
    } catch (error) {
      making.delete(userId);
      throw error;
    }
  };
};
