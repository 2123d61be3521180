import type { Query } from '#server/engine/database/database.ts';

/** Room in somebody's storage for bytes that are on their way: the id of its row. */
export type Reservation = string;

/** For this transaction: the trigger that counts the object takes the reservation back first. */
export const settleReservation = async (
  query: Query,
  reservation: Reservation | undefined,
): Promise<void> => {
  if (reservation === undefined) return;
  await query(`select set_config('kindling.reservation', $1, true)`, [reservation], 'storage_settle');
};
