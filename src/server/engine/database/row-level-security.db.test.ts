import { randomUUID } from 'node:crypto';
import { DatabaseError } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#server/engine/database/database.ts';
import { anonymous, createAccount, service } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';

let open: OpenDatabase;
let owner: Account;
let stranger: Account;
let admin: Account;

beforeAll(async () => {
  open = await openDatabase();
  owner = await createAccount(open.adminQuery);
  stranger = await createAccount(open.adminQuery);
  admin = await createAccount(open.adminQuery, { admin: true });
  for (const table of tables) {
    await open.adminQuery(table.arrange(owner)[0], table.arrange(owner)[1]);
    // One after the other, these would be a burst.
    await open.adminQuery('delete from public.memory_stores');
  }
});
afterAll(() => open.close());

type Statement = readonly [text: string, values: readonly unknown[]];

interface TableCase {
  readonly name: string;
  /** A row of the owner's, put there by the database's owner. */
  readonly arrange: (account: Account) => Statement;
  /** Picks that row out again. */
  readonly where: (account: Account) => Statement;
  /** What the owner may do with it over the API; the rest is refused. */
  readonly ownerMay: readonly ('insert' | 'select' | 'update' | 'delete')[];
  readonly adminReads: boolean;
  /** Open to the service for reading and adding alone. */
  readonly appendOnly?: boolean;
  /** Closed to the service too, which tidies up by procedures. */
  readonly closedToService?: boolean;
  readonly insert: (account: Account) => Statement;
  readonly change: string;
}

const token = (account: Account, label: string): string => `token-${label}-${account.id}`;

/** What a person writes: theirs alone, to read, add, change and delete. */
const ownRecords = (name: string, columns: string, values: string, change: string): TableCase => {
  const add = (account: Account): Statement => [
    `insert into public.${name} (user_id, ${columns}) values ($1, ${values})`,
    [account.id],
  ];
  return {
    name,
    arrange: add,
    where: (account) => ['user_id = $1', [account.id]],
    ownerMay: ['insert', 'select', 'update', 'delete'],
    adminReads: false,
    insert: add,
    change,
  };
};

/** The same in a test and in the database, so that what belongs to a memory can name it. */
const memoryId = (layer: string): string => `md5($1::uuid::text || '${layer}')::uuid`;

const ownMemories = (layer: string, columns: string, values: string, change: string): TableCase => ({
  ...ownRecords(`ai_${layer}_memory`, columns, values, change),
  arrange: (account) => [
    `insert into public.ai_${layer}_memory (id, user_id, ${columns}) values (${memoryId(layer)}, $1, ${values})`,
    [account.id],
  ],
  closedToService: true,
});

const shareId = `md5($1::uuid::text || 'share')::uuid`;

/** What is shared with somebody: written by procedures, read by whose it is, and by the service not at all. */
const ownSharing = (name: string, columns: string, values: string, change: string): TableCase => ({
  ...ownRecords(name, columns, values, change),
  ownerMay: ['select'],
  closedToService: true,
});

