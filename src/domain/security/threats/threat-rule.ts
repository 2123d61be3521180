/** What can be noticed. The same words stand in the check of `security_threats.rule`. */
export const threatRules = [
  'new_device',
  'new_country',
  'impossible_travel',
  'failures_before_success',
  'refresh_reuse',
  'two_places',
  'young_privilege',
  'read_burst',
] as const;
export type ThreatRule = (typeof threatRules)[number];

export const threatSeverities = ['low', 'medium', 'high', 'critical'] as const;
export type ThreatSeverity = (typeof threatSeverities)[number];

/** How bad it would be if it were what it looks like. One number of each rule, so that people can learn them. */
export const severityOf: Readonly<Record<ThreatRule, ThreatSeverity>> = {
  new_device: 'low',
  new_country: 'medium',
  impossible_travel: 'high',
  failures_before_success: 'medium',
  refresh_reuse: 'critical',
  two_places: 'high',
  young_privilege: 'high',
  read_burst: 'medium',
};

/** Nobody looked at it yet; it was the person; it is nothing; the session behind it was ended. */
export const threatStatuses = ['open', 'trusted', 'false_positive', 'signed_out'] as const;
export type ThreatStatus = (typeof threatStatuses)[number];

/** “This was me”, “sign it out”, “this is nothing”. */
export type ThreatDecision = 'trust' | 'sign_out' | 'false_positive';

/** The same numbers stand in supabase/migrations/20261120125000_threats.sql. */
export const threatLimits = { reason: 500, days: 90, listed: 500 } as const;
