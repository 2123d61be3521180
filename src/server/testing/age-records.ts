import type { OpenDatabase } from '#server/testing/open-database.ts';

/** As if what is deleted had been written down here when it was deleted, long ago. */
export const ageRecords = async (
  { adminQuery }: Pick<OpenDatabase, 'adminQuery'>,
  table: string,
): Promise<void> => {
  await adminQuery('set session_replication_role = replica');
  await adminQuery(`update public.${table} set updated_at = deleted_at where deleted_at is not null`);
  await adminQuery('set session_replication_role = default');
};