const tables: readonly TableCase[] = [
  {
    name: 'profiles',
    arrange: () => ['select 1', []],
    where: (account) => ['id = $1', [account.profileId]],
    ownerMay: ['select'],
    adminReads: false,
    insert: (account) => ['insert into public.profiles (user_id) values ($1)', [account.id]],
    change: 'created_at = now()',
  },
  {
    name: 'users',
    arrange: () => ['select 1', []],
    where: (account) => ['id = $1', [account.userRowId]],
    ownerMay: ['select', 'update'],
    adminReads: false,
    insert: (account) => ['insert into public.users (google_id) values ($1)', [account.id]],
    change: `theme_preference = 'light'`,
  },
  {
    name: 'user_roles',
    arrange: (account) => [
      `insert into public.user_roles (user_id, role) values ($1, 'reviewer')`,
      [account.id],
    ],
    where: (account) => ['user_id = $1', [account.id]],
    ownerMay: ['select'],
    adminReads: false,
    insert: (account) => [`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [account.id]],
    change: `role = 'admin'`,
  },
  {
    name: 'user_sessions',
    arrange: (account) => [
      'insert into public.user_sessions (user_id, session_token) values ($1, $2)',
      [account.userRowId, token(account, 'arranged')],
    ],
    where: (account) => ['user_id = $1', [account.userRowId]],
    ownerMay: ['insert', 'select', 'update'],
    adminReads: false,
    insert: (account) => [
      'insert into public.user_sessions (user_id, session_token) values ($1, $2)',
      [account.userRowId, token(account, 'inserted')],
    ],
    change: `device_name = 'Kitchen tablet'`,
  },
  {
    name: 'trusted_devices',
    arrange: (account) => [
      `insert into public.trusted_devices (user_id, device_id, trust_level) values ($1, $2, 'untrusted')`,
      [account.userRowId, 'a'.repeat(32)],
    ],
    where: (account) => ['user_id = $1', [account.userRowId]],
    ownerMay: ['select'],
    adminReads: false,
    insert: (account) => [
      `insert into public.trusted_devices (user_id, device_id, trust_level) values ($1, $2, 'trusted')`,
      [account.userRowId, 'b'.repeat(32)],
    ],
    change: `trust_level = 'trusted'`,
  },
  {
    name: 'tasks',
    arrange: (account) => [
      `insert into public.tasks (user_id, title) values ($1, 'Fold the laundry')`,
      [account.id],
    ],
    where: (account) => ['user_id = $1', [account.id]],
    ownerMay: ['insert', 'select', 'update', 'delete'],
    adminReads: false,
    insert: (account) => [
      `insert into public.tasks (user_id, title) values ($1, 'Answer the letter')`,
      [account.id],
    ],
    change: `title = 'Fold half of the laundry'`,
  },
  ownRecords('task_steps', 'task_id, title', `gen_random_uuid(), 'Stand up'`, `title = 'Sit down'`),
  ownRecords('projects', 'name', `'Home'`, `name = 'Flat'`),
  ownRecords('milestones', 'project_id, title', `gen_random_uuid(), 'Half of it'`, `title = 'All of it'`),
  ownRecords('energy_checks', 'hour, energy', `9, 'low'`, `energy = 'high'`),
  ownRecords(
    'focus_sessions',
    'phase, started_at, planned_seconds',
    `'focus', now(), 1500`,
    `note = 'It went well'`,
  ),
  ownRecords('track_choices', 'track_id, banned', 'gen_random_uuid(), true', 'banned = false'),
  ownRecords(
    'heard_tracks',
    'focus_id, track_id, heard_at',
    'gen_random_uuid(), gen_random_uuid(), now()',
    'heard_at = now()',
  ),
  ownRecords('own_first_steps', 'way, title', `'dishes', 'Turn on the tap'`, `title = 'Find the gloves'`),
  ownRecords('feeling_checks', 'feeling', `'tired'`, `feeling = 'flat'`),
  ownRecords('coach_goals', 'text', `'Start on time'`, `text = 'Start'`),
  ownRecords(
    'coach_experiments',
    'material_id, title, what, do_on, follow_up_on',
    `'open-the-file', 'Open it', 'Open the file', current_date, current_date + 7`,
    `note = 'It went well'`,
  ),
  ownRecords('coach_drafts', 'kind, title, body', `'ask-quiet-place', 'Quiet', 'Hello'`, `body = 'Hi'`),
  ownRecords('other_calendars', 'name, read_until', `'Work', now()`, `name = 'Home'`),
  ownRecords('calendar_events', 'calendar_id, title', `gen_random_uuid(), 'Dentist'`, `title = ''`),
  {
    ...ownRecords('calendar_feeds', 'token_hash', `md5($1::uuid::text) || md5('x')`, 'with_titles = true'),
    ownerMay: ['select', 'update', 'delete'],
    closedToService: true,
  },
  ownRecords('said_phrases', 'text, said_at', "'deep focus', now()", "text = 'pause'"),
  ownSharing(
    'support_shares',
    'id, name, shown_as, fields, time_zone, ends_at',
    `${shareId}, 'My coach', 'Ada', '{energy}', 'UTC', now()`,
    `fields = '{titles}'`,
  ),
  ownSharing(
    'support_invitations',
    'name, shown_as, fields, time_zone, days',
    `'My coach', 'Ada', '{energy}', 'UTC', 30`,
    'days = 365',
  ),
  ownSharing('support_looks', 'share_id, fields, way', `${shareId}, '{energy}', 'page'`, 'times = 2'),
  ownSharing('support_notes', 'id, share_id, body', `${shareId}, ${shareId}, 'Calmer'`, `body = 'Louder'`),
  ownSharing(
    'support_answers',
    'share_id, week, answer',
    `${shareId}, '2026-01-05', 'Good'`,
    `answer = 'Bad'`,
  ),
  {
    ...ownRecords('personal_settings', 'id', '$1', 'focus_minutes = 30'),
    // There is one per person already.
    insert: (account) => [
      `insert into public.personal_settings (user_id, id) values ($1, $1)
       on conflict (user_id, id) do update set focus_minutes = 20`,
      [account.id],
    ],
  },
  {
    ...ownRecords('memory_settings', 'enabled', 'true', 'use_pick = false'),
    ownerMay: ['insert', 'select', 'update'],
    // There is one per person already.
    insert: (account) => [
      `insert into public.memory_settings (user_id, enabled) values ($1, true)
       on conflict (user_id) do update set enabled = excluded.enabled`,
      [account.id],
    ],
    closedToService: true,
  },
  ownMemories('episodic', 'content', `'The dentist was kind'`, 'importance = 5'),
  ownMemories('semantic', 'concept, definition', `'Mornings', 'I think best before ten'`, 'importance = 5'),
  ownMemories('associative', 'primary_element, associated_element', `'rain', 'calm'`, 'importance = 5'),
  ownMemories('procedural', 'workflow_name, steps', `'Dishes', '{"step_1": "tap"}'`, 'importance = 5'),
  {
    ...ownRecords(
      'memory_proposals',
      'layer, kind, sentence, quote, quote_hash, source',
      `'semantic', 'helps', 'Tea helps', 'tea helps', repeat('a', 64), 'typed'`,
      `state = 'declined'`,
    ),
    insert: (account) => [
      `insert into public.memory_proposals (user_id, layer, kind, sentence, quote, quote_hash, source)
       values ($1, 'semantic', 'helps', 'Rain helps', 'rain helps', repeat('b', 64), 'typed')`,
      [account.id],
    ],
    closedToService: true,
  },
  {
    ...ownRecords(
      'memory_vectors',
      'layer, memory_id, model, vector',
      `'episodic', ${memoryId('episodic')}, 'm', decode(repeat('00', 1536), 'hex')`,
      `model = 'n'`,
    ),
    // Made anew, never changed.
    ownerMay: ['insert', 'select', 'delete'],
    insert: (account) => [
      `insert into public.memory_vectors (user_id, layer, memory_id, model, vector)
       values ($1, 'semantic', ${memoryId('semantic')}, 'm', decode(repeat('00', 1536), 'hex'))`,
      [account.id],
    ],
    closedToService: true,
  },
  {
    ...ownRecords(
      'memory_uses',
      'layer, memory_id, used_in',
      `'episodic', ${memoryId('episodic')}, 'ask'`,
      `used_in = 'pick'`,
    ),
    ownerMay: ['insert', 'select', 'delete'],
    closedToService: true,
  },
  {
    ...ownRecords('ai_settings', 'mode', `'ask'`, `mode = 'off'`),
    ownerMay: ['insert', 'select', 'update'],
    // There is one per person already.
    insert: (account) => [
      `insert into public.ai_settings (user_id, mode) values ($1, 'ask')
       on conflict (user_id) do update set mode = excluded.mode`,
      [account.id],
    ],
    closedToService: true,
  },
  {
    ...ownRecords(
      'ai_requests',
      'use, host, model, sent, counted_in',
      `'assistant', 'localhost', 'm', 'Where are my keys?', now()`,
      `sent = 'something else'`,
    ),
    // Written by the procedures; the service reads none of it either.
    ownerMay: ['select', 'delete'],
    closedToService: true,
  },
  {
    name: 'record_horizons',
    arrange: (account) => ['insert into public.record_horizons (user_id, seq) values ($1, 1)', [account.id]],
    where: (account) => ['user_id = $1', [account.id]],
    ownerMay: ['select'],
    adminReads: false,
    insert: (account) => ['insert into public.record_horizons (user_id, seq) values ($1, 2)', [account.id]],
    change: 'seq = 0',
  },
  {
    name: 'record_counts',
    // Made by the rows above.
    arrange: () => ['select 1', []],
    where: (account) => ['user_id = $1', [account.id]],
    ownerMay: ['select'],
    adminReads: false,
    insert: (account) => ['insert into public.record_counts (user_id, rows) values ($1, 0)', [account.id]],
    change: 'rows = 0',
  },
  {
    name: 'delete_requests',
    arrange: (account) => [
      `insert into public.delete_requests (user_id, due_at) values ($1, now() + interval '14 days')`,
      [account.id],
    ],
    where: (account) => ['user_id = $1', [account.id]],
    ownerMay: ['select'],
    adminReads: false,
    insert: (account) => [
      `insert into public.delete_requests (user_id, due_at) values ($1, now() + interval '1 day')`,
      [account.id],
    ],
    change: `due_at = now()`,
    closedToService: true,
  },
  {
    name: 'restore_points',
    // The rows above have made one.
    arrange: () => ['select 1', []],
    where: (account) => ['user_id = $1', [account.id]],
    ownerMay: ['select'],
    adminReads: false,
    insert: (account) => [
      `insert into public.restore_points (user_id, why) values ($1, 'daily')`,
      [account.id],
    ],
    change: `why = 'bulk'`,
    closedToService: true,
  },
  {
    name: 'restores',
    arrange: (account) => [
      `insert into public.restores (user_id, counts) values ($1, '{"tasks": 1}')`,
      [account.id],
    ],
    where: (account) => ['user_id = $1', [account.id]],
    ownerMay: ['select'],
    adminReads: false,
    insert: (account) => ['insert into public.restores (user_id) values ($1)', [account.id]],
    change: `undone_at = now()`,
    closedToService: true,
  },
  {
    name: 'client_logs',
    arrange: (account) => [
      `insert into public.client_logs (user_id, level, message) values ($1, 'error', 'it broke')`,
      [account.id],
    ],
    where: (account) => ['user_id = $1', [account.id]],
    ownerMay: ['insert', 'select'],
    adminReads: true,
    insert: (account) => [
      `insert into public.client_logs (user_id, level, message, context) values ($1, 'metric', 'LCP', '{"value": 1}')`,
      [account.id],
    ],
    change: `message = 'nothing broke'`,
  },
  {
    name: 'security_events',
    arrange: (account) => [
      `insert into public.security_events (user_id, type) values ($1, 'auth_success')`,
      [account.id],
    ],
    where: (account) => ['user_id = $1', [account.id]],
    ownerMay: ['insert', 'select'],
    adminReads: false,
    appendOnly: true,
    insert: (account) => [
      `insert into public.security_events (user_id, type) values ($1, 'access_denied')`,
      [account.id],
    ],
    change: `type = 'data_access'`,
  },
  {
    name: 'audit_personal',
    arrange: (account) => [
      `select public.write_audit('testing', 'try_it', 'low', 'success', $1, null, null, '{}', '', '', 'server')`,
      [account.id],
    ],
    where: (account) => [`person_id = $1 and half = 'actor'`, [account.id]],
    ownerMay: ['select'],
    adminReads: false,
    closedToService: true,
    insert: (account) => [
      `insert into public.audit_personal (seq, half, person_id, salt) values (1, 'actor', $1, repeat('a', 64))`,
      [account.id],
    ],
    change: `reason = 'another'`,
  },
  {
    name: 'audit_events',
    arrange: () => ['select 1', []],
    where: (account) => [
      `seq = (select p.seq from public.audit_personal p where p.person_id = $1 and p.half = 'actor')`,
      [account.id],
    ],
    ownerMay: ['select'],
    adminReads: false,
    closedToService: true,
    insert: () => ['insert into public.audit_events (seq) values (99)', []],
    change: `outcome = 'denied'`,
  },
  {
    name: 'login_locations',
    arrange: (account) => [
      `insert into public.login_locations (user_id, country) values ($1, 'Portugal')`,
      [account.id],
    ],
    where: (account) => ['user_id = $1', [account.id]],
    ownerMay: ['select'],
    adminReads: false,
    insert: (account) => [
      `insert into public.login_locations (user_id, country) values ($1, 'Peru')`,
      [account.id],
    ],
    change: `country = 'Peru'`,
  },
  {
    name: 'security_threats',
    arrange: (account) => [
      `insert into public.security_threats (user_id, rule, severity, mark) values ($1, 'new_device', 'low', 'one')`,
      [account.id],
    ],
    where: (account) => ['user_id = $1', [account.id]],
    ownerMay: ['select'],
    adminReads: false,
    insert: (account) => [
      `insert into public.security_threats (user_id, rule, severity, mark) values ($1, 'read_burst', 'low', 'two')`,
      [account.id],
    ],
    change: `mark = 'three'`,
  },
  {
    name: 'contact_messages',
    arrange: (account) => [
      `insert into public.contact_messages (id, user_id, topic, message)
       values (gen_random_uuid(), $1, 'idea', 'A quieter bell, please')`,
      [account.id],
    ],
    where: (account) => ['user_id = $1', [account.id]],
    // Sending goes through the function, which counts; admins read through a procedure.
    ownerMay: ['select', 'delete'],
    adminReads: false,
    insert: (account) => [
      `insert into public.contact_messages (id, user_id, topic, message)
       values (gen_random_uuid(), $1, 'idea', 'A louder bell, please')`,
      [account.id],
    ],
    change: `state = 'done'`,
  },
  {
    name: 'music_staging',
    arrange: (account) => [
      `insert into public.music_staging (uploader_id, title) values ($1, 'Morning rain')`,
      [account.profileId],
    ],
    where: (account) => [
      `uploader_id = $1 and title not in ('Measured rain', 'Waiting rain', 'Pictured rain', 'Bare rain')`,
      [account.profileId],
    ],
    ownerMay: ['insert', 'select', 'update', 'delete'],
    adminReads: true,
    insert: (account) => [
      `insert into public.music_staging (uploader_id, title) values ($1, 'Evening rain')`,
      [account.profileId],
    ],
    change: `title = 'Noon rain'`,
  },
  {
    name: 'sound_measurements',
    arrange: (account) => [
      `with staged as (
         insert into public.music_staging (uploader_id, title) values ($1, 'Measured rain') returning id
       )
       insert into public.sound_measurements (staging_id, profile_id, file_hash, object_version, figures, curves)
       select id, $1, repeat('a', 64), 'v1', '{}', '{}' from staged`,
      [account.profileId],
    ],
    where: (account) => ['profile_id = $1', [account.profileId]],
    // Only the host measures.
    ownerMay: ['select'],
    adminReads: true,
    insert: (account) => [
      `insert into public.sound_measurements (staging_id, profile_id, file_hash, object_version, figures, curves)
       select s.id, $1, repeat('b', 64), 'v1', '{}', '{}' from public.music_staging s where s.uploader_id = $1`,
      [account.profileId],
    ],
    change: `file_hash = repeat('c', 64)`,
  },
  {
    name: 'upload_pictures',
    arrange: (account) => [
      `with pictured as (
         insert into public.music_staging (id, uploader_id, title)
         values (md5($1::uuid::text || 'pictured')::uuid, $1, 'Pictured rain'), (md5($1::uuid::text || 'bare')::uuid, $1, 'Bare rain')
       )
       insert into public.upload_pictures (staging_id, profile_id, picture)
       values (md5($1::uuid::text || 'pictured')::uuid, $1, 'data:image/jpeg;base64,/9j/AAAA')`,
      [account.profileId],
    ],
    where: (account) => ['profile_id = $1', [account.profileId]],
    // Removed and set anew, never changed.
    ownerMay: ['insert', 'select', 'delete'],
    // Nor where the upload itself is offered.
    adminReads: false,
    insert: (account) => [
      `insert into public.upload_pictures (staging_id, profile_id, picture)
       values (md5($1::uuid::text || 'bare')::uuid, $1, 'data:image/jpeg;base64,/9j/BBBB')`,
      [account.profileId],
    ],
    change: `picture = 'data:image/jpeg;base64,/9j/CCCC'`,
  },
  {
    name: 'analysis_jobs',
    arrange: (account) => [
      `with staged as (
         insert into public.music_staging (uploader_id, title) values ($1, 'Waiting rain') returning id
       )
       insert into public.analysis_jobs (staging_id, profile_id) select id, $1 from staged`,
      [account.profileId],
    ],
    where: (account) => ['profile_id = $1', [account.profileId]],
    ownerMay: [],
    adminReads: false,
    insert: (account) => [
      `insert into public.analysis_jobs (staging_id, profile_id)
       select s.id, $1 from public.music_staging s where s.uploader_id = $1`,
      [account.profileId],
    ],
    change: `state = 'done'`,
  },
  {
    name: 'licences',
    arrange: (account) => [`insert into public.licences (user_id, tier) values ($1, 'pro')`, [account.id]],
    where: (account) => ['user_id = $1', [account.id]],
    ownerMay: ['select'],
    adminReads: false,
    insert: (account) => [
      `insert into public.licences (user_id, tier) values ($1, 'enterprise')`,
      [account.id],
    ],
    change: `tier = 'enterprise'`,
  },
  {
    name: 'licence_usage',
    arrange: (account) => [
      `insert into public.licence_usage (user_id, feature, period_start, used)
       values ($1, 'documentUploads', '1970-01-01', 3)`,
      [account.id],
    ],
    where: (account) => ['user_id = $1', [account.id]],
    ownerMay: ['select'],
    adminReads: false,
    insert: (account) => [
      `insert into public.licence_usage (user_id, feature, period_start, used)
       values ($1, 'storageGb', '1970-01-01', 0)`,
      [account.id],
    ],
    change: 'used = 0',
  },
  {
    name: 'copy_schedules',
    arrange: (account) => [
      `insert into public.copy_schedules (user_id, every) values ($1, 'week')`,
      [account.id],
    ],
    where: (account) => ['user_id = $1', [account.id]],
    ownerMay: ['select'],
    adminReads: false,
    insert: (account) => [
      `insert into public.copy_schedules (user_id, every) values ($1, 'month')`,
      [account.id],
    ],
    change: `every = 'month'`,
    closedToService: true,
  },
];

const DENIED = '42501';

/** How many rows a statement touched as somebody, undone at once; or the code it was refused with. */
const outcome = async (actor: Actor, [text, values]: Statement): Promise<number | string> => {
  const undo = new Error('undo');
  let count = -1;
  try {
    await open.db.tx(actor, async (query) => {
      count = (await query(text, values)).rowCount ?? 0;
      throw undo;
    });
  } catch (error) {
    if (error instanceof DatabaseError) return error.code ?? '';
    if (error !== undo) throw error;
  }
  return count;
};

const operations = (table: TableCase, account: Account) => {
  const [where, values] = table.where(account);
  return {
    insert: table.insert(account),
    select: [`select * from public.${table.name} where ${where}`, values],
    update: [`update public.${table.name} set ${table.change} where ${where}`, values],
    delete: [`delete from public.${table.name} where ${where}`, values],
  } as const satisfies Record<string, Statement>;
};

const kinds = ['insert', 'select', 'update', 'delete'] as const;

describe.each(tables)('$name', (table) => {
  test.each(kinds)('an anonymous %s is refused', async (kind) => {
    expect(await outcome(anonymous, operations(table, owner)[kind])).toBe(DENIED);
  });

  test.each(kinds)('the owner’s %s is allowed exactly where it should be', async (kind) => {
    const result = await outcome(owner.actor, operations(table, owner)[kind]);
    expect(result).toBe(table.ownerMay.includes(kind) ? 1 : DENIED);
  });

  test.each(kinds)('a stranger’s %s touches nothing', async (kind) => {
    const result = await outcome(stranger.actor, operations(table, owner)[kind]);
    expect(result).toBe(kind !== 'insert' && table.ownerMay.includes(kind) ? 0 : DENIED);
  });

  test.each(kinds)('an admin’s %s reads at most, and only where admins may', async (kind) => {
    const result = await outcome(admin.actor, operations(table, owner)[kind]);
    const elsewhere = kind !== 'insert' && table.ownerMay.includes(kind) ? 0 : DENIED;
    expect(result).toBe(kind === 'select' && table.adminReads ? 1 : elsewhere);
  });

  test('lets the service read where it may, and append where the table is append-only', async () => {
    const read = await outcome(service, operations(table, owner).select);
    expect(read).toBe(table.closedToService === true ? DENIED : 1);
    if (table.appendOnly !== true) return;
    expect(await outcome(service, operations(table, owner).insert)).toBe(1);
    expect(await outcome(service, operations(table, owner).update)).toBe(DENIED);
    expect(await outcome(service, operations(table, owner).delete)).toBe(DENIED);
  });
});

describe('music_tracks', () => {
  const all: Statement = ['select id from public.music_tracks', []];
  const openSession = `insert into public.user_sessions (user_id, session_token) values ($1, $2)`;

  test('[SESS-03] music_tracks is read with a live client session and not without one', async () => {
    await open.adminQuery(`insert into public.music_tracks (title, file_path) values ('Ember', 'ember.mp3')`);
    const listener = await createAccount(open.adminQuery);
    expect(await outcome(anonymous, all)).toBe(DENIED);
    expect(await outcome(listener.actor, all)).toBe(0);

    await open.db.tx(listener.actor, (query) =>
      query(openSession, [listener.userRowId, token(listener, 'live')]),
    );
    expect(await outcome(listener.actor, all)).toBe(1);

    await open.adminQuery(
      `update public.user_sessions set created_at = now() - interval '7 days', expires_at = now() - interval '1 minute'
       where user_id = $1`,
      [listener.userRowId],
    );
    expect(await outcome(listener.actor, all)).toBe(0);
  });

  test('[SESS-03] an ended session reads no music_tracks, and an admin needs a live one like everybody', async () => {
    const { rows } = await open.adminQuery('select from public.music_tracks');
    for (const person of [
      await createAccount(open.adminQuery),
      await createAccount(open.adminQuery, { admin: true }),
    ]) {
      expect(await outcome(person.actor, all)).toBe(0);
      await open.adminQuery(openSession, [person.userRowId, token(person, 'one')]);
      expect(await outcome(person.actor, all)).toBe(rows.length);
      await open.adminQuery('update public.user_sessions set is_active = false where user_id = $1', [
        person.userRowId,
      ]);
      expect(await outcome(person.actor, all)).toBe(0);
    }
  });

  test('only the service writes music_tracks', async () => {
    const insert: Statement = [
      `insert into public.music_tracks (title, file_path) values ('x', 'x.mp3')`,
      [],
    ];
    for (const actor of [anonymous, owner.actor, admin.actor]) {
      expect(await outcome(actor, insert)).toBe(DENIED);
    }
    expect(await outcome(service, insert)).toBe(1);
  });
});

describe('music_renders', () => {
  test('only the service uses music_renders', async () => {
    const statements: readonly Statement[] = [
      [`insert into public.music_renders (file_path, recipe) values ('x.mp3', 'x')`, []],
      ['select * from public.music_renders', []],
      ['update public.music_renders set priority = 2', []],
      ['delete from public.music_renders', []],
    ];
    for (const actor of [anonymous, owner.actor, admin.actor]) {
      for (const statement of statements) expect(await outcome(actor, statement)).toBe(DENIED);
      expect(await outcome(actor, ['select * from public.remove_dead_tracks()', []])).toBe(DENIED);
    }
    for (const statement of statements) expect(await outcome(service, statement)).not.toBe(DENIED);
  });
});

describe('contact_sends', () => {
  test('nobody touches contact_sends except through the procedures', async () => {
    const statements: readonly Statement[] = [
      [`insert into public.contact_sends (address_key) values ('x')`, []],
      ['select * from public.contact_sends', []],
      ['update public.contact_sends set sent_at = now()', []],
      ['delete from public.contact_sends', []],
    ];
    for (const actor of [anonymous, owner.actor, admin.actor, service]) {
      for (const statement of statements) expect(await outcome(actor, statement)).toBe(DENIED);
    }
  });
});

describe.each([
  ['memory_stores', 'user_id', 'gen_random_uuid()', 'stored_at = now()'],
  [
    'restore_rows',
    'user_id, point, kind, id',
    `gen_random_uuid(), 1, 'tasks', gen_random_uuid()`,
    `was = null`,
  ],
  ['memory_days', 'day, what', `now(), 'store'`, 'times = 0'],
  ['audit_head', 'seq, hash, made_at', `0, repeat('0', 64), now()`, 'seq = 0'],
  [
    'audit_checkpoints',
    'seq, kind, hash, made_at, signature',
    `1, 'trim', repeat('0', 64), now(), repeat('a', 43)`,
    `kind = 'trim'`,
  ],
  [
    'security_runs',
    'started_at, finished_at, score, grade, result',
    `now(), now(), 100, 'A+', '{}'`,
    'score = 100',
  ],
])('%s', (name, columns, values, change) => {
  test('nobody touches the table except through the procedures', async () => {
    const statements: readonly Statement[] = [
      [`insert into public.${name} (${columns}) values (${values})`, []],
      [`select * from public.${name}`, []],
      [`update public.${name} set ${change}`, []],
      [`delete from public.${name}`, []],
    ];
    for (const actor of [anonymous, owner.actor, admin.actor, service]) {
      for (const statement of statements) expect(await outcome(actor, statement)).toBe(DENIED);
    }
  });
});

const half = (length: number): string => 'k'.repeat(length);
const readKey = (account: Account): Statement => [
  'select private_key from public.sealing_keys where user_id = $1',
  [account.id],
];

describe('sealing_keys', () => {
  const add = (account: Account): Statement => [
    'insert into public.sealing_keys (user_id, public_key, private_key) values ($1, $2, $3)',
    [account.id, half(87), half(184)],
  ];
  const change: Statement = [`update public.sealing_keys set private_key = private_key`, []];
  const remove: Statement = ['delete from public.sealing_keys', []];

  test('a person makes and reads their own sealing key, and nobody changes or deletes one', async () => {
    expect(await outcome(owner.actor, add(owner))).toBe(1);
    const [text, values] = add(owner);
    await open.adminQuery(text, values);
    expect(await outcome(owner.actor, readKey(owner))).toBe(1);
    for (const actor of [anonymous, owner.actor, stranger.actor, admin.actor, service]) {
      expect(await outcome(actor, change)).toBe(DENIED);
      expect(await outcome(actor, remove)).toBe(DENIED);
    }
  });

  test('nobody else reads a sealing key or makes one for somebody: no visitor, stranger, admin or service', async () => {
    for (const person of [stranger, admin]) {
      expect(await outcome(person.actor, readKey(owner))).toBe(0);
      expect(await outcome(person.actor, ['select * from public.sealing_keys', []])).toBe(0);
      expect(await outcome(person.actor, add(owner))).toBe(DENIED);
    }
    for (const actor of [anonymous, service]) {
      expect(await outcome(actor, readKey(owner))).toBe(DENIED);
      expect(await outcome(actor, add(stranger))).toBe(DENIED);
    }
  });

  test.each([
    ['short', half(86), half(184)],
    ['long', half(87), half(201)],
    ['of other letters', '+'.repeat(87), half(184)],
  ])('a sealing key that is too %s is refused', async (_how, publicKey, privateKey) => {
    const insert: Statement = [
      'insert into public.sealing_keys (user_id, public_key, private_key) values ($1, $2, $3)',
      [stranger.id, publicKey, privateKey],
    ];
    expect(await outcome(stranger.actor, insert)).toBe('23514');
  });

  test('a sealing key goes with its account', async () => {
    const gone = await createAccount(open.adminQuery);
    const [text, values] = add(gone);
    await open.adminQuery(text, values);
    await open.adminQuery('delete from auth.users where id = $1', [gone.id]);
    expect((await open.adminQuery(...readKey(gone))).rows).toEqual([]);
  });
});

const setPicture = async (by: Account, of: Account, picture: string): Promise<number | string> => {
  const id = randomUUID();
  await open.adminQuery(
    `insert into public.music_staging (id, uploader_id, title) values ($1, $2, 'Drawn rain')`,
    [id, of.profileId],
  );
  try {
    return await outcome(by.actor, [
      'insert into public.upload_pictures (staging_id, picture) values ($1, $2)',
      [id, picture],
    ]);
  } finally {
    await open.adminQuery('delete from public.music_staging where id = $1', [id]);
  }
};

describe('[UPLOAD-02] the picture of an upload', () => {
  const front = 'data:image/jpeg;base64,/9j/';
  test.each([
    ['a small JPEG', `${front}AA==`, 1],
    ['one of the largest size', front + 'A'.repeat(48_000 - front.length), 1],
    ['one that is larger', front + 'A'.repeat(48_001 - front.length), '23514'],
    ['a PNG', 'data:image/png;base64,iVBORw0KGgo=', '23514'],
    ['a PNG that calls itself a JPEG', 'data:image/jpeg;base64,iVBORw0KGgo=', '23514'],
    ['an SVG', 'data:image/svg+xml;base64,PHN2Zz4=', '23514'],
    ['a script', 'javascript:alert(1)', '23514'],
    ['an address', 'https://example.org/a.jpg', '23514'],
    ['markup behind a JPEG', `${front}AA"><script>`, '23514'],
    ['a line break behind a JPEG', `${front}AAAA\n`, '23514'],
  ])('answers its owner as it should when it is %s', async (_what, picture, answer) => {
    expect(await setPicture(owner, owner, picture)).toBe(answer);
  });

  test('is set by nobody else, admins among them', async () => {
    expect(await setPicture(stranger, owner, `${front}AA==`)).toBe(DENIED);
    expect(await setPicture(admin, owner, `${front}AA==`)).toBe(DENIED);
  });
});

