import { recordKinds, recordRegistry } from '#domain/records/record-registry.ts';

const memoryTables = [
  'ai_associative_memory',
  'ai_episodic_memory',
  'ai_procedural_memory',
  'ai_semantic_memory',
] as const;

/** Triggers that hold a limit or a rule which no policy can: one that is gone is a finding. */
const guards: Readonly<Record<string, readonly string[]>> = {
  'auth.sessions': ['sessions_announce_early_end', 'sessions_announce_end'],
  'auth.users': ['kindling_keep_an_admin', 'kindling_on_auth_user_deleted', 'kindling_on_auth_user_saved'],
  'kindling.rehearsals': ['rehearsals_are_undone'],
  'kindling.storage_reservations': ['storage_reservations_in', 'storage_reservations_out'],
  'public.audit_events': ['audit_events_kept', 'audit_events_not_emptied'],
  'public.audit_personal': ['audit_personal_kept'],
  'public.board_cards': ['audit_board_cards', 'board_cards_kept'],
  'public.board_columns': ['audit_board_columns', 'board_columns_kept'],
  'public.client_logs': [
    'client_logs_note_spent',
    'client_logs_redact',
    'client_logs_share',
    'client_logs_trim',
  ],
  'public.memory_proposals': ['let_proposal_go', 'limit_memory_proposals'],
  'public.memory_settings': ['note_memory_choice'],
  'public.memory_uses': ['limit_memory_uses', 'require_memory'],
  'public.memory_vectors': ['require_memory'],
  'public.music_staging': ['music_staging_limit'],
  'public.security_events': ['security_events_limit', 'security_events_trim'],
  'public.support_shares': ['announce_share', 'end_share_without_supporter'],
  'public.trusted_devices': ['trusted_devices_keep_newest'],
  'public.user_roles': ['board_cards_freed', 'keep_an_admin'],
  'public.user_sessions': [
    'user_sessions_forget_claimed_address',
    'user_sessions_keep_newest',
    'user_sessions_stay_ended',
  ],
  'storage.objects': [
    'audit_library_files',
    'keep_copies_owned',
    'kindling_meter_in',
    'kindling_meter_out',
    'kindling_meter_over',
  ],
  ...Object.fromEntries(
    memoryTables.map((table) => [
      `public.${table}`,
      ['change_memory', 'drop_memory_traces', 'empty_ai_requests', 'take_memory_store'],
    ]),
  ),
  ...Object.fromEntries(
    recordKinds.map((kind) => [
      `public.${recordRegistry[kind].table}`,
      [
        'count_records_in',
        'count_records_out',
        'forget_earlier_records',
        'lock_records',
        'move_record_horizon',
        'note_earlier_records',
        'note_new_records',
        'stamp_record',
      ],
    ]),
  ),
};

/** As `schema.table.trigger`. */
export const guardTriggers: readonly string[] = Object.entries(guards).flatMap(([table, names]) =>
  names.map((name) => `${table}.${name}`),
);
