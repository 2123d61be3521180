// In this order: each of these browsers also names those below it.
const browsers: ReadonlyArray<readonly [pattern: RegExp, name: string]> = [
  [/\bEdg(?:e|A|iOS)?\//u, 'Edge'],
  [/\b(?:OPR|Opera|OPiOS)\//u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\bVivaldi\//u, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//u, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//u, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//u, 'Safari'],
];

const systems: ReadonlyArray<readonly [pattern: RegExp, name: string]> = [
  [/\biPhone\b/u, 'iPhone'],
  [/\biPad\b/u, 'iPad'],
  [/\bAndroid\b/u, 'Android'],
  [/\bCrOS\b/u, 'ChromeOS'],
  [/\bWindows\b/u, 'Windows'],
  [/\bMac(?:intosh| OS X)\b/u, 'Mac'],
  [/\bLinux\b/u, 'Linux'],
];

type Names = typeof browsers;

const nameIn = (names: Names, userAgent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** In plain words, such as "Firefox on Linux". */
export const deviceNameOf = (userAgent: string): string => {
  const browser = nameIn(browsers, userAgent) ?? 'A browser';
  const system = nameIn(systems, userAgent);
  return system === undefined ? browser : `${browser} on ${system}`;
};

export type DeviceType = 'mobile' | 'web';

/** Spec 1 §3 knows two kinds. A tablet is carried around like a phone. */
export const deviceTypeOf = (userAgent: string): DeviceType =>
  /\b(?:Mobi|Mobile|Android|iPhone|iPad|iPod)\b/u.test(userAgent) ? 'mobile' : 'web';
