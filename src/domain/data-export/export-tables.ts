import type { Database } from '#domain/database.types.ts';
import { recordKinds, recordTables } from '#domain/records/record-tables.ts';

type Tables = Database['public']['Tables'];

/** How the rows of a table are read: whose they are, which columns, and an order in which no row comes twice. */
export interface ExportedTable<Name extends keyof Tables = keyof Tables> {
  readonly table: Name;
  /** Admins may read rows of others in some tables: a copy holds one's own. */
  readonly owner: 'user_id' | 'uploader_id' | null;
  /** Null for all there are. */
  readonly columns: readonly string[] | null;
  readonly order: readonly string[];
}

const byId = <Name extends keyof Tables>(
  table: Name,
  owner: ExportedTable['owner'] = 'user_id',
  columns: readonly string[] | null = null,
): ExportedTable<Name> => ({ table, owner, columns, order: ['id'] });

/** Beside what a person writes, which lies on the device, everything about them that they may read on the server. */
export const exportedTables: readonly ExportedTable[] = [
  byId('profiles'),
  // The database shows each person one row; it has no column with their number.
  byId('users', null),
  { table: 'user_roles', owner: 'user_id', columns: null, order: ['role'] },
  // Not the token: it is a key, and a file with keys in it is a danger.
  byId('user_sessions', 'user_id', [
    'id',
    'device_name',
    'device_type',
    'device_id',
    'browser_info',
    'ip_address',
    'is_active',
    'created_at',
    'last_active_at',
    'expires_at',
  ]),
  { table: 'trusted_devices', owner: 'user_id', columns: null, order: ['device_id'] },
  byId('client_logs'),
  byId('security_events'),
  byId('licences'),
  { table: 'licence_usage', owner: 'user_id', columns: null, order: ['feature', 'period_start'] },
  { table: 'music_staging', owner: 'uploader_id', columns: null, order: ['id'] },
  { table: 'record_counts', owner: 'user_id', columns: null, order: ['user_id'] },
  { table: 'record_horizons', owner: 'user_id', columns: null, order: ['user_id'] },
];

/** Told by the sign-in service, under `account`. */
export const accountTables: readonly string[] = ['auth.users', 'auth.identities'];

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
    tables: [
      'auth.sessions',
      'auth.refresh_tokens',
      'auth.mfa_amr_claims',
      'kindling.session_devices',
      'auth.flow_state',
      'kindling.used_sign_in_states',
    ],
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
      'kindling.rate_limits',
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
    ],
  },
  {
    what: 'The plan that everybody starts with',
    why: 'It is the same for all and says nothing about you.',
    tables: ['public.licence_default'],
  },
];

/** Every table of which something is in the file. */
export const tablesInExport: readonly string[] = [
  ...accountTables,
  ...recordKinds.map((kind) => `public.${recordTables[kind]}`),
  ...exportedTables.map(({ table }) => `public.${table}`),
];
