import * as z from 'zod/mini';
import { vitalNames } from '#domain/logging/web-vitals.ts';

const count = z.int().check(z.nonnegative());

/** What the database answers: only days on which something was reported. */
export const clientDaysSchema = z.object({
  today: z.string(),
  errors: z.array(z.object({ day: z.string(), count })),
  vitals: z.array(z.object({ day: z.string(), name: z.enum(vitalNames), samples: count, p75: z.number() })),
});
export type ClientDays = z.infer<typeof clientDaysSchema>;

/** Reports are kept for as long. */
const shownDays = 30;

/** Every one of the last days, oldest first, as the server counts them: by UTC. */
export const daysUntil = (today: string): readonly string[] => {
  const last = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: shownDays }, (_, index) =>
    new Date(last - (shownDays - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  );
};

export interface DayValue {
  readonly day: string;
  /** Null where nothing was measured: that is no zero. */
  readonly value: number | null;
  /** From how many reports. */
  readonly samples: number;
}

/** Nobody reports that nothing went wrong, so a day without a report counts as zero. */
export const errorDays = ({ today, errors }: ClientDays): readonly DayValue[] => {
  const counts = new Map(errors.map(({ day, count: times }) => [day, times]));
  return daysUntil(today).map((day) => {
    const value = counts.get(day) ?? 0;
    return { day, value, samples: value };
  });
};

export const vitalDays = (
  { today, vitals }: ClientDays,
  name: (typeof vitalNames)[number],
): readonly DayValue[] => {
  const measured = new Map(vitals.filter((one) => one.name === name).map((one) => [one.day, one]));
  return daysUntil(today).map((day) => {
    const found = measured.get(day);
    return { day, value: found?.p75 ?? null, samples: found?.samples ?? 0 };
  });
};
