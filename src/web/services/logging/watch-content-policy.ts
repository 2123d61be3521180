import { contentPolicyReportOf } from '#domain/logging/content-policy-report.ts';
import { logger } from '#web/services/logging/logger.ts';

const seen = (event: SecurityPolicyViolationEvent): void =>
  logger.warn('Content policy violation', contentPolicyReportOf(event), 'content-policy');

/** Spec 1 §2: reports stay here. The policy names no place to send them to, and the log sends none of this source. */
export const watchContentPolicy = (): (() => void) => {
  document.addEventListener('securitypolicyviolation', seen);
  return () => document.removeEventListener('securitypolicyviolation', seen);
};
