import { z } from 'zod';
import { restoreLimits } from '#domain/restore/restore-limits.ts';
import { choicesSchema } from '#domain/restore/restore-plan.ts';
import type { RestoreAnswer } from '#domain/restore/restore-plan.ts';
import type { ObjectStore } from '#server/engine/storage/store/object-store.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';
import { CopyRefused } from '#server/restore/copy-refused.ts';
import { openCopy } from '#server/restore/open-copy.ts';
import { receiveCopy } from '#server/restore/receive-copy.ts';
import type { ReceivedCopy } from '#server/restore/receive-copy.ts';
import { restoreCopy } from '#server/restore/restore-copy.ts';
import type { Restored } from '#server/restore/restore-copy.ts';
import { createTurns } from '#server/restore/turns.ts';
import { startWorkTime } from '#server/restore/work-time.ts';
import type { WorkTime } from '#server/restore/work-time.ts';
import type { UploadShelf } from '#server/restore/restore-uploads.ts';
import type { FunctionContext, ServerFunction } from '../function-context.ts';
import { FunctionError, invalidRequest } from '../function-error.ts';
import { parseBody, parseJson } from '../read-body.ts';

export interface ArchiveRestoreDeps {
  readonly limits: Pick<RateLimits, 'take'>;
  readonly store: Pick<ObjectStore, 'put' | 'remove'>;
  readonly dataDirectory: string;
  readonly logError: (message: string, cause: unknown) => void;
}

/** The body is the file; what is to be done with it stands in this header. */
const orderHeader = 'kindling-restore';

const orderSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('look') }),
  z.object({
    action: z.literal('restore'),
    /** Of the file that was looked at. */
    sha256: z.string().regex(/^[0-9a-f]{64}$/u),
    choices: choicesSchema,
  }),
]);
type Order = z.infer<typeof orderSchema>;

/** Each has a file on the disk; nobody has more than one of them. */
const mostAtOnce = 6;
/** Each of these has a connection to the database as well. A file that has come waits for its turn. */
const mostAtWork = 3;

/** Thrown to take everything back that a look has tried. */
class Rehearsed extends Error {
  readonly restored: Restored;
  constructor(restored: Restored) {
    super('A look changes nothing');
    this.restored = restored;
  }
}

const statusOf = (code: CopyRefused['code']): number => {
  if (code === 'too_large') return 413;
  return code === 'busy' ? 503 : 422;
};

const readOrder = (request: Request): Order => {
  const text = request.headers.get(orderHeader);
  if (text === null || text.length > 8192) throw invalidRequest(`The header ${orderHeader} says what to do`);
  return parseBody(parseJson(text), orderSchema);
};

/**
 * Puts a copy back (decision 089): the file is written to the disk, read whole and found to be sound before anything is
 * changed; then everything happens in one transaction, or nothing does. A look is the same with a rollback behind it.
 */
export const archiveRestore = (deps: ArchiveRestoreDeps): ServerFunction => {
  const running = new Set<string>();
  const turn = createTurns(mostAtWork);

  const restore = async (
    order: Order,
    copy: ReceivedCopy,
    { signal, grantFor }: WorkTime,
    { actor, db, userId }: FunctionContext,
  ): Promise<RestoreAnswer> => {
    const isLook = order.action === 'look';
    if (!isLook && order.sha256 !== copy.sha256) throw new CopyRefused('other_file');
    const source = await openCopy(copy, signal);
    grantFor(source.parts.reduce((sum, { rows }) => sum + rows, 0));
    const choices = isLook ? {} : order.choices;
    const shelf: UploadShelf = { store: isLook ? undefined : deps.store, versions: [] };
    try {
      const { plan, restoreId } = await db.tx(actor, async (query) => {
        const restored = await restoreCopy(query, source, {
          userId,
          choices,
          signal,
          shelf,
          sha256: copy.sha256,
          isLook,
        });
        if (isLook) throw new Rehearsed(restored);
        return restored;
      });
      return { plan, restore: restoreId === null ? null : { id: restoreId } };
    } catch (error) {
      if (error instanceof Rehearsed) return { plan: error.restored.plan, restore: null };
      await Promise.all(
        shelf.versions.map((version) =>
          deps.store.remove(version).catch((cause: unknown) => {
            deps.logError('Bytes of a restore that was called off are still there', cause);
          }),
        ),
      );
      throw error;
    }
  };

  return async (request, context) => {
    const order = readOrder(request);
    await deps.limits.take(
      { limit: 'archiveRestore', subject: context.address },
      { limit: 'archiveRestoreAccount', subject: context.userId },
    );
    if (running.has(context.userId) || running.size >= mostAtOnce) throw asAnswer(new CopyRefused('busy'));
    running.add(context.userId);
    try {
      if (Number(request.headers.get('content-length') ?? 0) > restoreLimits.fileBytes) {
        throw new CopyRefused('too_large');
      }
      const { dataDirectory } = deps;
      await using copy = await receiveCopy(request.body, { dataDirectory, signal: request.signal });
      using _ = await turn();
      using time = startWorkTime(copy.size, request.signal);
      return Response.json(await restore(order, copy, time, context));
    } catch (error) {
      throw error instanceof CopyRefused ? asAnswer(error) : error;
    } finally {
      running.delete(context.userId);
    }
  };
};

const asAnswer = (refused: CopyRefused): FunctionError =>
  // What is left of the body is not read, so the connection ends.
  new FunctionError(statusOf(refused.code), refused.code, refused.message, {
    cause: refused,
    headers: { connection: 'close' },
  });
