import { authAdmin } from '#server/engine/database/database.ts';
import type { Database } from '#server/engine/database/database.ts';
import { erasePerson } from '#server/engine/auth/users/erase-person.ts';

const EVERY_MS = 10 * 60_000;

export interface CarryOutDeps {
  readonly db: Pick<Database, 'tx'>;
  readonly removeDiscarded?: (() => Promise<void>) | undefined;
  readonly logError: (what: string, cause: unknown) => void;
}

/** Called off between the list and the deletion: nothing happens. */
class CalledOffError extends Error {
  override readonly name = 'CalledOffError';
}

/**
 * Deletes everybody whose days to change their mind are over, one after the other, each in a transaction of its own that asks
 * once more. One that does not work is noted and tried again in an hour. What stops this in the middle leaves whole accounts:
 * the next turn, of this process or another, goes on. Answers how many are gone.
 */
export const carryOutDeletions = async (deps: CarryOutDeps): Promise<number> => {
  let gone = 0;
  for (;;) {
    const { rows } = await deps.db.tx(authAdmin, (query) =>
      query<{ id: string }>('select due as id from public.due_deletions() as due'),
    );
    if (rows.length === 0) return gone;
    for (const { id } of rows) {
      if (await carryOut(deps, id)) gone += 1;
    }
  }
};

const carryOut = async (deps: CarryOutDeps, id: string): Promise<boolean> => {
  try {
    return await erasePerson(deps, id, '', async (query) => {
      const { rows } = await query<{ due: boolean }>('select public.begin_due_deletion($1) as due', [id]);
      if (rows[0]?.due !== true) throw new CalledOffError();
    });
  } catch (error) {
    if (error instanceof CalledOffError) return false;
    // Without the number of the account: a log outlives it.
    deps.logError('An account that is due could not be deleted; it is tried again in an hour', error);
    await deps.db.tx(authAdmin, (query) => query('select public.note_deletion_tried($1)', [id]));
    return false;
  }
};

/** At the start, for what came due while nobody was there, and then every ten minutes. */
export const startCarryingOut = (deps: CarryOutDeps): (() => Promise<void>) => {
  const turn = async (): Promise<void> => {
    try {
      await carryOutDeletions(deps);
    } catch (error) {
      deps.logError('Accounts that are due could not be looked for', error);
    }
  };
  let running = turn();
  const timer = setInterval(() => {
    running = running.then(turn);
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
