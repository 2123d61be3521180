import { recordTablesOf } from '#domain/records/record-registry.ts';

/**
 * Where each row of data-kept.ts lies, by its id, with the schema. Apart from the sentences, because /privacy shows none of
 * it. A test fails for a table that is named nowhere in this file.
 */
export const tablesKept: Readonly<Record<string, readonly string[]>> = {
  account: [
    'auth.users',
    'auth.identities',
    'public.profiles',
    'public.user_roles',
    'kindling.local_accounts',
  ],
  theme: ['public.users'],
  tasks: [...recordTablesOf('tasks'), 'public.record_horizons', 'public.record_counts'],
  'energy-and-focus': recordTablesOf('energy-and-focus'),
  'what-you-hear': recordTablesOf('what-you-hear'),
  'what-you-say': recordTablesOf('what-you-say'),
  coach: recordTablesOf('coach'),
  memory: [
    'public.ai_episodic_memory',
    'public.ai_semantic_memory',
    'public.ai_associative_memory',
    'public.ai_procedural_memory',
    'public.memory_settings',
    'public.memory_proposals',
    'public.memory_vectors',
    'public.memory_uses',
    'public.memory_stores',
  ],
  'connected-model': ['public.ai_settings', 'public.ai_requests', 'public.ai_provider'],
  settings: recordTablesOf('settings'),
  devices: [
    'public.user_sessions',
    'public.trusted_devices',
    'public.sealing_keys',
    'auth.sessions',
    'auth.refresh_tokens',
    'auth.mfa_amr_claims',
    'kindling.session_devices',
  ],
  'sign-in-record': ['auth.audit_log_entries'],
  passwords: [
    'auth.one_time_tokens',
    'auth.mfa_factors',
    'auth.mfa_challenges',
    'kindling.one_time_codes',
    'kindling.factor_attempts',
  ],
  'sign-in-steps': ['auth.flow_state', 'kindling.used_sign_in_states', 'kindling.rate_limits'],
  messages: ['kindling.outbox'],
  contact: ['public.contact_messages', 'public.contact_sends'],
  errors: ['public.client_logs', 'public.client_log_sends'],
  'security-events': ['public.security_events'],
  plan: ['public.licences', 'public.licence_usage', 'public.licence_default'],
  music: [
    'public.music_staging',
    'public.sound_measurements',
    'public.upload_pictures',
    'public.analysis_jobs',
    'storage.objects',
    'storage.s3_multipart_uploads',
    'storage.s3_multipart_uploads_parts',
    'kindling.resumable_uploads',
    'kindling.resumable_parts',
    'kindling.storage_reservations',
  ],
};

/** Tables that say nothing about anybody. Naming one here is a promise that it stays so. */
export const tablesAboutNobody: readonly string[] = [
  'public.music_tracks',
  'public.music_renders',
  'public.licence_tiers',
  'public.memory_days',
  'public.ai_months',
  'auth.instances',
  'auth.schema_migrations',
  'auth.sso_providers',
  'auth.sso_domains',
  'auth.saml_providers',
  'auth.saml_relay_states',
  'storage.buckets',
  'storage.migrations',
  'kindling.installation',
  'kindling.platform_files',
  'kindling.discarded_versions',
];
