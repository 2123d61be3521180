/** What stays out of the file, and why. It is shown on the page. */
export interface LeftOut {
  readonly what: string;
  readonly why: string;
  readonly tables: readonly string[];
}

export const leftOut: readonly LeftOut[] = [
  {
    what: 'Keys that keep you signed in',
    why: 'Whoever has them can act as you. A file is not a safe place for them.',
    tables: ['auth.sessions', 'auth.refresh_tokens', 'auth.mfa_amr_claims', 'kindling.session_devices'],
  },
  {
    what: 'Passwords and codes',
    why: 'They are kept scrambled. Nobody can read them back, not even we.',
    tables: [
      'auth.one_time_tokens',
      'auth.mfa_factors',
      'auth.mfa_challenges',
      'kindling.one_time_codes',
      'kindling.factor_attempts',
    ],
  },
  {
    what: 'Counts that keep machines out',
    why: 'Scrambled signs of tries to sign in or to write to us. They go after minutes or hours.',
    tables: [
      'auth.flow_state',
      'kindling.used_sign_in_states',
      'kindling.rate_limits',
      'public.contact_sends',
    ],
  },
  {
    what: 'The record of sign-ins and mail that could not be sent',
    why: 'Only whoever runs this site can read them. Ask them for a copy.',
    tables: ['auth.audit_log_entries', 'kindling.outbox'],
  },
  {
    what: 'The local account on this computer',
    why: 'It holds your name and your mail address, which are in the file already.',
    tables: ['kindling.local_accounts'],
  },
  {
    what: 'Music files you sent',
    why: 'What is known about each file is in the copy. The sound itself is too large for it.',
    tables: [
      'storage.objects',
      'storage.s3_multipart_uploads',
      'storage.s3_multipart_uploads_parts',
      'kindling.resumable_uploads',
      'kindling.resumable_parts',
      'kindling.storage_reservations',
    ],
  },
  {
    what: 'The plan that everybody starts with',
    why: 'It is the same for all and says nothing about you.',
    tables: ['public.licence_default'],
  },
];
