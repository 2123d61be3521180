import type { Database } from './database.ts';

const HOUR = 60 * 60 * 1000;
// Each takes up to 500 rows of every kind; what is left after these waits for the next hour.
const MOST_ROUNDS = 100;

const procedures = [
  'purge_deleted_records',
  'purge_restore_points',
  'purge_restores',
  'purge_contact',
  'purge_uploads',
  'purge_expired_memories',
  'purge_ai_requests',
  'purge_support',
  'purge_sign_in_record',
  'purge_sign_in_places',
  'archive_old_things',
] as const;

/**
 * Once an hour takes away for good what was deleted more than thirty days ago, old restore points and ways back from
 * restores, messages that are too old, uploads and memories that are over, old lists of what was sent to a model, what was
 * shared and is over, the old end of the record of sign-ins, and where those were; and puts old finished things away for those who asked for it.
 */
export const startPurging = (deps: {
  readonly db: Pick<Database, 'tx'>;
  readonly logError: (what: string, cause: unknown) => void;
}): (() => Promise<void>) => {
  let running: Promise<void> = Promise.resolve();
  const purgeBy = async (procedure: (typeof procedures)[number]): Promise<void> => {
    try {
      for (let round = 0; round < MOST_ROUNDS; round += 1) {
        // Short transactions, one after the other, hold up nobody.
        const { rows } = await deps.db.tx({ role: 'service_role', claims: {} }, (query) =>
          query<{ gone: number }>(`select public.${procedure}()::int as gone`),
        );
        if ((rows[0]?.gone ?? 0) === 0) return;
      }
    } catch (error) {
      deps.logError('What is over could not be taken away', error);
    }
  };
  const purge = async (): Promise<void> => {
    for (const procedure of procedures) await purgeBy(procedure);
  };
  const timer = setInterval(() => {
    running = running.then(purge);
  }, HOUR);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
