import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#server/engine/database/database.ts';
import { createAccount } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';

let open: OpenDatabase;
let admin: Account;
let person: Account;

beforeAll(async () => {
  open = await openDatabase();
  admin = await createAccount(open.adminQuery, { admin: true });
  person = await createAccount(open.adminQuery);
});
afterAll(() => open.close());

const asService = (account: Account): Actor => ({ ...account.actor, role: 'service_role' });

interface Recorded {
  readonly action: string;
  readonly actor: string | null;
  readonly about: string | null;
}

/** What came into the audit by this. */
const recordedBy = async (work: () => Promise<unknown>): Promise<readonly Recorded[]> => {
  const { rows: before } = await open.adminQuery<{ seq: string }>('select seq from public.audit_head');
  await work();
  const { rows } = await open.adminQuery<Recorded>(
    `select e.action, d.person_id as actor, a.person_id as about from public.audit_events e
     left join public.audit_personal d on d.seq = e.seq and d.half = 'actor'
     left join public.audit_personal a on a.seq = e.seq and a.half = 'about'
     where e.seq > $1 order by e.seq`,
    [before[0]?.seq],
  );
  return rows;
};

const offerUpload = async (title: string): Promise<string> => {
  const id = randomUUID();
  await open.adminQuery(
    `insert into public.music_staging (id, uploader_id, title, offered_for_review, consent_agreed, ownership_confirmed)
     values ($1, $2, $3, true, true, true)`,
    [id, person.profileId, title],
  );
  return id;
};

const addFile = (account: Account, bucket: string, name: string): Promise<unknown> =>
  open.db.tx(account.actor, (query) =>
    query(
      'insert into storage.objects (bucket_id, name, owner, owner_id) values ($1, $2, $3::uuid, $3::text)',
      [bucket, name, account.id],
    ),
  );

describe('[FN-01] what admins do is recorded in the transaction that does it', () => {
  test('by every procedure that asks for an admin and changes something', async () => {
    const { rows } = await open.adminQuery<{ name: string }>(
      `select proname as name from pg_proc
       where pronamespace = 'public'::regnamespace and provolatile = 'v'
         and prosrc like '%is_current_user_admin()%' and prosrc not like '%record_audit(%'`,
    );
    expect(rows, 'call public.record_audit as the last statement of these').toEqual([]);
  });

  test('by a correction and a refusal of an upload, without the words of either', async () => {
    const upload = await offerUpload('Rain on plumbago');
    const acts = await recordedBy(async () => {
      await open.db.tx(admin.actor, (query) =>
        query('select public.correct_upload($1, $2)', [upload, { title: 'Rain on a quiet plumbago' }]),
      );
      await open.db.tx(admin.actor, (query) =>
        query(`select public.reject_upload($1, 'Too much plumbago')`, [upload]),
      );
    });
    expect(acts).toEqual([
      { action: 'correct_upload', actor: admin.id, about: person.id },
      { action: 'reject_upload', actor: admin.id, about: person.id },
    ]);
    const { rows } = await open.adminQuery(
      `select from public.audit_personal p where p::text like '%plumbago%'`,
    );
    expect(rows).toEqual([]);
  });

  test('by connecting, trying out and disconnecting a model, without its address or its key', async () => {
    const setting = {
      preset: 'custom',
      base_url: 'https://plumbago.example.org/v1',
      model: 'm',
      key_sealed: 'sealed',
      structured: false,
      context_tokens: 8192,
    };
    const acts = await recordedBy(async () => {
      const { rows } = await open.db.tx(asService(admin), (query) =>
        query<{ at: string }>('select public.save_ai_provider($1)::text as at', [setting]),
      );
      await open.db.tx(asService(admin), (query) =>
        query(`select public.note_ai_provider_test($1, '{}')`, [rows[0]?.at]),
      );
      await open.db.tx(asService(admin), (query) => query('select public.remove_ai_provider()'));
    });
    expect(acts.map(({ action }) => action)).toEqual([
      'save_ai_provider',
      'test_ai_provider',
      'remove_ai_provider',
    ]);
    const { rows } = await open.adminQuery(
      `select from public.audit_personal p where p::text like '%plumbago%' or p::text like '%sealed%'`,
    );
    expect(rows).toEqual([]);
  });

  test('by taking dead tracks out of the library, and not where there was none', async () => {
    const cleanUp = () =>
      open.db.tx(asService(admin), (query) => query('select public.remove_dead_tracks()'));
    await open.adminQuery(
      `insert into public.music_tracks (title, file_path, created_at) values ('Dead', 'dead.mp3', now() - interval '1 day')`,
    );
    expect((await recordedBy(cleanUp)).map(({ action }) => action)).toEqual(['remove_dead_tracks']);
    expect(await recordedBy(cleanUp)).toEqual([]);
  });

  test('by putting a file into the library and taking it out by hand, and not by people’s own files', async () => {
    const acts = await recordedBy(async () => {
      await addFile(admin, 'adhd-music', 'by-hand.mp3');
      await open.db.tx(admin.actor, (query) =>
        query(`delete from storage.objects where bucket_id = 'adhd-music' and name = 'by-hand.mp3'`),
      );
      await addFile(person, 'music-staging', `${person.profileId}/own.mp3`);
    });
    expect(acts.map(({ action }) => action)).toEqual(['insert_library_file', 'delete_library_file']);
  });

  test('by deleting somebody, with a reason that is given in the transaction', async () => {
    const leaver = await createAccount(open.adminQuery);
    await open.db.tx(asService(admin), async (query) => {
      await query(`select set_config('request.audit_reason', 'They asked for it', true)`);
      await query('select public.erase_person($1)', [leaver.id]);
    });
    const { rows } = await open.db.tx(admin.actor, (query) =>
      query<{ row: object }>('select public.read_audit(1) as row'),
    );
    expect(rows[0]?.row).toMatchObject({
      action: 'delete_user',
      severity: 'critical',
      actor: admin.id,
      subject: null,
      reason: 'They asked for it',
    });
  });

  test('and what is rolled back was not done', async () => {
    const acts = await recordedBy(async () => {
      await expect(
        open.db.tx(admin.actor, async (query) => {
          await query(`select public.set_default_tier('pro')`);
          throw new Error('changed their mind');
        }),
      ).rejects.toThrow('changed their mind');
    });
    expect(acts).toEqual([]);
  });
});
