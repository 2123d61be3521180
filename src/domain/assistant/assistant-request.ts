import * as z from 'zod/mini';
import { memoryLayerNames } from '#domain/memory/memory-layer.ts';
import { assistantProposalSchema } from './assistant-proposal.ts';
import { modelFailures, takeRefusals } from './model-refusals.ts';
import { modelUseSchema } from './model-uses.ts';

export const longestMessage = 2000;

/** What the function `assistant` may be asked. */
export const assistantRequestSchema = z.object({
  use: modelUseSchema,
  message: z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(longestMessage),
    // The database keeps no NUL, and what is asked is written down before it leaves.
    z.refine((text) => !text.includes('\u0000')),
  ),
  /** Answers the exact text that would leave, and sends nothing. */
  preview: z.optional(z.boolean()),
  /** The person has read it and said yes. */
  confirmed: z.optional(z.boolean()),
  /** The fingerprint of the text they read: another text needs another yes. */
  shown: z.optional(z.string().check(z.maxLength(100))),
  /** False where none of the person's memories may go with it. */
  memories: z.optional(z.boolean()),
});
export type AssistantRequest = z.infer<typeof assistantRequestSchema>;

/** What would leave, where to, and what stays. */
export const assistantPreviewSchema = z.object({
  text: z.string(),
  /** How many memories that answer it stay here, because they are marked so. */
  left_out: z.number(),
  host: z.string(),
  model: z.string(),
  fingerprint: z.string(),
  /** Whether the next time is asked about as well. */
  asks_again: z.boolean(),
  /** Whether the model may look up more where it goes without a question. */
  may_look_up: z.boolean(),
});
export type AssistantPreview = z.infer<typeof assistantPreviewSchema>;

/** The body of 409 `needs_yes`. */
export const needsYesSchema = z.object({ code: z.literal('needs_yes'), preview: assistantPreviewSchema });

/**
 * Why it is answered here after all: what the meter or the model said, that it is for people before it is for a model, that
 * the answer had nothing in it that may be shown, or that it had figures of its own.
 */
export const fallbackReasons = [...takeRefusals, ...modelFailures, 'care', 'empty', 'figures'] as const;
export type FallbackReason = (typeof fallbackReasons)[number];

/** Of a task that a model breaks down. */
export const mostModelSteps = 8;
export const longestModelStep = 120;

export const assistantEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), delta: z.string() }),
  z.object({ type: z.literal('cite'), layer: z.enum(memoryLayerNames), id: z.string() }),
  z.object({ type: z.literal('proposal'), proposal: assistantProposalSchema }),
  z.object({
    type: z.literal('steps'),
    steps: z
      .array(z.string().check(z.minLength(1), z.maxLength(longestModelStep)))
      .check(z.maxLength(mostModelSteps)),
  }),
  z.object({ type: z.literal('fallback'), why: z.enum(fallbackReasons) }),
  z.object({ type: z.literal('done') }),
]);
export type AssistantEvent = z.infer<typeof assistantEventSchema>;

/** Whether one's text could go anywhere at all. */
export const assistantStatusSchema = z.object({
  host: z.nullable(z.string()),
  model: z.nullable(z.string()),
});
