import { DatabaseError } from 'pg';
import { authAdmin } from '#server/engine/database/database.ts';
import type { Database, Query } from '#server/engine/database/database.ts';
import { writeAudit } from '#server/engine/auth/users/audit-log.ts';

const DEADLOCK = '40P01';
const TRIES = 3;
/** Many years of records go in one statement. */
const PATIENCE = '120s';

interface EraseDeps {
  readonly db: Pick<Database, 'tx'>;
  /** Bytes of what was deleted. */
  readonly removeDiscarded?: (() => Promise<void>) | undefined;
  readonly logError: (what: string, cause: unknown) => void;
}

/**
 * Removes a person with everything that is theirs, by the one procedure of the database, and then the bytes of their files.
 * Says whether there was an account. May be called again at any time: it goes on where it was stopped. The procedure records
 * itself; `prepare` says in its transaction from where it was asked for, or why.
 */
export const erasePerson = async (
  deps: EraseDeps,
  id: string,
  address: string,
  prepare?: (query: Query) => Promise<void>,
): Promise<boolean> => {
  const wasThere = await again(TRIES, () =>
    deps.db.tx(authAdmin, async (query) => {
      await query(`select set_config('statement_timeout', $1, true)`, [PATIENCE]);
      await prepare?.(query);
      const { rows } = await query<{ erased: boolean }>('select public.erase_person($1) as erased', [id]);
      if (rows[0]?.erased !== true) return false;
      // That it happened, and not to whom.
      await writeAudit(query, {
        action: 'user_deleted',
        userId: '',
        email: null,
        address,
        traits: { by: 'service_role' },
      });
      return true;
    }),
  );
  try {
    await deps.removeDiscarded?.();
  } catch (error) {
    deps.logError('Bytes of a deleted account are left to the sweep', error);
  }
  return wasThere;
};

/** An upload that replaces a file may hold what the deletion waits for, and the other way round; one of them is sent back. */
const again = async <T>(tries: number, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const isDeadlock = error instanceof DatabaseError && error.code === DEADLOCK;
    if (!isDeadlock || tries <= 1) throw error;
    return again(tries - 1, work);
  }
};
