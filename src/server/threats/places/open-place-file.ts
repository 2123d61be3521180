import { readFile, stat } from 'node:fs/promises';
import { Reader } from 'mmdb-lib';
import { z } from 'zod';
import { ConfigurationError } from '#server/config/environment.ts';
import type { FindPlace, FoundPlace } from './place-lookup.ts';

/** Some of these files are large; this is several times the largest that has towns in it. */
const MOST_BYTES = 1_073_741_824;

const names = z.object({ names: z.object({ en: z.string().max(100) }) });
/** The part of a record that GeoLite2, DB-IP and their like have in common. */
const recordSchema = z.object({
  country: names.optional().catch(undefined),
  subdivisions: z.array(names).optional().catch(undefined),
  city: names.optional().catch(undefined),
  location: z
    .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .optional()
    .catch(undefined),
});

/** A local file in MaxMind's format, read once: nobody's address leaves this machine. */
export const openPlaceFile = async (file: string): Promise<FindPlace> => {
  const reader = await open(file);
  return (address) => Promise.resolve(placeOf(reader.get(address)));
};

const open = async (file: string): Promise<Reader<object>> => {
  try {
    if ((await stat(file)).size > MOST_BYTES) throw new Error('too large');
    return new Reader<object>(await readFile(file));
  } catch (error) {
    throw new ConfigurationError('LOCATION_DATABASE must be a file in the MaxMind format', { cause: error });
  }
};

const placeOf = (record: unknown): FoundPlace => {
  const { data } = recordSchema.safeParse(record);
  return {
    country: data?.country?.names.en ?? null,
    region: data?.subdivisions?.[0]?.names.en ?? null,
    city: data?.city?.names.en ?? null,
    latitude: data?.location?.latitude ?? null,
    longitude: data?.location?.longitude ?? null,
  };
};
