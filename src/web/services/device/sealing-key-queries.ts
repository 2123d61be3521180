import * as z from 'zod/mini';
import { responseData } from '#web/platform/backend/response-data.ts';
import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import type { SealingKeys } from '#web/services/device/seal.ts';
import { readTokenOf } from '#web/services/records/token-queries.ts';

const publicHalf = z.array(z.object({ public_key: z.string() }));
const bothHalves = z.array(z.object({ public_key: z.string(), private_key: z.string() }));

const unreadable = (cause: unknown): AppError =>
  new AppError('unreadable', 'The key could not be read.', cause);

/** What this device seals with; null for an account that has none yet. */
export const readPublicKey = async (backend: Backend, userId: string): Promise<string | null> => {
  const token = await readTokenOf(backend, userId);
  const call = backend
    .from('sealing_keys')
    .select('public_key')
    .eq('user_id', userId)
    .setHeader('Authorization', `Bearer ${token}`);
  const parsed = publicHalf.safeParse(responseData(await call));
  if (!parsed.success) throw unreadable(parsed.error);
  return parsed.data[0]?.public_key ?? null;
};

/** What opens the boxes of this account: asked for when there is one to open, and kept nowhere. */
export const readSealingKeys = async (backend: Backend, userId: string): Promise<SealingKeys | null> => {
  const token = await readTokenOf(backend, userId);
  const call = backend
    .from('sealing_keys')
    .select('public_key, private_key')
    .eq('user_id', userId)
    .setHeader('Authorization', `Bearer ${token}`);
  const parsed = bothHalves.safeParse(responseData(await call));
  if (!parsed.success) throw unreadable(parsed.error);
  const [row] = parsed.data;
  return row === undefined ? null : { publicKey: row.public_key, privateKey: row.private_key };
};
