import { z } from 'zod/mini';
import { auditAnswer } from './audit-answer.ts';

/** What a run does, in order. */
export const auditSteps = ['rules', 'tables', 'functions', 'result'] as const;
export type AuditStep = (typeof auditSteps)[number];

/** How far a run is: what is done of the step it is at. */
export const auditProgress = z.object({
  step: z.enum(auditSteps),
  done: z.number(),
  total: z.number(),
});
export type AuditProgress = Readonly<z.infer<typeof auditProgress>>;

/** What a run sends while somebody watches it: progress, and in the end an answer or a problem. */
export const auditEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), ...auditProgress.shape }),
  z.object({ type: z.literal('answer'), answer: auditAnswer }),
  z.object({ type: z.literal('problem'), code: z.string(), message: z.string() }),
]);
export type AuditEvent = Readonly<z.infer<typeof auditEvent>>;

/** How much of the time a step usually takes; most of it goes to the tables. */
const shares: Readonly<Record<AuditStep, number>> = { rules: 10, tables: 84, functions: 4, result: 2 };

/** Of the whole run, 0 to 100. Never goes back, and is full only when all of it is done. */
export const percentDone = ({ step, done, total }: AuditProgress): number => {
  const before = auditSteps.slice(0, auditSteps.indexOf(step)).reduce((sum, each) => sum + shares[each], 0);
  const part = total === 0 ? 0 : Math.min(1, Math.max(0, done / total));
  return Math.floor(before + shares[step] * part);
};
