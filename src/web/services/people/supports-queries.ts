import * as z from 'zod/mini';
import type { Backend } from '#web/platform/backend/backend.ts';
import { responseData } from '#web/platform/backend/response-data.ts';

const peopleSchema = z.object({ people: z.array(z.unknown()) });

/** Whether somebody lets this person look in now. Reading the list is no look: nothing of theirs is in it. */
export const fetchSupports = async (backend: Backend, signal: AbortSignal): Promise<boolean> =>
  peopleSchema.parse(responseData(await backend.rpc('my_people').abortSignal(signal))).people.length > 0;

export const fetchOwnId = async (backend: Backend): Promise<string | null> =>
  (await backend.auth.getSession()).data.session?.user.id ?? null;
