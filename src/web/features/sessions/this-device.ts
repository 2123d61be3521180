import { type DeviceInfo, deviceInfoOf } from '#domain/sessions/device-info.ts';
import { sessionTokenBytes, sessionTokenOf } from '#domain/sessions/session-token.ts';
import { readDeviceId } from '#web/platform/this-device-id.ts';

export const readDeviceInfo = async (): Promise<DeviceInfo> =>
  deviceInfoOf(await readDeviceId(), {
    userAgent: navigator.userAgent,
    language: navigator.language,
    platform: navigator.platform,
    screenWidth: screen.width,
    screenHeight: screen.height,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });

export const freshSessionToken = (): string =>
  sessionTokenOf(Date.now(), crypto.getRandomValues(new Uint8Array(sessionTokenBytes)));
