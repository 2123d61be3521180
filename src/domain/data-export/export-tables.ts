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
  byId('contact_messages'),
  byId('licences'),
  { table: 'licence_usage', owner: 'user_id', columns: null, order: ['feature', 'period_start'] },
  { table: 'music_staging', owner: 'uploader_id', columns: null, order: ['id'] },
  { table: 'record_counts', owner: 'user_id', columns: null, order: ['user_id'] },
  { table: 'record_horizons', owner: 'user_id', columns: null, order: ['user_id'] },
];

/** Told by the sign-in service, under `account`. */
export const accountTables: readonly string[] = ['auth.users', 'auth.identities'];

/** Every table of which something is in the file. */
export const tablesInExport: readonly string[] = [
  ...accountTables,
  ...recordKinds.map((kind) => `public.${recordTables[kind]}`),
  ...exportedTables.map(({ table }) => `public.${table}`),
];
