import path from 'node:path';
import { z } from 'zod';

/** Where addresses are looked up, roughly. Undefined: nowhere, and every place is unknown. */
export type LocationSetting =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'url'; readonly url: string }
  | undefined;

/** What LOCATION_URL has to be beside a web address. */
export const locationUrl = z
  .string()
  .refine((value) => value.includes('{address}'), 'must say where the {address} goes')
  .refine((value) => new URL(value).username === '', 'must not hold a name or a password');

export const locationOf = (
  value: { readonly LOCATION_DATABASE?: string | undefined; readonly LOCATION_URL?: string | undefined },
  workingDirectory: string,
): LocationSetting => {
  if (value.LOCATION_DATABASE !== undefined) {
    return { kind: 'file', path: path.resolve(workingDirectory, value.LOCATION_DATABASE) };
  }
  return value.LOCATION_URL === undefined ? undefined : { kind: 'url', url: value.LOCATION_URL };
};
