import * as z from 'zod/mini';
import type { Day } from '#domain/calendar/day.ts';
import { energies } from '#domain/records/kinds/energy.ts';

// The words in which kinds of records are declared.

/**
 * A point in time. The database writes 2026-11-15T09:00:00+00:00, a device 2026-11-15T09:00:00.000Z: the same moment has
 * to be the same text.
 */
export const moment = z.pipe(
  z.string().check(z.refine((text) => Number.isFinite(Date.parse(text)))),
  z.transform((text) => new Date(text).toISOString()),
);
export const day: z.ZodMiniType<Day> = z.string().check(z.regex(/^\d{4,5}-\d\d-\d\d$/));
/** A time of day such as 15:00. */
const time = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
export const text = z.string();
export const count = z.int();
export const flag = z.boolean();
export const counts: z.ZodMiniType<readonly number[]> = z.array(count);
export const energy = z.enum(energies);

export const optionalFlag = z.nullable(flag);
export const optionalMoment = z.nullable(moment);
export const optionalDay = z.nullable(day);
export const optionalTime = z.nullable(time);
export const optionalText = z.nullable(text);
export const optionalCount = z.nullable(count);
export const optionalEnergy = z.nullable(energy);
