import * as z from 'zod/mini';
import { threatRules, threatSeverities } from './threat-rule.ts';

/** What analyze_login answers: what was noticed about this sign-in, and from where it came as far as that is known. */
export const threatAnswerSchema = z.object({
  success: z.literal(true),
  /** The highest of the findings; `none` where there are none. */
  severity: z.enum(['none', ...threatSeverities]),
  findings: z.array(
    z.object({ id: z.uuid(), rule: z.enum(threatRules), severity: z.enum(threatSeverities) }),
  ),
  location: z.object({
    country: z.string(),
    region: z.string(),
    city: z.string(),
    privacy_enhanced: z.boolean(),
  }),
});
export type ThreatAnswer = z.infer<typeof threatAnswerSchema>;
