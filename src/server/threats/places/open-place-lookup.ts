import { BlockList, isIP } from 'node:net';
import { createGuardedFetch } from '#server/assistant/guarded-fetch.ts';
import type { LocationSetting } from '#server/config/location-setting.ts';
import { placesAtUrl } from './places-at-url.ts';
import { nowhere } from './place-lookup.ts';
import type { FindPlace, FoundPlace, PlaceLookup } from './place-lookup.ts';

const bounds = { connectMs: 2000, replyBytes: 65_536, remembered: 1000, rememberedMs: 3_600_000 } as const;

/** Addresses of a house or of this machine are nowhere on a map, and nobody else's business. */
const indoors = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  indoors.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  indoors.addSubnet(network, prefix, 'ipv6');
}

const isOutdoors = (address: string): boolean => {
  const family = isIP(address);
  return family !== 0 && !indoors.check(address, family === 4 ? 'ipv4' : 'ipv6');
};

/** Off unless the operator set up a file or an address. A file that cannot be read stops the start, as any wrong setting. */
export const openPlaceLookup = async (
  setting: LocationSetting,
  logError: (message: string, cause: unknown) => void,
): Promise<PlaceLookup> => {
  if (setting === undefined) return { isOn: false, find: () => Promise.resolve(nowhere) };
  const look =
    setting.kind === 'file'
      ? await (await import('./open-place-file.ts')).openPlaceFile(setting.path)
      : placesAtUrl(setting.url, createGuardedFetch(bounds));
  return { isOn: true, find: patient(look, logError) };
};

const patient = (
  look: FindPlace,
  logError: (message: string, cause: unknown) => void,
  now = Date.now,
): FindPlace => {
  const remembered = new Map<string, { readonly until: number; readonly place: FoundPlace }>();
  return async (address) => {
    if (!isOutdoors(address)) return nowhere;
    const known = remembered.get(address);
    if (known !== undefined && known.until > now()) return known.place;
    try {
      const place = await look(address);
      if (remembered.size >= bounds.remembered) remembered.clear();
      remembered.set(address, { until: now() + bounds.rememberedMs, place });
      return place;
    } catch (error) {
      logError('A place could not be looked up', error);
      return nowhere;
    }
  };
};
