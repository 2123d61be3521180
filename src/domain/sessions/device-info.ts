import { deviceNameOf, type DeviceType, deviceTypeOf } from '#domain/sessions/device-name.ts';

/** Characters. A browser that says more is cut short, and a caller that sends more is refused. */
export const deviceLimits = {
  deviceName: 200,
  userAgent: 1000,
  language: 64,
  platform: 64,
  screenResolution: 32,
  timezone: 64,
} as const;

export interface BrowserInfo {
  readonly userAgent: string;
  readonly language: string;
  readonly platform: string;
  readonly screenResolution: string;
  readonly timezone: string;
}

/** Spec 1 §3. */
export interface DeviceInfo {
  readonly deviceId: string;
  readonly deviceName: string;
  readonly deviceType: DeviceType;
  readonly browserInfo: BrowserInfo;
}

/** What a browser says of itself. */
export interface BrowserFacts {
  readonly userAgent: string;
  readonly language: string;
  readonly platform: string;
  readonly screenWidth: number;
  readonly screenHeight: number;
  readonly timezone: string;
}

// Half of a pair or a control character would be refused by the database.
const plain = (text: string, limit: number): string =>
  text
    .replaceAll(/\p{Cc}/gu, ' ')
    .slice(0, limit)
    .toWellFormed();

export const deviceInfoOf = (deviceId: string, facts: BrowserFacts): DeviceInfo => ({
  deviceId,
  deviceName: deviceNameOf(facts.userAgent),
  deviceType: deviceTypeOf(facts.userAgent),
  browserInfo: {
    userAgent: plain(facts.userAgent, deviceLimits.userAgent),
    language: plain(facts.language, deviceLimits.language),
    platform: plain(facts.platform, deviceLimits.platform),
    screenResolution: `${facts.screenWidth}x${facts.screenHeight}`.slice(0, deviceLimits.screenResolution),
    timezone: plain(facts.timezone, deviceLimits.timezone),
  },
});