describe.each([
  ['licence_tiers', `update public.licence_tiers set amount_limit = 1000 where amount_limit = 5`, DENIED],
  ['licence_default', `update public.licence_default set tier = 'enterprise'`, 1],
  ['sign_in_rules', 'update public.sign_in_rules set admins_need_second_factor = true', DENIED],
] as const)('%s', (name, change, serviceChanges) => {
  const read: Statement = [`select * from public.${name}`, []];
  test('refuses people, admins among them, to read or change the table', async () => {
    for (const actor of [anonymous, owner.actor, admin.actor]) {
      expect(await outcome(actor, read)).toBe(DENIED);
      expect(await outcome(actor, [change, []])).toBe(DENIED);
      expect(await outcome(actor, [`delete from public.${name}`, []])).toBe(DENIED);
    }
  });

  test('lets the service read, and change the installation’s tier but not what tiers hold or what sign-in asks for', async () => {
    expect(await outcome(service, read)).toBeGreaterThan(0);
    expect(await outcome(service, [change, []])).toBe(serviceChanges);
    expect(await outcome(service, [`delete from public.${name}`, []])).toBe(DENIED);
  });
});

describe('[FN-04] ai_provider and ai_months', () => {
  const statements: readonly Statement[] = [
    [`insert into public.ai_provider (preset, base_url, model) values ('custom', 'https://e.org', 'm')`, []],
    [`update public.ai_provider set model = 'n'`, []],
    ['delete from public.ai_provider', []],
    [`insert into public.ai_months (month, used) values (now(), 0)`, []],
    ['update public.ai_months set used = 0', []],
    ['delete from public.ai_months', []],
  ];
  const reads: readonly Statement[] = [
    ['select * from public.ai_provider', []],
    ['select * from public.ai_months', []],
  ];
  test('people, admins among them, read and write neither the connected model nor its meter', async () => {
    for (const actor of [anonymous, owner.actor, stranger.actor, admin.actor]) {
      for (const statement of [...statements, ...reads]) {
        expect(await outcome(actor, statement)).toBe(DENIED);
      }
    }
  });

  test('the service reads the connected model and its meter, and writes them by procedures alone', async () => {
    for (const statement of reads) expect(await outcome(service, statement)).toBe(0);
    for (const statement of statements) expect(await outcome(service, statement)).toBe(DENIED);
  });
});

