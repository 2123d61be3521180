import * as z from 'zod/mini';
import type { Backend } from '#web/platform/backend/backend.ts';
import { askGoBack } from '#web/services/records/go-back-mutations.ts';
import { responseData } from '#web/platform/backend/response-data.ts';

export const makePoint = async (backend: Backend): Promise<void> => {
  responseData(await backend.rpc('make_restore_point', { p_why: 'by-hand' }));
};

const wentBack = z.object({ undo: z.uuid(), records: z.number() });
export type WentBack = z.output<typeof wentBack>;

/** `kinds` by the names of their tables. `undo` is the point that was made before. */
export const goBack = async (backend: Backend, id: string, kinds: readonly string[]): Promise<WentBack> =>
  wentBack.parse(await askGoBack(backend, { action: 'go', point: id, kinds: [...kinds] }));

export const deletePoints = async (backend: Backend): Promise<void> => {
  responseData(await backend.rpc('delete_restore_points'));
};
