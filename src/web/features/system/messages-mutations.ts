import type { ContactState } from '#domain/contact/contact-states.ts';
import { responseData } from '#web/platform/backend/response-data.ts';
import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend/backend.ts';

/** What is removed can be brought back for an hour, by giving it its state again. */
export const changeMessage = async (
  backend: Backend,
  id: string,
  to: ContactState | 'removed',
): Promise<void> => {
  const there = responseData(await backend.rpc('change_contact_message', { p_id: id, p_to: to }));
  if (there !== true) throw new AppError('refused', 'That message is already gone.');
};
