import * as z from 'zod/mini';
import { energies } from '#domain/records/kinds/energy.ts';
import { projectStates } from '#domain/records/kinds/project.ts';
import { shareFields } from '#domain/support/support-rules.ts';

const week = { from: z.string(), to: z.string() };

/** What is seen of a person: the same in the preview, on the supporter's page and in the PDF. A part that is not ticked is not there. */
export const sharedViewSchema = z.object({
  /** The last seven days, as the person's own calendar has them. */
  from: z.string(),
  to: z.string(),
  time_zone: z.string(),
  fields: z.array(z.enum(shareFields)),
  energy: z.optional(
    z.object({
      days: z.array(z.object({ day: z.string(), low: z.number(), medium: z.number(), high: z.number() })),
      /** Four weeks, the oldest first. What is usual is not said of fewer than three checks. */
      weeks: z.array(z.object({ ...week, checks: z.number(), usual: z.nullable(z.enum(energies)) })),
    }),
  ),
  focus: z.optional(
    z.object({
      days: z.array(z.object({ day: z.string(), sessions: z.number(), minutes: z.number() })),
      weeks: z.array(z.object({ ...week, sessions: z.number(), minutes: z.number() })),
    }),
  ),
  finished: z.optional(
    z.object({
      days: z.array(z.object({ day: z.string(), tasks: z.number() })),
      weeks: z.array(z.object({ ...week, tasks: z.number() })),
    }),
  ),
  projects: z.optional(
    z.array(
      z.object({
        name: z.string(),
        state: z.enum(projectStates),
        open: z.number(),
        finished: z.number(),
        /** In the last seven days. */
        finished_lately: z.number(),
      }),
    ),
  ),
  rituals: z.optional(
    z.object({
      weeks: z.array(z.object({ ...week, times: z.number() })),
      names: z.array(z.object({ name: z.string(), times: z.number() })),
    }),
  ),
  titles: z.optional(
    z.object({
      finished: z.array(z.object({ day: z.string(), title: z.string() })),
      more: z.number(),
    }),
  ),
});
export type SharedView = z.infer<typeof sharedViewSchema>;
