import type { Person, Row } from './make-row.ts';
import type { Rehearsal } from './rehearse.ts';

/** A kind of row to try things on. A table has one unless it is named here. */
export interface Scene {
  readonly name: string;
  /** What the row maker cannot read from checks; `undefined` leaves a column to its default. */
  readonly row?: (owner: Person) => Row;
  /** Columns that refer to a row which has to be made first, though the column may be null. */
  readonly needs?: readonly string[];
  /** What has to be there before such a row can be. */
  readonly before?: (rehearsal: Rehearsal) => Promise<void>;
  /** Picks out a row that is there already, where one cannot be planted. */
  readonly existing?: (owner: Person) => Row;
}

const usual: Scene = { name: '' };

const row = (values: Row, needs: readonly string[] = []): readonly Scene[] => [
  { ...usual, row: () => values, needs },
];

/** Memory is off until somebody says yes. */
const memoryOn = async ({ plant, people }: Rehearsal): Promise<void> => {
  for (const { id } of Object.values(people)) {
    await plant('public.memory_settings', { user_id: id, enabled: true });
  }
};

const memories = (values: Row): readonly Scene[] => [{ ...usual, row: () => values, before: memoryOn }];

/** What hangs on a memory, which gets the id of its owner. */
const onMemory = (values: Row): readonly Scene[] => [
  {
    ...usual,
    row: ({ id }) => ({ layer: 'episodic', memory_id: id, ...values }),
    before: async (rehearsal) => {
      const { id } = rehearsal.people.owner;
      await memoryOn(rehearsal);
      await rehearsal.plant('public.ai_episodic_memory', { id, user_id: id, content: 'x' });
    },
  },
];

const everybodyListens = async ({ plant, people }: Rehearsal): Promise<void> => {
  for (const { userRowId } of Object.values(people)) {
    await plant('public.user_sessions', { user_id: userRowId, session_token: `audit-session-${userRowId}` });
  }
};

const agreed: Row = { consent_agreed: true, ownership_confirmed: true };
const hash = 'a'.repeat(64);
const bucket =
  (id: string) =>
  async ({ plant }: Rehearsal): Promise<void> => {
    await plant('storage.buckets', { id, name: id });
  };

/** An event of the audit with both halves, numbered far from where the chain is. */
const auditSeq = 9_000_000_000_000;
const auditHalf = { seq: auditSeq, salt: hash } as const;
const auditEvent: Row = {
  seq: auditSeq,
  event_type: 'audit',
  action: 'audit',
  who_hash: hash,
  about_hash: hash,
  previous_hash: hash,
  hash,
};
export const plantAuditEvent = async ({ plant }: Rehearsal, { id }: Person): Promise<void> => {
  await plant('public.audit_events', {
    ...auditEvent,
    made_at: '2026-01-01',
    severity: 'low',
    outcome: 'success',
    source: 'server',
  });
  for (const half of ['actor', 'about']) {
    await plant('public.audit_personal', { ...auditHalf, half, person_id: id });
  }
};

/** A restore point far from where the numbers are. */
const pointNo = 9_000_000_000_000;
const shareId = '00000000-0000-4000-8000-000000000a0d';

