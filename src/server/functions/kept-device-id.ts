import { createHash } from 'node:crypto';

/**
 * How a device id is kept: by its hash, as long as itself. Whoever reads the sessions of an account with a stolen password
 * cannot name the device they read about.
 */
export const keptDeviceId = (deviceId: string): string =>
  createHash('sha256').update(deviceId).digest('hex').slice(0, 32);
