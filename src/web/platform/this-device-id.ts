import { deviceIdKey, deviceIdOf, deviceSeedBytes, isDeviceId } from '#domain/sessions/device-id.ts';
import { localStore } from '#web/platform/browser-storage.ts';

/** Digests exist in a secure context only, which plain http from another computer at home is not. */
const digestOf = async (seed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  isSecureContext ? new Uint8Array(await crypto.subtle.digest('SHA-256', seed)) : seed;

/** Made when it is first asked for (decision 020). */
export const readDeviceId = async (): Promise<string> => {
  const fresh = deviceIdOf(await digestOf(crypto.getRandomValues(new Uint8Array(deviceSeedBytes))));
  // Read after the only wait, so that two tabs opened at once agree on one.
  const kept = localStore.read(deviceIdKey);
  if (isDeviceId(kept)) return kept;
  localStore.write(deviceIdKey, fresh);
  return fresh;
};
