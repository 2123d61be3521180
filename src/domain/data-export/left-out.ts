/** What stays out of the file, and why. It is shown on the page. */
export interface LeftOut {
  readonly what: string;
  readonly why: string;
  readonly tables: readonly string[];
}

export const leftOut: readonly LeftOut[] = [
  {
    what: 'Keys that keep you signed in',
    why: 'Anyone who has them can act as you. A file isn’t a safe place for them.',
    tables: ['auth.sessions', 'auth.refresh_tokens', 'auth.mfa_amr_claims', 'kindling.session_devices'],
  },
  {
    what: 'Passwords and codes',
    why: 'They’re stored scrambled. Nobody can read them back, not even us.',
    tables: [
      'auth.one_time_tokens',
      'auth.mfa_factors',
      'auth.mfa_challenges',
      'kindling.one_time_codes',
      'kindling.factor_attempts',
      'kindling.recovery_codes',
      'kindling.wrong_codes',
    ],
  },
  {
    what: 'Counts that keep bots out',
    why: 'Scrambled counts of sign-in attempts and contact messages. They’re deleted after minutes or hours.',
    tables: [
      'auth.flow_state',
      'kindling.used_sign_in_states',
      'kindling.rate_limits',
      'public.contact_sends',
      'public.client_log_sends',
    ],
  },
  {
    what: 'Earlier words behind your restore points',
    why: 'They’re for going back and are deleted after 30 days. What you have now, and when each point was made, is in the file.',
    tables: ['public.restore_rows'],
  },
  {
    what: 'The numbers your memories are found by',
    why: 'They’re made from the text, which is in the file. They can be made again at any time.',
    tables: [],
  },
  {
    what: 'When you stored memories in the last day',
    why: 'It’s only there for the limits and deleted after a day. When each memory was stored is in the file.',
    tables: ['public.memory_stores'],
  },
  {
    what: 'The sign-in log and unsent e-mails',
    why: 'Only the people who run this site can read them. Ask them for a copy.',
    tables: ['auth.audit_log_entries', 'kindling.outbox'],
  },
  {
    what: 'The local account on this computer',
    why: 'It holds your name and e-mail address, which are already in the file.',
    tables: ['kindling.local_accounts'],
  },
  {
    what: 'Music files you uploaded',
    why: 'The details of each file are included. The audio itself is too large.',
    tables: [
      'public.analysis_jobs',
      'storage.objects',
      'storage.s3_multipart_uploads',
      'storage.s3_multipart_uploads_parts',
      'kindling.resumable_uploads',
      'kindling.resumable_parts',
      'kindling.storage_reservations',
    ],
  },
  {
    what: 'Security checks of this site',
    why: 'They’re about the site’s tables. All they say about you is that you started one.',
    tables: ['public.security_runs'],
  },
  {
    what: 'The tier everyone starts with',
    why: 'It’s the same for everyone and says nothing about you.',
    tables: ['public.licence_default'],
  },
  {
    what: 'Which model this site is connected to',
    why: 'It’s the same for everyone. What you sent to it is in the file, with its name.',
    tables: ['public.ai_provider'],
  },
];
