import { hasLeftovers } from '#web/services/device/leftovers.ts';

/** What others left on this device is sealed and gone, before anything of this person is shown; null for nobody. */
export const clearOthers = async (userId: string | null): Promise<void> => {
  if (!(await hasLeftovers(userId))) return;
  const { clearLeftovers } = await import('#web/services/device/clear-leftovers.ts');
  await clearLeftovers(userId);
};
