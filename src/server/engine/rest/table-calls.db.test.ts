import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestClient, signIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let server: TestServer;
let ada: SupabaseClient;
let adaId: string;
let bob: SupabaseClient;
let guest: SupabaseClient;

beforeAll(async () => {
  server = await startTestServer();
  const signedIn = await signIn(server, { email: 'ada@example.org', name: 'Ada' });
  ada = signedIn.client;
  adaId = signedIn.session.user.id;
  bob = (await signIn(server, { email: 'bob@example.org', name: 'Bob' })).client;
  guest = createTestClient(server);
  await server.adminQuery(
    `insert into public.music_tracks (title, file_path, file_size, energy_level, focus_type)
     values ('Tide', 'tide.mp3', 10, 'low', 'calm'), ('Aurora', 'aurora.mp3', 20, 'high', 'deep')`,
  );
});
afterAll(() => server.stop());

// spec 2 §3: the fields of a track.
const trackFields = [
  'id',
  'title',
  'artist',
  'genre',
  'file_path',
  'file_size',
  'duration_seconds',
  'focus_type',
  'energy_level',
  'bpm',
  'tags',
  'adhd_optimized',
  'mood_category',
];

const withId = z.object({ id: z.string() });
const userShape = z.object({ id: z.string(), theme_preference: z.nullable(z.string()) });

const userRow = async (client: SupabaseClient): Promise<z.infer<typeof userShape>> => {
  const { data, error } = await client
    .from('users')
    .select('theme_preference, id')
    .eq('google_id', (await client.auth.getSession()).data.session?.user.id ?? '')
    .single();
  expect(error).toBeNull();
  return userShape.parse(data);
};