describe('columns that a person may not write', () => {
  const refused: ReadonlyArray<readonly [what: string, statement: (account: Account) => Statement]> = [
    ['the owner of a task', (a) => ['update public.tasks set user_id = $1', [a.id]]],
    ['the owner of a memory', (a) => ['update public.ai_semantic_memory set user_id = $1', [a.id]]],
    ['when a memory was agreed to', () => ['update public.ai_semantic_memory set approved_at = now()', []]],
    [
      'when a memory was stored',
      () => [`insert into public.ai_episodic_memory (content, created_at) values ('x', now())`, []],
    ],
    ['where a memory came from', () => [`update public.ai_semantic_memory set source = 'chat'`, []]],
    ['the account of a user row', (a) => ['update public.users set google_id = $1', [a.id]]],
    ['the verdict on an upload', () => [`update public.music_staging set status = 'approved'`, []]],
    [
      'the moment of a log line',
      () => [`insert into public.client_logs (level, message, created_at) values ('error', 'x', now())`, []],
    ],
    [
      'the moment of a security event',
      () => [`insert into public.security_events (type, created_at) values ('data_access', now())`, []],
    ],
    [
      'who vouches for a security event',
      () => [`insert into public.security_events (type, source) values ('data_access', 'server')`, []],
    ],
    ['the life of a client session', () => [`update public.user_sessions set expires_at = now()`, []]],
    ['the end of a client session', () => ['update public.user_sessions set is_active = false', []]],
    ['when a client session was used', () => ['update public.user_sessions set last_active_at = now()', []]],
  ];
  test.each(refused)('refuses to change %s', async (_what, statement) => {
    expect(await outcome(owner.actor, statement(stranger))).toBe(DENIED);
  });

  test('refuses a client session that lasts longer than allowed', async () => {
    const statement: Statement = [
      `insert into public.user_sessions (user_id, session_token, expires_at) values ($1, $2, now() + interval '9 days')`,
      [owner.userRowId, token(owner, 'forever')],
    ];
    expect(await outcome(owner.actor, statement)).toBe('23514');
  });
});

