import * as z from 'zod/mini';
import { memoryLayerNames } from '#domain/memory/memory-layer.ts';
import { taskLimits } from '#domain/tasks/task-rules.ts';

const oneLine = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

/** How long a suggested session may be. */
export const sessionMinutes = { least: 1, most: 180 } as const;

/** Something to say yes to. It is only ever shown: the press of a button does it. */
export const assistantProposalSchema = z.discriminatedUnion('kind', [
  /** As it is typed where tasks are added: "call the dentist tomorrow 20m". */
  z.object({ kind: z.literal('task'), line: oneLine(taskLimits.title.max) }),
  z.object({
    kind: z.literal('memory'),
    layer: z.enum(memoryLayerNames),
    sentence: oneLine(500),
  }),
  z.object({
    kind: z.literal('session'),
    about: z.string().check(z.trim(), z.maxLength(200)),
    minutes: z.nullable(z.int().check(z.minimum(sessionMinutes.least), z.maximum(sessionMinutes.most))),
  }),
]);
export type AssistantProposal = z.infer<typeof assistantProposalSchema>;
