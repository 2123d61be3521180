import type { Database } from './database.ts';

const HOUR = 60 * 60 * 1000;

/** Once an hour takes away for good what was deleted more than thirty days ago. */
export function startPurging(deps: {
  readonly db: Pick<Database, 'tx'>;
  readonly logError: (what: string, cause: unknown) => void;
}): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const purge = async (): Promise<void> => {
    try {
      await deps.db.tx({ role: 'service_role', claims: {} }, (query) =>
        query('select public.purge_deleted_records()'),
      );
    } catch (error) {
      deps.logError('Deleted records could not be taken away', error);
    }
  };
  const timer = setInterval(() => {
    running = running.then(purge);
  }, HOUR);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