const scenes: Readonly<Record<string, readonly Scene[]>> = {
  'public.ai_associative_memory': memories({ primary_element: 'rain', associated_element: 'calm' }),
  'public.ai_episodic_memory': memories({ content: 'x' }),
  'public.ai_procedural_memory': memories({ workflow_name: 'x', steps: { step_1: 'x' } }),
  'public.ai_semantic_memory': memories({ concept: 'x', definition: 'x' }),
  'kindling.recovery_codes': row({ code_hash: 'a'.repeat(43) }),
  'public.ai_provider': row({ base_url: 'https://audit.invalid' }),
  'public.analysis_jobs': row({ track_id: undefined }, ['staging_id']),
  'public.audit_checkpoints': row({ hash, signature: 'a'.repeat(43) }),
  'public.audit_events': [
    {
      ...usual,
      row: () => auditEvent,
      before: (rehearsal) => plantAuditEvent(rehearsal, rehearsal.people.owner),
      existing: () => ({ seq: auditSeq }),
    },
  ],
  'public.audit_head': row({ hash }),
  'public.audit_personal': [
    {
      ...usual,
      row: () => ({ ...auditHalf, half: 'actor' }),
      before: (rehearsal) => plantAuditEvent(rehearsal, rehearsal.people.owner),
      existing: () => ({ seq: auditSeq, half: 'actor' }),
    },
  ],
  // Its owner would have to be an admin.
  'public.board_cards': row({ owner_id: undefined }),
  'public.calendar_feeds': row({ token_hash: hash }),
  'public.client_logs': [
    { name: 'own', row: () => ({ level: 'error' }) },
    { name: 'under no name', row: () => ({ level: 'error', user_id: undefined }) },
  ],
  'public.delete_requests': row({ asked_at: '2026-01-01', due_at: '2026-01-15' }),
  'public.licence_default': row({ only_row: true }),
  'public.licence_tiers': row({ included: true }),
  'public.memory_proposals': [
    {
      ...usual,
      row: () => ({ layer: 'semantic', kind: 'helps', sentence: 'x', quote: 'x', quote_hash: hash }),
      before: memoryOn,
    },
  ],
  'public.memory_uses': onMemory({ used_in: 'ask' }),
  'public.memory_vectors': onMemory({ model: 'm', vector: `\\x${'00'.repeat(1536)}` }),
  'public.music_staging': [
    { name: 'offered', row: () => ({ ...agreed, offered_for_review: true }) },
    { name: 'not offered', row: () => ({ ...agreed, offered_for_review: false }) },
  ],
  'public.music_tracks': [
    { name: 'with a live session', before: everybodyListens },
    { name: 'without a session' },
  ],
  'public.personal_settings': [{ ...usual, row: ({ id }) => ({ id }) }],
  'public.profiles': [{ ...usual, existing: ({ profileId }) => ({ id: profileId }) }],
  'public.restore_rows': [
    {
      ...usual,
      row: () => ({ point: pointNo, kind: 'tasks' }),
      before: async ({ plant, people }) => {
        await plant('public.restore_points', { user_id: people.owner.id, no: pointNo, why: 'daily' });
      },
    },
  ],
  'public.sealing_keys': row({ public_key: 'k'.repeat(87), private_key: 'k'.repeat(184) }),
  'public.sign_in_rules': row({ only_row: true }),
  'public.sound_measurements': [
    { name: 'upload', row: () => ({ file_hash: hash }), needs: ['staging_id'] },
    {
      name: 'library',
      row: () => ({ file_hash: hash, profile_id: undefined }),
      needs: ['track_id'],
      before: everybodyListens,
    },
  ],
  'public.support_notes': [
    { name: 'kept' },
    {
      name: 'shared',
      // The stranger is the one it was written about, and shared with.
      row: () => ({ share_id: shareId, shared_at: '2026-01-01' }),
      before: async ({ plant, people }) => {
        await plant('public.support_shares', {
          id: shareId,
          user_id: people.stranger.id,
          supporter_id: people.owner.id,
          name: 'x',
          shown_as: 'x',
          fields: [],
          time_zone: 'UTC',
          ends_at: '2026-01-01',
        });
      },
    },
  ],
  'public.trusted_devices': row({ device_id: 'a'.repeat(32) }),
  'public.upload_pictures': row({ picture: 'data:image/jpeg;base64,/9j/AAAA' }),
  'public.user_roles': row({ role: 'reviewer' }),
  'public.users': [{ ...usual, existing: ({ userRowId }) => ({ id: userRowId }) }],
  'storage.objects': [
    {
      name: 'staged',
      row: ({ profileId }) => ({ bucket_id: 'music-staging', name: `${profileId}/audit.mp3` }),
      before: bucket('music-staging'),
    },
    {
      name: 'offered',
      row: ({ profileId }) => ({ bucket_id: 'music-staging', name: `${profileId}/audit.mp3` }),
      before: async (rehearsal) => {
        const { profileId } = rehearsal.people.owner;
        await bucket('music-staging')(rehearsal);
        await rehearsal.plant('public.music_staging', {
          ...agreed,
          uploader_id: profileId,
          title: 'x',
          staging_file_path: `${profileId}/audit.mp3`,
          offered_for_review: true,
        });
      },
    },
    {
      name: 'copy',
      row: ({ id }) => ({ bucket_id: 'archives', name: `${id}/audit.zip`, owner_id: id }),
      before: bucket('archives'),
    },
    {
      name: 'library',
      row: () => ({ bucket_id: 'adhd-music', name: 'audit.mp3' }),
      before: bucket('adhd-music'),
    },
  ],
};

export const scenesOf = (table: string): readonly Scene[] => scenes[table] ?? [usual];
