import type { SecurityEventType } from '#domain/security/security-event.ts';

/** What an admin reads. Apart from the rest, which every page loads. */
export const securityEventWords: Readonly<Record<SecurityEventType, string>> = {
  auth_success: 'Someone signed in',
  auth_failure: 'A sign-in didn’t work',
  auth_violation: 'An ended session was used again',
  security_violation: 'A safety rule was broken',
  injection_attempt: 'Someone entered text that looks like a script',
  rate_limit_exceeded: 'Too many attempts',
  data_access: 'Protected data was read',
  access_denied: 'Someone opened a page they’re not allowed to see',
  invalid_input: 'A form was rejected',
  unauthorized_access: 'Someone opened a page without signing in',
  task_ownership_violation: 'Someone tried to change a task that isn’t theirs',
  suspicious_activity: 'Something looked unusual',
};

export const isSecurityEventType = (type: string): type is SecurityEventType =>
  Object.hasOwn(securityEventWords, type);
