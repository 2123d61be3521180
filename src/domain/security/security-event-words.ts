import type { SecurityEventType } from '#domain/security/security-event.ts';

/** What an admin reads. Apart from the rest, which every page loads. */
export const securityEventWords: Readonly<Record<SecurityEventType, string>> = {
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
};

export const isSecurityEventType = (type: string): type is SecurityEventType =>
  Object.hasOwn(securityEventWords, type);
