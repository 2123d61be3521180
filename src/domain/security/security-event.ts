import { type LogValue, redact, redactText } from '#domain/logging/redact.ts';

/** Spec 1 §3, with the words an admin reads. */
export const securityEventWords = {
  auth_success: 'Someone signed in',
  auth_failure: 'A sign-in did not work',
  auth_violation: 'A session that had ended was used again',
  security_violation: 'A safety rule was broken',
  injection_attempt: 'Text that looks like a script was typed',
  rate_limit_exceeded: 'Something was tried too often',
  data_access: 'Protected data was read',
  access_denied: 'A page was not theirs to see',
  invalid_input: 'A form was not accepted',
  unauthorized_access: 'A page was opened without signing in',
  task_ownership_violation: 'A task was not theirs to change',
  suspicious_activity: 'Something looked unusual',
} as const;

export type SecurityEventType = keyof typeof securityEventWords;

export const isSecurityEventType = (type: string): type is SecurityEventType =>
  Object.hasOwn(securityEventWords, type);

/** The same numbers stand in the migration `security_events`. */
export const securityEventLimits = {
  details: 2000,
  userAgent: 512,
  url: 500,
  perHour: 60,
  perHourOfNobody: 1000,
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
