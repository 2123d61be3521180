import type { Environment } from '#server/config/environment.ts';
import type { Database } from '#server/engine/database/database.ts';

/** The database decides who is an admin, so it has to know what the operator asks of them. */
export const setSignInRules = async (
  db: Pick<Database, 'tx'>,
  { adminSecondFactor }: Pick<Environment, 'adminSecondFactor'>,
): Promise<void> => {
  await db.tx({ role: 'service_role', claims: { role: 'service_role' } }, (query) =>
    query('select public.set_sign_in_rules($1)', [adminSecondFactor]),
  );
};
