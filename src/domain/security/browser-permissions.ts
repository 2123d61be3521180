/** What a page may ask the browser for, once the person says yes. */
const permittedFeatures = ['microphone'] as const;

/** What no page of ours can even ask for. */
export const refusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
] as const;

export const permissionsPolicy = [
  ...permittedFeatures.map((feature) => `${feature}=(self)`),
  ...refusedFeatures.map((feature) => `${feature}=()`),
].join(', ');
