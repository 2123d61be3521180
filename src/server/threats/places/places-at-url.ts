import { z } from 'zod';
import { parseBoundedJson } from '#server/limits/parse-bounded-json.ts';
import type { FindPlace } from './place-lookup.ts';

const WHOLE_REPLY_MS = 3000;

const word = z.string().min(1).max(100).optional().catch(undefined);
/** Some write their numbers as texts. */
const number = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d{1,3}(?:\.\d{1,20})?$/)
    .transform(Number),
]);
const degrees = (most: number) =>
  number
    .refine((value) => Math.abs(value) <= most)
    .optional()
    .catch(undefined);

/** The services have several words for the same things. */
const replySchema = z.object({
  country_name: word,
  country: word,
  region_name: word,
  regionName: word,
  region: word,
  city: word,
  latitude: degrees(90),
  lat: degrees(90),
  longitude: degrees(180),
  lon: degrees(180),
  lng: degrees(180),
});

/** A service of the operator's choice. The address takes the place of `{address}`. */
export const placesAtUrl =
  (template: string, fetch: typeof globalThis.fetch): FindPlace =>
  async (address) => {
    const reply = await fetch(template.replaceAll('{address}', encodeURIComponent(address)), {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(WHOLE_REPLY_MS),
    });
    if (!reply.ok) {
      await reply.body?.cancel();
      throw new Error(`The location service answered with ${reply.status}`);
    }
    const said = replySchema.parse(parseBoundedJson(await reply.text()));
    const latitude = said.latitude ?? said.lat ?? null;
    const longitude = said.longitude ?? said.lon ?? said.lng ?? null;
    const isPoint = latitude !== null && longitude !== null;
    return {
      country: said.country_name ?? said.country ?? null,
      region: said.region_name ?? said.regionName ?? said.region ?? null,
      city: said.city ?? null,
      latitude: isPoint ? latitude : null,
      longitude: isPoint ? longitude : null,
    };
  };
