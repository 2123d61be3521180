import { recordKinds, recordRegistry } from '#domain/records/record-registry.ts';

/**
 * What becomes of a table's rows when the account of the person they are about is deleted (decision 065).
 * `goes-along`: foreign keys take them with the row in `auth.users`. `erased`: the procedure in
 * `supabase/routines/deletion.sql` deletes them. `name-removed`: the row is the installation's and stays, without the person.
 * `scrambled`: keyed hashes and random numbers that lead to nobody, gone by themselves within the hour or the day; of the
 * audit, after 400 days, its salts being gone with the person.
 */
export type DeletionRule = 'account' | 'goes-along' | 'erased' | 'name-removed' | 'scrambled';

const records = Object.fromEntries(
  recordKinds.map((kind) => [`public.${recordRegistry[kind].table}`, 'goes-along'] as const),
);

/** By table, with the schema. A test fails for a table without a rule, and for a rule that the schema does not keep. */
export const deletionRules: Readonly<Record<string, DeletionRule>> = {
  ...records,
  'auth.users': 'account',
  'auth.identities': 'goes-along',
  'auth.sessions': 'goes-along',
  'auth.refresh_tokens': 'erased',
  'auth.mfa_amr_claims': 'goes-along',
  'auth.mfa_factors': 'goes-along',
  'auth.mfa_challenges': 'goes-along',
  'auth.one_time_tokens': 'goes-along',
  'auth.flow_state': 'erased',
  'auth.audit_log_entries': 'erased',
  'public.profiles': 'goes-along',
  'public.users': 'goes-along',
  'public.user_roles': 'goes-along',
  'public.user_sessions': 'goes-along',
  'public.trusted_devices': 'goes-along',
  'public.record_horizons': 'goes-along',
  'public.record_counts': 'goes-along',
  'public.ai_episodic_memory': 'goes-along',
  'public.ai_semantic_memory': 'goes-along',
  'public.ai_associative_memory': 'goes-along',
  'public.ai_procedural_memory': 'goes-along',
  'public.memory_settings': 'goes-along',
  'public.memory_proposals': 'goes-along',
  'public.memory_vectors': 'goes-along',
  'public.memory_uses': 'goes-along',
  'public.memory_stores': 'goes-along',
  'public.ai_settings': 'goes-along',
  'public.ai_requests': 'goes-along',
  'public.ai_provider': 'name-removed',
  'public.board_cards': 'name-removed',
  'public.client_logs': 'goes-along',
  'public.client_log_sends': 'erased',
  'public.security_events': 'goes-along',
  'public.audit_personal': 'goes-along',
  'public.audit_events': 'scrambled',
  'public.security_runs': 'name-removed',
  'public.security_threats': 'goes-along',
  'public.login_locations': 'goes-along',
  'public.sealing_keys': 'goes-along',
  'public.support_invitations': 'goes-along',
  'public.support_shares': 'goes-along',
  'public.support_looks': 'goes-along',
  'public.support_notes': 'goes-along',
  'public.support_answers': 'goes-along',
  'public.contact_messages': 'goes-along',
  'public.contact_sends': 'scrambled',
  'public.licences': 'goes-along',
  'public.licence_usage': 'goes-along',
  'public.licence_default': 'name-removed',
  'public.music_staging': 'goes-along',
  'public.sound_measurements': 'goes-along',
  'public.upload_pictures': 'goes-along',
  'public.analysis_jobs': 'goes-along',
  'storage.objects': 'erased',
  'storage.buckets': 'name-removed',
  'storage.s3_multipart_uploads': 'erased',
  'storage.s3_multipart_uploads_parts': 'erased',
  'kindling.local_accounts': 'erased',
  'kindling.outbox': 'erased',
  'kindling.session_devices': 'goes-along',
  'kindling.one_time_codes': 'goes-along',
  'kindling.factor_attempts': 'goes-along',
  'kindling.recovery_codes': 'goes-along',
  'kindling.wrong_codes': 'goes-along',
  'kindling.resumable_uploads': 'erased',
  'kindling.resumable_parts': 'erased',
  'kindling.storage_reservations': 'goes-along',
  'kindling.used_sign_in_states': 'scrambled',
  'kindling.rate_limits': 'scrambled',
};
