import { randomUUID } from 'node:crypto';
import { createAccount, service } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';

const stamp = (milliseconds: number): string => `${String(milliseconds).padStart(15, '0')}-0000-0000000a`;
const day = 24 * 60 * 60 * 1000;

export interface EarlierEdit {
  readonly kind: unknown;
  readonly id: unknown;
  readonly fields: unknown;
  readonly stamps: unknown;
}

const edit = (kind: string, fields: object): EarlierEdit => ({
  kind,
  id: randomUUID(),
  fields,
  stamps: { '*': stamp(1) },
});

const now = (): string => new Date().toISOString();

/** What a device would send of every kind there was. */
const edits = (account: Account): EarlierEdit[] => [
  edit('tasks', { title: 'Call the dentist', kind: 'call', do_on: '2026-11-20', state: 'inbox' }),
  edit('tasks', { title: 'Gone, and can be undone', deleted_at: now() }),
  edit('tasks', { title: 'Gone for good soon', deleted_at: new Date(Date.now() - 31 * day).toISOString() }),
  edit('task_steps', { task_id: randomUUID(), title: 'Find the number', minutes: 2 }),
  edit('projects', { name: 'Home', outcome: 'A kitchen that works' }),
  edit('milestones', { project_id: randomUUID(), title: 'The sink', due_on: '2026-12-01' }),
  edit('energy_checks', { at: now(), hour: 9, energy: 'low', moment: 'before' }),
  edit('focus_sessions', { phase: 'ended', started_at: now(), planned_seconds: 1500, ending: 'early' }),
  { ...edit('personal_settings', { rest_weekdays: [0, 6], focus_minutes: 15 }), id: account.id },
  edit('track_choices', { track_id: randomUUID(), banned: true, created_at: now() }),
  edit('heard_tracks', { focus_id: randomUUID(), track_id: randomUUID(), heard_at: now() }),
  edit('said_phrases', { text: 'add milk', understood: 'add-task', said_at: now() }),
];

/** People with something in every table of the product, written in the ways version 0.1.0 wrote it. */
export const fillRelease = async (open: OpenDatabase): Promise<{ owner: Account; admin: Account }> => {
  const owner = await createAccount(open.adminQuery);
  const admin = await createAccount(open.adminQuery, { admin: true });
  const { adminQuery, db } = open;
  await db.tx(owner.actor, async (query) => {
    const { rows } = await query<{ verdicts: string[] }>('select public.apply_edits($1::jsonb) as verdicts', [
      JSON.stringify(edits(owner)),
    ]);
    const odd = rows[0]?.verdicts.filter((verdict) => verdict !== 'kept');
    if (odd?.length !== 0) throw new Error(`The edits were not kept: ${odd?.join()}`);
    // Rows of a plain write, a field stamped by the server, and a row whose going moves the horizon.
    await query(`insert into public.tasks (title) values ('A plain write'), ('Taken away')`, []);
    await query(`update public.tasks set energy = 'high' where title = 'A plain write'`, []);
    await query(`delete from public.tasks where title = 'Taken away'`, []);
    await query(`update public.users set theme_preference = 'light'`, []);
    await query(`insert into public.client_logs (level, message) values ('error', 'Something broke')`, []);
    await query(`insert into public.security_events (type, details) values ('auth_success', '{"a":1}')`, []);
    await query(`select public.consume_feature('monthlyAiRequests', 2)`, []);
    await query(
      `insert into public.user_sessions (user_id, session_token, device_id) values ($1, 'a-token-of-16-letters', 'd')`,
      [owner.userRowId],
    );
    await query(`insert into public.music_staging (title, uploader_id) values ('A song', $1)`, [
      owner.profileId,
    ]);
  });
  await db.tx(admin.actor, async (query) => {
    await query(`select public.set_licence($1, 'pro', now() + interval '1 year')`, [owner.id]);
    await query(`select public.set_default_tier('free')`, []);
  });
  await db.tx(service, async (query) => {
    await query(
      `insert into public.trusted_devices (user_id, device_id, trust_level) values ($1, repeat('a', 32), 'trusted')`,
      [owner.userRowId],
    );
    await query(
      `insert into public.music_tracks (title, file_path, recipe, tags) values ('Rain', 'rain.mp3', 'rain-1', '{calm}')`,
      [],
    );
    await query(`insert into public.music_renders (file_path, recipe) values ('rain.mp3', 'rain-1')`, []);
    await query(
      `select public.send_contact_message($1, $2, 'Ada', null, 'idea', 'A darker shade of dark', 'one', 'two')`,
      [randomUUID(), owner.id],
    );
  });
  await adminQuery(
    `insert into storage.objects (bucket_id, name, owner, metadata) values ('adhd-music', 'rain.mp3', $1, '{"size":7}')`,
    [owner.id],
  );
  return { owner, admin };
};
