import { createHash } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { signIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let server: TestServer;
let bob: SupabaseClient;
let bobId: string;

const withId = z.object({ id: z.string() });
const row = z.record(z.string(), z.unknown());

beforeAll(async () => {
  server = await startTestServer();
  const signedIn = await signIn(server, { email: 'bob@example.org', name: 'Bob' });
  bob = signedIn.client;
  bobId = signedIn.session.user.id;
});
afterAll(() => server.stop());

const usersId = async (): Promise<string> =>
  withId.parse((await bob.from('users').select('id').eq('google_id', bobId).single()).data).id;
const profileId = async (): Promise<string> =>
  withId.parse((await bob.from('profiles').select('id').eq('user_id', bobId).single()).data).id;

/** Every column the specification lists (1 §3, 2 §3) can be asked for by its name. */
const columns: Readonly<Record<string, string>> = {
  profiles: 'id, user_id',
  users: 'id, google_id, theme_preference',
  user_sessions:
    'user_id, session_token, device_id, device_name, device_type, browser_info, ip_address, expires_at, is_active',
  music_tracks:
    'id, title, artist, genre, file_path, file_size, duration_seconds, focus_type, energy_level, bpm, tags, adhd_optimized, mood_category',
  music_staging:
    'id, title, artist, staging_file_path, duration_seconds, file_size, uploader_id, status, consent_agreed, ownership_confirmed, file_hash, energy_level, focus_type, genre, mood_category, adhd_optimized, ai_analysis_status, ai_analysis_results, analyzed_at, updated_at, brainwave_frequency_hz, brainwave_type, bpm, complexity_level, adhd_suitability_score, audio_characteristics',
};

describe('[API-06] every column of the specification', () => {
  const session = {
    session_token: `${'0'.repeat(13)}${'ab'.repeat(32)}`,
    device_id: 'f'.repeat(32),
    device_name: 'A laptop',
    device_type: 'web',
    browser_info: {
      userAgent: 'test',
      language: 'en',
      platform: 'Linux',
      screenResolution: '1x1',
      timezone: 'UTC',
    },
    is_active: true,
  };

  it('is written into user_sessions, and read back as it was written', async () => {
    const user_id = await usersId();
    const expires_at = new Date(Date.now() + 7 * 86_400_000).toISOString();
    const opened = await bob
      .from('user_sessions')
      .insert({ ...session, user_id, ip_address: null, expires_at });
    expect([opened.status, opened.error]).toEqual([201, null]);
    const read = row.parse(
      (await bob.from('user_sessions').select(columns['user_sessions']).eq('user_id', user_id).single()).data,
    );
    // What a device calls itself is kept by its hash (decision 083).
    const device_id = createHash('sha256').update(session.device_id).digest('hex').slice(0, 32);
    expect(read).toMatchObject({ ...session, device_id, user_id });
    expect(new Date(z.string().parse(read['expires_at'])).toISOString()).toBe(expires_at);
    expect(read).toHaveProperty('ip_address');
  });

  it.each(Object.entries(columns))('can be asked for in %s', async (table, list) => {
    const answer = await bob.from(table).select(list);
    expect([answer.status, answer.error]).toEqual([200, null]);
    for (const found of z.array(row).parse(answer.data)) {
      expect(Object.keys(found)).toEqual(list.split(', '));
    }
  });

  it('is written into client_logs: user_id, level, message, stack and context', async () => {
    const line = {
      user_id: bobId,
      level: 'error',
      message: 'It broke',
      stack: 'at x',
      context: { path: '/' },
    };
    const written = await bob.from('client_logs').insert(line);
    expect([written.status, written.error]).toEqual([201, null]);
    const kept = await server.adminQuery(
      `select user_id, level, message, stack, context from public.client_logs where message = 'It broke'`,
    );
    expect(kept.rows).toEqual([line]);
  });

  it('is taken by music_staging: the insert of an upload, and the update of its analysis', async () => {
    const upload = {
      title: 'Tide',
      artist: 'Me',
      staging_file_path: 'x/tide.mp3',
      duration_seconds: 61,
      file_size: 976_000,
      uploader_id: await profileId(),
      status: 'pending',
      consent_agreed: true,
      ownership_confirmed: true,
      file_hash: 'pending',
      energy_level: 'medium',
      focus_type: 'medium',
      genre: 'Unknown',
      mood_category: 'neutral',
      adhd_optimized: true,
    };
    const staged = await bob.from('music_staging').insert(upload).select().single();
    expect(staged.error).toBeNull();
    expect(staged.data).toMatchObject({ ...upload, ai_analysis_status: 'pending' });
    const analysis = {
      ai_analysis_status: 'completed',
      ai_analysis_results: {
        analysis_method: 'real_frequency_analysis',
        brainwave_analysis: { dominant_frequency: 10, brainwave_type: 'alpha', confidence: 0.85 },
        audio_quality: { spectral_quality: 1, complexity_level: 2, energy_assessment: 'medium' },
        adhd_optimization: {
          suitability_score: 4,
          recommended_session_length: 1800,
          focus_enhancement: true,
        },
      },
      analyzed_at: '2026-01-02T03:04:05+00:00',
      brainwave_frequency_hz: 10,
      brainwave_type: 'alpha',
      bpm: 120,
      complexity_level: 2,
      adhd_suitability_score: 4.1,
      energy_level: 'high',
      audio_characteristics: {
        spectral_centroid: 900,
        zero_crossing_rate: 0.04,
        dominant_frequencies: [10, 20],
        confidence_score: 0.85,
        analysis_method: 'real_frequency_analysis',
        analysis_timestamp: '2026-01-02T03:04:05Z',
      },
    };
    const updated = await bob
      .from('music_staging')
      .update({ ...analysis, updated_at: new Date().toISOString() })
      .eq('id', withId.parse(staged.data).id)
      .select(columns['music_staging'])
      .single();
    expect(updated.error).toBeNull();
    expect(updated.data).toMatchObject(analysis);
  });

  it('of both reads of music_tracks comes with its value, the second ordered by title', async () => {
    await server.adminQuery(
      `insert into public.music_tracks (title, artist, genre, file_path, file_size, duration_seconds, focus_type,
         energy_level, bpm, tags, adhd_optimized, mood_category)
       values ('Tide', 'B', 'Ambient', 'tide.mp3', 10, 60, 'calm', 'low', 80, '{sea}', true, 'calm'),
              ('Aurora', 'A', 'Drone', 'aurora.mp3', 20, 90, 'deep', 'high', 120, '{sky}', false, 'focus')`,
    );
    const all = await bob.from('music_tracks').select(columns['music_tracks']).eq('title', 'Tide');
    expect(all.data).toEqual([
      {
        id: expect.any(String) as unknown,
        title: 'Tide',
        artist: 'B',
        genre: 'Ambient',
        file_path: 'tide.mp3',
        file_size: 10,
        duration_seconds: 60,
        focus_type: 'calm',
        energy_level: 'low',
        bpm: 80,
        tags: ['sea'],
        adhd_optimized: true,
        mood_category: 'calm',
      },
    ]);
    const ordered = await bob
      .from('music_tracks')
      .select('id, file_path, file_size, title, artist, energy_level, focus_type')
      .order('title');
    const id = expect.any(String) as unknown;
    expect(ordered.data).toEqual([
      {
        id,
        file_path: 'aurora.mp3',
        file_size: 20,
        title: 'Aurora',
        artist: 'A',
        energy_level: 'high',
        focus_type: 'deep',
      },
      {
        id,
        file_path: 'tide.mp3',
        file_size: 10,
        title: 'Tide',
        artist: 'B',
        energy_level: 'low',
        focus_type: 'calm',
      },
    ]);
  });
});
