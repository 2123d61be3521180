import { fullBudget, takeFromBudget } from '#domain/logging/send-budget.ts';
import {
  securityEventOf,
  securityEventRowOf,
  type SecurityEventType,
} from '#domain/security/security-event.ts';
import { logger } from '#web/services/logging/logger.ts';
import { currentSession, sendRows } from '#web/services/logging/operator-channel.ts';

let budget = fullBudget;

/** Into the log on this device always; into the table under the person's own name when they are signed in. */
export const recordSecurityEvent = (
  type: SecurityEventType,
  details: Readonly<Record<string, unknown>> = {},
): void => {
  const session = currentSession();
  const event = securityEventOf({
    type,
    details,
    now: Date.now(),
    userId: session?.userId ?? null,
    userAgent: navigator.userAgent,
    url: location.pathname,
  });
  logger.warn(type, event, 'security');
  if (session === null) return;
  const next = takeFromBudget(budget, `${type} ${JSON.stringify(event.details)}`, Date.now());
  budget = next.budget;
  if (next.allowed) void sendRows('security_events', [securityEventRowOf(event)]);
};
