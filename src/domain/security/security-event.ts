import { type LogValue, redact, redactText } from '#domain/logging/redact.ts';

/** Spec 1 §3. */
export type SecurityEventType =
  | 'auth_success'
  | 'auth_failure'
  | 'auth_violation'
  | 'security_violation'
  | 'injection_attempt'
  | 'rate_limit_exceeded'
  | 'data_access'
  | 'access_denied'
  | 'invalid_input'
  | 'unauthorized_access'
  | 'task_ownership_violation'
  | 'suspicious_activity';

/** The same numbers stand in the migration `security_events`. */
export const securityEventLimits = {
  details: 2000,
  userAgent: 512,
  url: 500,
  perHour: 60,
  perHourOfNobody: 1000,
  /** Of one person's browsers, in all. */
  kept: 1000,
} as const;

type Details = { readonly [name: string]: LogValue };

export interface SecurityEvent {
  readonly type: SecurityEventType;
  readonly timestamp: string;
  readonly userId: string | null;
  readonly details: Details;
  readonly userAgent: string;
  readonly url: string;
}

const detailsOf = (details: Readonly<Record<string, unknown>>): Details => {
  const clean = redact(details);
  const fields =
    clean !== null && typeof clean === 'object' && !Array.isArray(clean) ? clean : { summary: clean };
  return JSON.stringify(fields).length <= securityEventLimits.details ? fields : { cut: true };
};

const cut = (text: string, length: number): string => redactText(text).slice(0, length).toWellFormed();

/** Secrets out, lengths bounded, and of the address the path alone: the rest can hold a code or what people wrote. */
export const securityEventOf = (seen: {
  readonly type: SecurityEventType;
  readonly now: number;
  readonly userId: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly userAgent: string;
  readonly url: string;
}): SecurityEvent => ({
  type: seen.type,
  timestamp: new Date(seen.now).toISOString(),
  userId: seen.userId,
  details: detailsOf(seen.details),
  userAgent: cut(seen.userAgent, securityEventLimits.userAgent),
  url: cut(seen.url.replace(/[?#].*$/s, ''), securityEventLimits.url),
});

/** As the table has it. Moment and person are the database's to say. */
export const securityEventRowOf = ({ type, details, userAgent, url }: SecurityEvent) => ({
  type,
  details,
  user_agent: userAgent,
  url,
});