describe('[ADMIN-01] board_columns and board_cards', () => {
  const column = '00000000-0000-4000-8000-0000000000b1';
  const statements = {
    columns: [
      [`insert into public.board_columns (title, position) values ('Next', 'a5')`, []],
      ['select * from public.board_columns where id = $1', [column]],
      [`update public.board_columns set title = 'Then' where id = $1`, [column]],
      ['delete from public.board_columns where id = $1', [column]],
    ],
    cards: [
      [
        `insert into public.board_cards (column_id, title, position) values ($1, 'Write it down', 'a1')`,
        [column],
      ],
      ['select * from public.board_cards where column_id = $1', [column]],
      [`update public.board_cards set title = 'Read it' where column_id = $1`, [column]],
      ['delete from public.board_cards where column_id = $1', [column]],
    ],
  } as const satisfies Record<string, readonly Statement[]>;
  beforeAll(async () => {
    await open.adminQuery(
      `insert into public.board_columns (id, title, position) values ($1, 'Ideas', 'a4')`,
      [column],
    );
    await open.adminQuery(
      `insert into public.board_cards (column_id, title, position) values ($1, 'A quieter bell', 'a0')`,
      [column],
    );
  });

  test('admins read, add, change and delete cards of the board, whoever owns them', async () => {
    for (const statement of statements.cards) expect(await outcome(admin.actor, statement)).toBe(1);
  });

  test('admins read, add and change columns of the board, and remove none that holds a card', async () => {
    const [add, read, change, remove] = statements.columns;
    for (const statement of [add, read, change]) expect(await outcome(admin.actor, statement)).toBe(1);
    expect(await outcome(admin.actor, remove)).toBe('23503');
    await open.adminQuery('delete from public.board_cards where column_id = $1', [column]);
    expect(await outcome(admin.actor, remove)).toBe(1);
  });

  test('people who are no admins see no board, and write nothing to it', async () => {
    for (const [add, ...others] of Object.values(statements)) {
      for (const { actor } of [owner, stranger]) {
        expect(await outcome(actor, add)).toBe(DENIED);
        for (const statement of others) expect(await outcome(actor, statement)).toBe(0);
      }
    }
  });

  test('visitors and the service have no part in the board', async () => {
    for (const statement of Object.values(statements).flat()) {
      for (const actor of [anonymous, service]) expect(await outcome(actor, statement)).toBe(DENIED);
    }
  });

  test.each(['version', 'place_version'])('not even an admin writes the %s of a card', async (name) => {
    const change: Statement = [`update public.board_cards set ${name} = gen_random_uuid()`, []];
    expect(await outcome(admin.actor, change)).toBe(DENIED);
  });
});