describe('[API-06] the product’s calls to tables', () => {
  it('reads the profile and user row of the caller, and changes the theme', async () => {
    const profile = await ada.from('profiles').select('id').eq('user_id', adaId).single();
    expect(profile.data).toEqual({ id: expect.any(String) as unknown });
    const { id, theme_preference: theme } = await userRow(ada);
    expect(theme).toBeNull();
    expect((await ada.from('users').update({ theme_preference: 'light' }).eq('id', id)).status).toBe(204);
    expect((await userRow(ada)).theme_preference).toBe('light');
    const foreign = await bob.from('users').update({ theme_preference: 'dark' }).eq('id', id).select();
    expect([foreign.error, foreign.data]).toEqual([null, []]);
    const wrong = await ada.from('users').update({ theme_preference: 'pink' }).eq('id', id);
    expect([wrong.status, wrong.error?.code]).toEqual([400, '23514']);
  });

  it('accepts log lines from the browser', async () => {
    const logged = await ada
      .from('client_logs')
      .insert({ level: 'metric', message: 'LCP', context: { value: 1.5 } });
    expect([logged.status, logged.error]).toEqual([201, null]);
    expect((await bob.from('client_logs').select('id')).data).toEqual([]);
    const asGuest = await guest.from('client_logs').insert({ level: 'error', message: 'x' });
    expect([asGuest.status, asGuest.error]).toEqual([201, null]);
    const forged = await guest.from('client_logs').insert({ level: 'error', message: 'x', user_id: adaId });
    expect([forged.status, forged.error?.code]).toEqual([401, '42501']);
  });

  it('opens a client session, finds it, and then reads the library in both ways', async () => {
    const { id } = await userRow(bob);
    expect((await bob.from('music_tracks').select('*')).data).toEqual([]);
    const opened = await bob.from('user_sessions').insert({
      user_id: id,
      session_token: `${'0'.repeat(13)}${'ab'.repeat(32)}`,
      device_id: 'device-1',
      device_name: 'A laptop',
      device_type: 'web',
      browser_info: { userAgent: 'test' },
      ip_address: null,
      expires_at: new Date(Date.now() + 7 * 86_400_000).toISOString(),
      is_active: true,
    });
    expect([opened.status, opened.error]).toEqual([201, null]);
    const live = await bob
      .from('user_sessions')
      .select('id, is_active, expires_at')
      .eq('user_id', id)
      .eq('is_active', true)
      .gt('expires_at', new Date().toISOString());
    expect(live.data).toHaveLength(1);
    const all = await bob.from('music_tracks').select('*');
    expect(all.data).toHaveLength(2);
    expect(Object.keys(z.looseObject({}).parse(all.data?.[0]))).toEqual(expect.arrayContaining(trackFields));
    const ordered = await bob
      .from('music_tracks')
      .select('id, file_path, file_size, title, artist, energy_level, focus_type')
      .order('title');
    expect(ordered.data).toEqual([
      expect.objectContaining({ title: 'Aurora', file_path: 'aurora.mp3', energy_level: 'high' }),
      expect.objectContaining({ title: 'Tide', file_size: 10, focus_type: 'calm' }),
    ]);
    expect(Object.keys(z.looseObject({}).parse(ordered.data?.[0])).toSorted()).toEqual(
      ['id', 'file_path', 'file_size', 'title', 'artist', 'energy_level', 'focus_type'].toSorted(),
    );
    expect((await guest.from('music_tracks').select('*')).status).toBe(401);
  });

  it('stages an upload, aggregates its status and writes its analysis', async () => {
    const profile = await bob.from('profiles').select('id').single();
    const staged = await bob
      .from('music_staging')
      .insert({
        title: 'Mine',
        staging_file_path: 'staging/mine.mp3',
        uploader_id: withId.parse(profile.data).id,
        status: 'pending',
      })
      .select()
      .single();
    expect(staged.data).toMatchObject({ title: 'Mine', status: 'pending', ai_analysis_status: 'pending' });
    const { id } = withId.parse(staged.data);
    const waiting = await bob
      .from('music_staging')
      .select('id, staging_file_path, title, artist')
      .not('staging_file_path', 'is', null)
      .in('ai_analysis_status', ['pending', 'failed'])
      .limit(5);
    expect(waiting.data).toEqual([
      { id, staging_file_path: 'staging/mine.mp3', title: 'Mine', artist: 'Unknown Artist' },
    ]);
    await bob
      .from('music_staging')
      .update({ ai_analysis_status: 'completed', ai_analysis_results: { bpm: 70 } })
      .eq('id', id);
    const summary = await bob.from('music_staging').select('ai_analysis_status, ai_analysis_results');
    expect(summary.data).toEqual([{ ai_analysis_status: 'completed', ai_analysis_results: { bpm: 70 } }]);
    const failed = await bob
      .from('music_staging')
      .update({ ai_analysis_status: 'failed', updated_at: new Date().toISOString() })
      .eq('id', id);
    expect([failed.status, failed.error]).toEqual([204, null]);
    const pendingOnly = await bob
      .from('music_staging')
      .select('id, staging_file_path, title, artist')
      .not('staging_file_path', 'is', null)
      .eq('ai_analysis_status', 'pending')
      .limit(5);
    expect(pendingOnly.data).toEqual([]);
    expect((await bob.from('music_staging').update({ status: 'approved' }).eq('id', id)).status).toBe(403);
    const forged = await bob
      .from('music_staging')
      .insert({ title: 'Let me in', uploader_id: withId.parse(profile.data).id, status: 'approved' });
    expect([forged.status, forged.error?.code]).toEqual([403, '42501']);
  });

  it('keeps tasks to their owner', async () => {
    const added = await ada
      .from('tasks')
      .insert({ title: 'Call the dentist', estimated_minutes: 20 })
      .select()
      .single();
    expect(added.data).toMatchObject({ title: 'Call the dentist', user_id: adaId, energy: 'medium' });
    expect((await bob.from('tasks').select('*')).data).toEqual([]);
    const forged = await bob.from('tasks').insert({ title: 'Not mine', user_id: adaId });
    expect([forged.status, forged.error?.code]).toEqual([403, '42501']);
    const done = await ada
      .from('tasks')
      .update({ done_at: new Date().toISOString() })
      .is('done_at', null)
      .select('title');
    expect(done.data).toEqual([{ title: 'Call the dentist' }]);
  });

  it('merges a task into one’s own by its id, and never into somebody else’s', async () => {
    const added = await ada.from('tasks').insert({ title: 'Water the plants' }).select('id').single();
    const { id } = withId.parse(added.data);
    const merged = await ada
      .from('tasks')
      .upsert({ id, title: 'Water the herbs' })
      .select('id, title')
      .single();
    expect([merged.status, merged.data]).toEqual([200, { id, title: 'Water the herbs' }]);
    const fresh = crypto.randomUUID();
    const made = await ada
      .from('tasks')
      .upsert({ id: fresh, title: 'Buy soil' })
      .select('id, title')
      .single();
    expect([made.status, made.data]).toEqual([201, { id: fresh, title: 'Buy soil' }]);
    // Ids are each person's own: he learns nothing of hers, and gets a task of that id himself.
    expect((await bob.from('tasks').upsert({ id, title: 'Mine now' })).status).toBe(201);
    expect((await bob.from('tasks').select('title').eq('id', id)).data).toEqual([{ title: 'Mine now' }]);
    expect((await ada.from('tasks').select('title').eq('id', id)).data).toEqual([
      { title: 'Water the herbs' },
    ]);
  });

  it('answers whether the caller is an admin', async () => {
    expect((await bob.rpc('is_current_user_admin')).data).toBe(false);
    expect((await guest.rpc('is_current_user_admin')).error?.code).toBe('42501');
  });
});
