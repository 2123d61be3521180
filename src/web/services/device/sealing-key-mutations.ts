import type { Backend } from '#web/platform/backend/backend.ts';
import { responseData } from '#web/platform/backend/response-data.ts';
import type { SealingKeys } from '#web/services/device/seal.ts';
import { readTokenOf } from '#web/services/records/token-queries.ts';

/** Gives an account its keys, unless another device was first: then its stay. */
export const addSealingKeys = async (backend: Backend, userId: string, keys: SealingKeys): Promise<void> => {
  const token = await readTokenOf(backend, userId);
  const call = backend
    .from('sealing_keys')
    .upsert(
      { user_id: userId, public_key: keys.publicKey, private_key: keys.privateKey },
      { onConflict: 'user_id', ignoreDuplicates: true },
    )
    .setHeader('Authorization', `Bearer ${token}`);
  responseData(await call);
};