const ask = (actor: Actor): Promise<unknown> =>
  open.db.tx(actor, async (query) => {
    const { rows } = await query<{ answer: boolean }>('select public.is_current_user_admin() as answer');
    return rows[0]?.answer;
  });

describe('[AUTH-10] is_current_user_admin', () => {
  test('is_current_user_admin is true for an admin, false for others, and refused to anonymous', async () => {
    expect(await ask(admin.actor)).toBe(true);
    expect(await ask(owner.actor)).toBe(false);
    await expect(ask(anonymous)).rejects.toMatchObject({ code: DENIED });
  });

  test('does not believe what a token says of its own role', async () => {
    const claims = { ...owner.actor.claims, app_metadata: { role: 'admin', roles: ['admin'] } };
    expect(await ask({ ...owner.actor, claims })).toBe(false);
  });
});

describe('[ADMIN-01] system_overview', () => {
  const overview: Statement = ['select public.system_overview()', []];
  test('system_overview answers admins and nobody else', async () => {
    expect(await outcome(admin.actor, overview)).toBe(1);
    expect(await outcome(owner.actor, overview)).toBe(DENIED);
    expect(await outcome(anonymous, overview)).toBe(DENIED);
  });
});

const publicCounts = (actor: Actor): Promise<unknown> =>
  open.db.tx(actor, async (query) => {
    const { rows } = await query<{ counts: unknown }>('select public.public_counts() as counts');
    return rows[0]?.counts;
  });
