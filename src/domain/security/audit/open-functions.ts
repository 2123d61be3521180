import { adminFunctions } from '../security-facts.ts';

/**
 * Functions that run with their owner's rights and answer signed-in people. One that is not here is a finding: it reads
 * whatever it likes, so somebody has to have looked at it.
 */
const peopleFunctions = [
  'answer_check_in',
  'archive_account',
  'ask_check_in',
  'automated_security_cleanup',
  'call_off_deletion',
  'change_share',
  'current_profile_id',
  'current_user_row_id',
  'decide_threat',
  'delete_kinds',
  'delete_restore_points',
  'delete_support_note',
  'end_share',
  'forget_memories',
  'has_active_session',
  'has_feature',
  'invite_supporter',
  'is_current_user_admin',
  'is_memory_on',
  'keep_upload',
  'look_at_person',
  'make_calendar_feed',
  'make_restore_point',
  'memory_limit_state',
  'memory_overview',
  'merge_memories',
  'monitor_session_security',
  'my_people',
  'my_sharing',
  'own_security_runs',
  'perform_security_audit',
  'preview_delete',
  'preview_share',
  'read_device_notice',
  'read_support_invitation',
  'read_threats',
  'record_location_with_enhanced_privacy',
  'records_at_point',
  'save_support_note',
  'schedule_copies',
  'second_factor_answered',
  'second_factor_wanted',
  'share_looks',
  'store_memory',
  'support_notes_of',
  'tables_with_own_rows',
  'test_rls_policies',
  'undo_restore',
  'withdraw_support_invitation',
  'withdraw_upload',
] as const;

/** Of the admins' functions, those that answer everybody else with what is theirs and nothing more. */
export const ownToOthers: readonly string[] = ['read_audit'];

/** What the free tier holds, and what the public pages count aloud. */
const visitorFunctions = ['consume_feature', 'current_licence', 'public_counts'] as const;

export const declaredFunctions: readonly string[] = [
  ...peopleFunctions,
  ...visitorFunctions,
  ...adminFunctions,
].map((name) => `public.${name}`);
