import type { AuditActor, AuditOperation } from './audit-actors.ts';

/**
 * Who may do what, table by table, as the tries of the audit have to come out. Letters: s select, i insert, u update,
 * d delete; what is not named is refused. The row always belongs to the owner, so a stranger's `i` would be a row in the
 * owner's name. A table that is not here is closed to people: whatever passes has failed.
 */
export type Expectation = Readonly<Record<AuditActor, string>>;

const may = (owner: string, service: string, others: Partial<Expectation> = {}): Expectation => ({
  anonymous: '',
  owner,
  stranger: '',
  admin: '',
  service,
  ...others,
});

/** Theirs alone, to read, add, change and delete. */
const ownRecords = may('siud', 'siud');
/** The same, and closed to the service, which tidies up by procedures. */
const ownAndSealed = may('siud', '');
const readOnly = may('s', 'siud');
const closed = may('', '');
const forService = may('', 'siud');

/** By table, and within it by the scene; most tables have one without a name. */
export const expectations: Readonly<Record<string, Readonly<Record<string, Expectation>>>> = {
  'public.ai_associative_memory': { '': ownAndSealed },
  'public.ai_episodic_memory': { '': ownAndSealed },
  'public.ai_months': { '': may('', 's') },
  'public.ai_procedural_memory': { '': ownAndSealed },
  'public.ai_provider': { '': may('', 's') },
  'public.ai_requests': { '': may('sd', '') },
  'public.ai_semantic_memory': { '': ownAndSealed },
  'public.ai_settings': { '': may('siu', '') },
  'public.analysis_jobs': { '': forService },
  'public.audit_checkpoints': { '': closed },
  // The chain is only ever added to, by a procedure.
  'public.audit_events': { '': may('s', '') },
  'public.audit_head': { '': closed },
  'public.audit_personal': { '': may('s', '') },
  // The team's: whoever is no admin has no part in it, and neither has the service.
  'public.board_cards': { '': may('', '', { admin: 'siud' }) },
  'public.board_columns': { '': may('', '', { admin: 'siud' }) },
  'public.calendar_events': { '': ownRecords },
  // Made by a procedure alone: nobody chooses a hash.
  'public.calendar_feeds': { '': may('sud', '') },
  'public.client_log_sends': { '': closed },
  'public.client_logs': {
    own: may('si', 'siud', { admin: 's' }),
    // Guests report what fails on public pages. Signed in, the line gets the name of whoever sends it.
    'under no name': may('i', 'siud', { anonymous: 'i', stranger: 'i', admin: 'si' }),
  },
  'public.coach_drafts': { '': ownRecords },
  'public.coach_experiments': { '': ownRecords },
  'public.coach_goals': { '': ownRecords },
  'public.contact_messages': { '': may('sd', 's') },
  'public.contact_sends': { '': closed },
  'public.delete_requests': { '': may('s', '') },
  'public.energy_checks': { '': ownRecords },
  'public.feeling_checks': { '': ownRecords },
  'public.focus_sessions': { '': ownRecords },
  'public.heard_tracks': { '': ownRecords },
  'public.copy_schedules': { '': may('s', '') },
  'public.licence_default': { '': may('', 'su') },
  'public.licence_tiers': { '': may('', 's') },
  'public.licence_usage': { '': readOnly },
  'public.licences': { '': readOnly },
  'public.login_locations': { '': readOnly },
  'public.memory_days': { '': closed },
  'public.memory_proposals': { '': ownAndSealed },
  'public.memory_settings': { '': may('siu', '') },
  'public.memory_stores': { '': closed },
  'public.memory_uses': { '': may('sid', '') },
  'public.memory_vectors': { '': may('sid', '') },
  'public.milestones': { '': ownRecords },
  'public.music_renders': { '': forService },
  'public.music_staging': {
    offered: may('siud', 'siud', { admin: 's' }),
    'not offered': ownRecords,
  },
  'public.music_tracks': {
    'with a live session': may('s', 'siud', { stranger: 's', admin: 's' }),
    'without a session': forService,
  },
  'public.other_calendars': { '': ownRecords },
  'public.own_first_steps': { '': ownRecords },
  'public.personal_settings': { '': ownRecords },
  'public.profiles': { '': readOnly },
  'public.projects': { '': ownRecords },
  'public.record_counts': { '': may('s', 's') },
  'public.record_horizons': { '': may('s', 's') },
  'public.restore_points': { '': may('s', '') },
  'public.restore_rows': { '': closed },
  'public.restores': { '': may('s', '') },
  'public.said_phrases': { '': ownRecords },
  'public.sealing_keys': { '': may('si', '') },
  'public.security_events': { '': may('si', 'si') },
  'public.security_runs': { '': closed },
  'public.security_threats': { '': may('s', 's') },
  'public.sign_in_rules': { '': may('', 's') },
  'public.sound_measurements': {
    upload: may('s', 'siud', { admin: 's' }),
    library: may('s', 'siud', { stranger: 's', admin: 's' }),
  },
  'public.support_answers': { '': may('s', '') },
  'public.support_invitations': { '': may('s', '') },
  'public.support_looks': { '': may('s', '') },
  'public.support_notes': { kept: may('s', ''), shared: may('s', '', { stranger: 's' }) },
  'public.support_shares': { '': may('s', '') },
  'public.task_steps': { '': ownRecords },
  'public.tasks': { '': ownRecords },
  'public.track_choices': { '': ownRecords },
  'public.trusted_devices': { '': readOnly },
  'public.upload_pictures': { '': may('sid', 'siud') },
  'public.user_roles': { '': readOnly },
  'public.user_sessions': { '': may('siu', 'siud') },
  'public.users': { '': may('su', 'siud') },
  'storage.buckets': { '': forService },
  'storage.migrations': { '': forService },
  'storage.objects': {
    staged: ownRecords,
    offered: may('siud', 'siud', { admin: 's' }),
    copy: may('sd', 'siud'),
    library: may('s', 'siud', { anonymous: 's', stranger: 's', admin: 'siud' }),
  },
  'storage.s3_multipart_uploads': { '': forService },
  'storage.s3_multipart_uploads_parts': { '': forService },
};

const letters: Readonly<Partial<Record<AuditOperation, string>>> = {
  select: 's',
  insert: 'i',
  update: 'u',
  delete: 'd',
};

const undeclared = may('', '');

/**
 * Nobody may give a row away or do anything before their second factor, and nobody has business in the platform's own tables. Undefined where either is as good: what
 * the service may do with a table that nobody declared.
 */
export const mayPass = (
  table: string,
  scene: string,
  operation: AuditOperation,
  actor: AuditActor,
): boolean | undefined => {
  const letter = letters[operation];
  if (letter === undefined) return false;
  const isOpenSchema = table.startsWith('public.') || table.startsWith('storage.');
  const declared = isOpenSchema ? expectations[table]?.[scene] : closed;
  if (declared === undefined && actor === 'service') return undefined;
  return (declared ?? undeclared)[actor].includes(letter);
};
