import * as z from 'zod/mini';
import { defineKind, type RecordOf } from '#domain/records/define-kind.ts';
import { count, energy, moment, optionalText } from '#domain/records/field-schemas.ts';

const checkMoments = ['check-in', 'before', 'after'] as const;

/** How much energy there was, once: asked for in passing, or before and after something. */
export const energyCheckRecord = defineKind({
  table: 'energy_checks',
  privacy: 'energy-and-focus',
  exported: true,
  fields: {
    at: moment,
    /** The hour of the person's own clock then, 0 to 23: a profile of the day outlives a journey. */
    hour: count,
    energy,
    moment: z.enum(checkMoments),
    taskId: optionalText,
    focusId: optionalText,
  },
});

export type EnergyCheck = RecordOf<typeof energyCheckRecord>;