const tracksThere = async (): Promise<number> =>
  (await open.adminQuery('select from public.music_tracks')).rows.length;

describe('[LAND-05] public_counts', () => {
  test('public_counts tells everybody how many tracks there are, and nothing else', async () => {
    const before = await tracksThere();
    await open.adminQuery(
      `insert into public.music_tracks (title, file_path) values ('counted', 'counted-1.mp3'), ('counted', 'counted-2.mp3')`,
    );
    for (const actor of [anonymous, owner.actor, stranger.actor, admin.actor, service]) {
      expect(await publicCounts(actor)).toEqual({ tracks: before + 2 });
    }
    await open.adminQuery(`delete from public.music_tracks where title = 'counted'`);
    expect(await publicCounts(anonymous)).toEqual({ tracks: before });
  });

  test('public_counts does not open the table it counts', async () => {
    expect(await outcome(anonymous, ['select * from public.music_tracks', []])).toBe(DENIED);
  });
});

// The first two answer what the free tier holds, the last what the public pages count aloud.
const openToVisitors = [
  'public.consume_feature(text, numeric)',
  'public.current_licence()',
  'public.public_counts()',
];

describe('the schema as a whole', () => {
  test('covers every public table with a case of its own', async () => {
    const { rows } = await open.adminQuery<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
       order by relname collate "C"`,
    );
    const covered = [
      ...tables.map((table) => table.name),
      'board_cards',
      'board_columns',
      'licence_default',
      'licence_tiers',
      'sign_in_rules',
      'music_renders',
      'music_tracks',
      'contact_sends',
      'client_log_sends',
      'sealing_keys',
      'memory_stores',
      'memory_days',
      'restore_rows',
      'security_runs',
      'ai_provider',
      'ai_months',
      'audit_head',
      'audit_checkpoints',
    ].toSorted();
    expect(rows.map((row) => row.name)).toEqual(covered);
  });

  test('every public table has row-level security, and no policy allows everything', async () => {
    const { rows: unprotected } = await open.adminQuery(
      `select relname from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
    );
    expect(unprotected).toEqual([]);
    const { rows: loose } = await open.adminQuery(
      `select tablename, policyname from pg_policies where schemaname = 'public' and (
         qual = 'true' or with_check = 'true' or 'public' = any (roles) or 'anon' = any (roles)
         or (cmd in ('INSERT', 'ALL') and with_check is null)
         or coalesce(qual, '') || coalesce(with_check, '') ~ '(^|[^T]) auth\\.uid\\(\\)')
         -- Guests report what fails on public pages, under no name and within limits.
         and not (policyname = 'Guests log under no name' and cmd = 'INSERT' and with_check = '(user_id IS NULL)')`,
    );
    expect(loose).toEqual([]);
  });

  test('every function that runs with its owner’s rights has a pinned search path and named callers', async () => {
    const { rows } = await open.adminQuery(
      `select p.oid::regprocedure::text as name from pg_proc p
       where p.pronamespace in ('public'::regnamespace, 'kindling'::regnamespace) and (
         (p.prosecdef and not coalesce(p.proconfig, '{}') @> '{"search_path=\\"\\""}')
         or has_function_privilege('anon', p.oid, 'execute'))
         and p.oid <> all ($1::regprocedure[])`,
      [openToVisitors],
    );
    expect(rows).toEqual([]);
  });

  test('every function that visitors may call has a pinned search path', async () => {
    const { rows } = await open.adminQuery(
      `select 1 from pg_proc p where p.oid = any ($1::regprocedure[])
       and coalesce(p.proconfig, '{}') @> '{"search_path=\\"\\""}'`,
      [openToVisitors],
    );
    expect(rows).toHaveLength(openToVisitors.length);
  });

  test.each([
    'auth.users',
    'auth.sessions',
    'auth.refresh_tokens',
    'kindling.platform_files',
    'supabase_migrations.schema_migrations',
  ])('%s is out of reach for every role a token can have', async (table) => {
    for (const actor of [anonymous, owner.actor, admin.actor, service]) {
      expect(await outcome(actor, [`select * from ${table}`, []])).toBe(DENIED);
    }
  });

  test('storage shows nothing to people until it has policies', async () => {
    expect(await outcome(anonymous, ['select * from storage.buckets', []])).toBe(0);
    expect(await outcome(owner.actor, ['select * from storage.objects', []])).toBe(0);
  });

  test('the columns that policies compare are indexed', async () => {
    const { rows } = await open.adminQuery<{ indexed: string }>(
      `select c.relname || '.' || a.attname as indexed from pg_index i
       join pg_class c on c.oid = i.indrelid
       join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
       where c.relnamespace = 'public'::regnamespace`,
    );
    expect(rows.map((row) => row.indexed)).toEqual(
      expect.arrayContaining([
        'profiles.user_id',
        'users.google_id',
        'user_roles.user_id',
        'user_sessions.user_id',
        'trusted_devices.user_id',
        'sealing_keys.user_id',
        'delete_requests.user_id',
        'tasks.user_id',
        'client_logs.user_id',
        'security_events.user_id',
        'login_locations.user_id',
        'security_threats.user_id',
        'music_staging.uploader_id',
        'sound_measurements.profile_id',
        'upload_pictures.profile_id',
        'analysis_jobs.profile_id',
        'licences.user_id',
        'licence_usage.user_id',
        'ai_episodic_memory.user_id',
        'ai_semantic_memory.user_id',
        'ai_associative_memory.user_id',
        'ai_procedural_memory.user_id',
        'memory_settings.user_id',
        'memory_proposals.user_id',
        'memory_vectors.user_id',
        'memory_uses.user_id',
        'ai_settings.user_id',
        'ai_requests.user_id',
        'audit_personal.person_id',
        'support_invitations.user_id',
        'support_shares.user_id',
        'support_shares.supporter_id',
        'support_looks.user_id',
        'support_notes.user_id',
        'support_notes.share_id',
        'support_answers.user_id',
      ]),
    );
  });
});
