import type { RestoreChoice } from '#domain/restore/restore-plan.ts';
import type { DatabaseRole, Query } from '#server/engine/database/database.ts';
import { CopyRefused } from './copy-refused.ts';
import type { CopyRow, CopySource } from './copy-source.ts';

/** What is written down so that undo finds it, for what is no record. */
interface WayBackPart {
  readonly new: string[];
  readonly before: Record<string, CopyRow>;
}
export type WayBack = Record<string, WayBackPart>;

/** One restore, or one rehearsal of it, inside its transaction. */
export interface Restoring {
  readonly query: Query;
  readonly source: CopySource;
  readonly userId: string;
  readonly choiceFor: (table: string) => RestoreChoice;
  readonly now: number;
  readonly signal: AbortSignal;
  readonly wayBack: WayBack;
  /** What is tried is taken back piece by piece, so that nobody of theirs waits for it. */
  readonly isLook: boolean;
  /**
   * Before the first record is written: nobody of theirs writes from here on, and a point knows what was before. True where
   * that was not so until now: what was compared before may have changed meanwhile.
   */
  readonly begin: () => Promise<boolean>;
}

export const wayBackOf = ({ wayBack }: Restoring, table: string): WayBackPart => {
  const part = wayBack[table] ?? { new: [], before: {} };
  wayBack[table] = part;
  return part;
};

/** A copy holds the rows of one account. A row that says otherwise was put there by hand. */
export const requireOwner = ({ source }: Restoring, row: CopyRow, column = 'user_id'): void => {
  const owner = row[column];
  if (owner !== undefined && owner !== source.accountId) throw new CopyRefused('someone_else');
};

export const requireTime = ({ signal }: Restoring): void => {
  if (signal.aborted) throw new CopyRefused('too_slow');
};

/** Inside the transaction, for what the person may not write by hand; then theirs again. */
export const inRoleOf = async <T>(query: Query, role: DatabaseRole, work: () => Promise<T>): Promise<T> => {
  await query(`select set_config('role', $1, true)`, [role]);
  const result = await work();
  await query(`select set_config('role', 'authenticated', true)`);
  return result;
};

/** No row comes twice in one part. */
export const createOnce = (): ((id: string) => void) => {
  const seen = new Set<string>();
  return (id) => {
    if (seen.has(id)) throw new CopyRefused('twice');
    seen.add(id);
  };
};
