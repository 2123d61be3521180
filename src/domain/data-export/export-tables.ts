import type { Database } from '#domain/database.types.ts';
import { exportedKinds, recordRegistry } from '#domain/records/record-registry.ts';

/** Whose rows are one's own: a column, and what stands in it. Null where the database shows nobody any others. */
export type Owner = { readonly column: string; readonly is: 'account' | 'profile' } | null;

/** How the rows of a table are read: whose they are, which columns, and an order in which no row comes twice. */
export interface ExportedTable {
  readonly table: keyof Database['public']['Tables'];
  readonly owner: Owner;
  /** Null for all there are. */
  readonly columns: readonly string[] | null;
  readonly order: readonly string[];
}

// Admins may read rows of others in some tables: a copy holds one's own.
const ofAccount: Owner = { column: 'user_id', is: 'account' };
const ofProfile: Owner = { column: 'uploader_id', is: 'profile' };

const rows = (
  table: ExportedTable['table'],
  owner: Owner = ofAccount,
  order: readonly string[] = ['id'],
  columns: readonly string[] | null = null,
): ExportedTable => ({ table, owner, order, columns });

/**
 * Beside what a person writes, which lies on the device, everything about them that they may read on the server. The
 * profile comes first: others belong to it.
 */
export const exportedTables: readonly ExportedTable[] = [
  rows('profiles'),
  rows('users', null),
  rows('user_roles', ofAccount, ['role']),
  // Not the token: it is a key, and a file with keys in it is a danger.
  rows(
    'user_sessions',
    null,
    ['id'],
    'id,device_name,device_type,device_id,browser_info,ip_address,is_active,created_at,last_active_at,expires_at'.split(
      ',',
    ),
  ),
  rows('trusted_devices', null, ['device_id']),
  // Nor the half of the key that opens something.
  rows('sealing_keys', ofAccount, ['user_id'], ['user_id', 'public_key', 'created_at']),
  // Nor what is kept of the address at which a calendar is read.
  rows(
    'calendar_feeds',
    ofAccount,
    ['user_id'],
    ['user_id', 'with_titles', 'with_tasks', 'with_sessions', 'time_zone', 'made_at', 'last_read_at'],
  ),
  rows('client_logs'),
  rows('security_events'),
  // What was done, and the part of it that is about this person; the salt and the hashes are there for the chain alone.
  rows(
    'audit_events',
    null,
    ['seq'],
    ['seq', 'made_at', 'event_type', 'action', 'severity', 'outcome', 'source'],
  ),
  rows(
    'audit_personal',
    { column: 'person_id', is: 'account' },
    ['seq', 'half'],
    ['seq', 'half', 'address', 'user_agent', 'reason', 'event_data'],
  ),
  rows('login_locations'),
  rows('security_threats'),
  rows('contact_messages'),
  // The board is the team's; one's own are the cards one took on.
  rows('board_cards', { column: 'owner_id', is: 'account' }),
  rows('licences'),
  rows('copy_schedules', ofAccount, ['user_id']),
  rows('licence_usage', ofAccount, ['feature', 'period_start']),
  rows('music_staging', ofProfile),
  rows('sound_measurements', { column: 'profile_id', is: 'profile' }),
  rows('upload_pictures', { column: 'profile_id', is: 'profile' }, ['staging_id']),
  rows('ai_episodic_memory'),
  rows('ai_semantic_memory'),
  rows('ai_associative_memory'),
  rows('ai_procedural_memory'),
  rows('memory_settings', ofAccount, ['user_id']),
  rows('memory_proposals'),
  rows('memory_uses'),
  // That there is a vector, and by which model. Its numbers say nothing that the text beside them does not.
  rows(
    'memory_vectors',
    ofAccount,
    ['layer', 'memory_id'],
    ['user_id', 'layer', 'memory_id', 'model', 'created_at'],
  ),
  rows('ai_settings', ofAccount, ['user_id']),
  rows('ai_requests'),
  // Not the hash of the token.
  rows(
    'support_invitations',
    ofAccount,
    ['id'],
    'id,user_id,email,name,shown_as,fields,project_ids,time_zone,check_ins,days,made_at,expires_at'.split(
      ',',
    ),
  ),
  rows('support_shares'),
  rows('support_looks'),
  // One's own about others, and those that somebody shared.
  rows('support_notes', null),
  rows('support_answers', ofAccount, ['share_id', 'week']),
  rows('record_counts', ofAccount, ['user_id']),
  rows('record_horizons', ofAccount, ['user_id']),
  rows('restore_points', ofAccount, ['no']),
  // What a restore replaced is there for undo alone.
  rows('restores', ofAccount, ['id'], ['id', 'user_id', 'made_at', 'copy_made_at', 'counts', 'undone_at']),
  rows('delete_requests', ofAccount, ['user_id'], ['user_id', 'asked_at', 'due_at']),
];

/** Told by the sign-in service, under `account`. */
export const accountTables: readonly string[] = ['auth.users', 'auth.identities'];

/** Every table of which something is in the file. */
export const tablesInExport: readonly string[] = [
  ...accountTables,
  ...exportedKinds.map((kind) => `public.${recordRegistry[kind].table}`),
  ...exportedTables.map(({ table }) => `public.${table}`),
];
