import { deviceIdKey, deviceIdOf, deviceSeedBytes, isDeviceId } from '#domain/sessions/device-id.ts';
import { type DeviceInfo, deviceInfoOf } from '#domain/sessions/device-info.ts';
import { sessionTokenBytes, sessionTokenOf } from '#domain/sessions/session-token.ts';
import { localStore } from '#web/platform/browser-storage.ts';

const randomBytes = (length: number): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(length));

/** Digests exist in a secure context only, which plain http from another computer at home is not. */
const digestOf = async (seed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  isSecureContext ? new Uint8Array(await crypto.subtle.digest('SHA-256', seed)) : seed;

const readDeviceId = async (): Promise<string> => {
  const fresh = deviceIdOf(await digestOf(randomBytes(deviceSeedBytes)));
  // Read after the only wait, so that two tabs opened at once agree on one.
  const kept = localStore.read(deviceIdKey);
  if (isDeviceId(kept)) return kept;
  localStore.write(deviceIdKey, fresh);
  return fresh;
};

export const readDeviceInfo = async (): Promise<DeviceInfo> =>
  deviceInfoOf(await readDeviceId(), {
    userAgent: navigator.userAgent,
    language: navigator.language,
    platform: navigator.platform,
    screenWidth: screen.width,
    screenHeight: screen.height,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });

export const freshSessionToken = (): string => sessionTokenOf(Date.now(), randomBytes(sessionTokenBytes));
