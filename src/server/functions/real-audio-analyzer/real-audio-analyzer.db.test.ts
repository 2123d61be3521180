import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { batchAnswerSchema, singleAnswerSchema } from '#domain/uploads/analyzer-request.ts';
import { toWav } from '#server/voice/sound/pcm-wav.ts';
import { signIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

interface Person {
  readonly client: SupabaseClient;
  readonly token: string;
  readonly profileId: string;
}

let server: TestServer;
let ada: Person;
let bob: Person;
let admin: Person;

const arrive = async (name: string): Promise<Person> => {
  const { session } = await signIn(server, { email: `${name}@example.org`, name });
  const client = createClient(server.url, server.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    accessToken: async () => session.access_token,
  });
  const { rows } = await server.adminQuery<{ id: string }>(
    'select id from public.profiles where user_id = $1',
    [session.user.id],
  );
  return { client, token: session.access_token, profileId: rows[0]?.id ?? '' };
};

beforeAll(async () => {
  server = await startTestServer({ AUTH_RATE_FACTOR: '1000' });
  // The first account of an installation is its admin.
  admin = await arrive('admin');
  ada = await arrive('ada');
  bob = await arrive('bob');
});
afterAll(() => server.stop());

const call = async (person: Person, body: unknown): Promise<{ status: number; answer: unknown }> => {
  const response = await fetch(`${server.url}/functions/v1/real-audio-analyzer`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: await response.json() };
};

const tone = (hertz: number, seconds = 3): Uint8Array<ArrayBuffer> => {
  const samples = Float32Array.from(
    { length: 44_100 * seconds },
    (_, i) => 0.5 * Math.sin((2 * Math.PI * hertz * i) / 44_100),
  );
  return new Uint8Array(toWav(samples, 44_100));
};

const stage = async (
  person: Person,
  bytes: Uint8Array<ArrayBuffer>,
  offered = true,
): Promise<{ id: string; path: string }> => {
  const path = `${person.profileId}/${randomUUID()}.wav`;
  const sent = await person.client.storage
    .from('music-staging')
    .upload(path, bytes, { contentType: 'audio/wav' });
  expect(sent.error).toBeNull();
  const row = await person.client
    .from('music_staging')
    .insert({
      title: 'A tone',
      staging_file_path: path,
      uploader_id: person.profileId,
      offered_for_review: offered,
      status: 'pending',
    })
    .select('id')
    .single();
  return { id: z.object({ id: z.uuid() }).parse(row.data).id, path };
};

describe('[ANALYSIS-02] real-audio-analyzer', () => {
  it('measures one upload of the caller and answers with what it found', async () => {
    const { id, path } = await stage(ada, tone(440));
    for (const filePath of [`staging/${path}`, path]) {
      const { status, answer } = await call(ada, { trackId: id, filePath });
      expect(status).toBe(200);
      expect(singleAnswerSchema.parse(answer)).toMatchObject({
        success: true,
        analysis: {
          ai_analysis_status: 'completed',
          ai_analysis_results: { analysis_method: 'server_frequency_analysis' },
          duration_seconds: 3,
          figures: { container: 'wav', sampleRate: 44_100 },
        },
      });
    }
    const row = await ada.client.from('music_staging').select('*').eq('id', id).single();
    expect(row.data).toMatchObject({ ai_analysis_status: 'completed', analysis_error: null });
    expect(z.object({ file_hash: z.string() }).parse(row.data).file_hash).toMatch(/^[0-9a-f]{64}$/u);
  });

  it('says what is wrong with a file that is no sound', async () => {
    const { id, path } = await stage(
      ada,
      new TextEncoder().encode('This is a letter and no song. '.repeat(99)),
    );
    const { status, answer } = await call(ada, { trackId: id, filePath: `staging/${path}` });
    expect([status, singleAnswerSchema.parse(answer).success]).toEqual([422, false]);
    const row = await ada.client.from('music_staging').select('analysis_error').eq('id', id).single();
    expect(singleAnswerSchema.parse(answer).error).toBe(
      z.object({ analysis_error: z.string() }).parse(row.data).analysis_error,
    );
  });

  it('is for the owner, and for admins where it is offered', async () => {
    const own = await stage(ada, tone(300), false);
    const offered = await stage(ada, tone(310));
    const refused = { status: 404, answer: { success: false, error: 'Failed to download audio file' } };
    expect(await call(bob, { trackId: offered.id, filePath: offered.path })).toEqual(refused);
    expect(await call(admin, { trackId: own.id, filePath: own.path })).toEqual(refused);
    expect((await call(admin, { trackId: offered.id, filePath: offered.path })).status).toBe(200);
    // A row is measured by its own file alone.
    expect(await call(ada, { trackId: own.id, filePath: offered.path })).toEqual(refused);
    expect(await call(ada, { trackId: randomUUID(), filePath: own.path })).toEqual(refused);
  });

  it('measures the next few that wait, and those that failed where that is asked for', async () => {
    const fine = await Promise.all([200, 210, 220].map((hertz) => stage(bob, tone(hertz, 1))));
    const bad = await stage(bob, new TextEncoder().encode('Not a song either. '.repeat(99)));
    await expect
      .poll(async () => {
        const { data } = await bob.client.from('music_staging').select('ai_analysis_status');
        return data
          ?.map((row) => z.object({ ai_analysis_status: z.string() }).parse(row).ai_analysis_status)
          .toSorted();
      })
      .toEqual(['completed', 'completed', 'completed', 'failed']);
    expect((await call(bob, {})).answer).toEqual({ success: true, processed: 0 });
    await bob.client
      .from('music_staging')
      .update({ ai_analysis_status: 'pending' })
      .in(
        'id',
        fine.map(({ id }) => id),
      );
    expect(batchAnswerSchema.parse((await call(bob, { batchSize: 2 })).answer).processed).toBe(2);
    expect((await call(bob, { batchSize: 10, includeFailedTracks: true })).answer).toEqual({
      success: true,
      processed: 1,
    });
    const row = await bob.client.from('music_staging').select('ai_analysis_status').eq('id', bad.id).single();
    expect(row.data).toEqual({ ai_analysis_status: 'failed' });
  });

  it.each([
    [{ trackId: 'x', filePath: 'a' }],
    [{ batchSize: 0 }],
    [{ batchSize: 51 }],
    [{ includeFailedTracks: 'yes' }],
    [[]],
  ])('refuses %j', async (body) => {
    expect((await call(ada, body)).status).toBe(400);
  });

  it('turns guests away', async () => {
    const answer = await fetch(`${server.url}/functions/v1/real-audio-analyzer`, {
      method: 'POST',
      headers: { apikey: server.publishableKey },
      body: '{}',
    });
    expect(answer.status).toBe(401);
  });
});
