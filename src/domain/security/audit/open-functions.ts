import { adminFunctions } from '../security-facts.ts';

/**
 * Functions that run with their owner's rights and answer signed-in people. One that is not here is a finding: it reads
 * whatever it likes, so somebody has to have looked at it.
 */
const peopleFunctions = [
  'accept_support_invitation',
  'answer_check_in',
  'ask_check_in',
  'automated_security_cleanup',
  'change_share',
  'current_profile_id',
  'current_user_row_id',
  'decide_threat',
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
  'memory_limit_state',
  'memory_overview',
  'merge_memories',
  'monitor_session_security',
  'my_people',
  'my_sharing',
  'own_security_runs',
  'perform_security_audit',
  'preview_share',
  'read_device_notice',
  'read_support_invitation',
  'read_threats',
  'record_location_with_enhanced_privacy',
  'save_support_note',
  'second_factor_answered',
  'second_factor_wanted',
  'share_looks',
  'store_memory',
  'support_notes_of',
  'tables_with_own_rows',
  'test_rls_policies',
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
