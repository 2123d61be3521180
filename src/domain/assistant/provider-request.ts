import * as z from 'zod/mini';
import { modelLimits } from './model-limits.ts';
import { modelFailures } from './model-refusals.ts';
import { providerPresets } from './provider-presets.ts';
import { providerTestSchema } from './provider-test.ts';

const cap = z.nullable(z.int().check(z.minimum(0), z.maximum(modelLimits.mostCap)));
const baseUrl = z.string().check(z.minLength(1), z.maxLength(modelLimits.baseUrlCharacters));
/** Visible letters only: it becomes a header. Left out, the one that is kept stays; null takes it away. */
const key = z.optional(
  z.nullable(
    z.string().check(z.minLength(1), z.maxLength(modelLimits.keyCharacters), z.regex(/^[\x21-\x7e]+$/)),
  ),
);

/** What an admin may ask of the function `ai-provider`. */
export const providerRequestSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('read') }),
  z.object({
    action: z.literal('save'),
    preset: z.enum(providerPresets),
    baseUrl,
    model: z.string().check(z.minLength(1), z.maxLength(modelLimits.modelCharacters)),
    key,
    structured: z.boolean(),
    contextTokens: z
      .int()
      .check(z.minimum(modelLimits.leastContextTokens), z.maximum(modelLimits.mostContextTokens)),
    monthlyCap: cap,
    personCap: cap,
  }),
  z.object({ action: z.literal('remove') }),
  z.object({ action: z.literal('models'), baseUrl, key }),
  z.object({ action: z.literal('test') }),
]);
export type ProviderRequest = z.infer<typeof providerRequestSchema>;
export type ProviderSetting = Omit<Extract<ProviderRequest, { action: 'save' }>, 'action' | 'key'>;

/** The connected model as an admin sees it. The key is never among it. */
export const providerViewSchema = z.object({
  preset: z.enum(providerPresets),
  baseUrl: z.string(),
  model: z.string(),
  /** `unreadable`: the secret it was sealed with is another one now; it has to be typed again. */
  key: z.enum(['none', 'kept', 'unreadable']),
  structured: z.boolean(),
  contextTokens: z.number(),
  monthlyCap: z.nullable(z.number()),
  personCap: z.nullable(z.number()),
  changedAt: z.string(),
  testedAt: z.nullable(z.string()),
  test: z.nullable(providerTestSchema),
});
export type ProviderView = z.infer<typeof providerViewSchema>;

export const providerAnswerSchema = z.object({
  success: z.literal(true),
  provider: z.nullable(providerViewSchema),
  usedThisMonth: z.number(),
});
export type ProviderAnswer = z.infer<typeof providerAnswerSchema>;

/** Where the endpoint has no list, or none that can be read, the name is typed. */
export const modelsAnswerSchema = z.object({
  success: z.literal(true),
  models: z.array(z.string()),
  failed: z.nullable(z.enum(modelFailures)),
});
export type ModelsAnswer = z.infer<typeof modelsAnswerSchema>;
