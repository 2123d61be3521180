import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { freePort } from '#server/testing/free-port.ts';
import { createTestClient, signIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';
import { toWav } from '#server/voice/sound/pcm-wav.ts';
import { ask, callVoice, callWithBody, recordingOf, testVoice } from './voice-calls.fixture.ts';

let server: TestServer;
let metricsUrl = '';
beforeAll(async () => {
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  server = await startTestServer(
    { METRICS_PORT: String(port), TRUSTED_PROXIES: '1', VOICE_QUEUE: '6' },
    { voice: testVoice },
  );
});
beforeEach(() => server.adminQuery('delete from kindling.rate_limits'));
afterAll(() => server.stop());

const refusalSchema = z.object({ success: z.literal(false), code: z.string(), message: z.string() });

const refused = async (answer: Promise<Response>): Promise<readonly [number, string, string]> => {
  const { code, message } = refusalSchema.parse(await (await answer).clone().json());
  return [(await answer).status, code, message];
};

const deepFocus = { type: 'mood_change', mood: 'high-low' };
const metrics = async (): Promise<string> => (await fetch(metricsUrl)).text();

describe('[VOICE-04] voice-assistant', () => {
  it('answers a guest with the words, the command, and the reply spoken', async () => {
    const answer = await ask(server, { recording: recordingOf('focus'), mode: 'voice-to-voice' });
    expect(answer).toMatchObject({ text: 'deep focus', command: deepFocus, engine: 'local' });
    expect(answer.reply).not.toBe('');
    const pcm = Buffer.from(answer.audio ?? '', 'base64');
    expect(pcm.length / 2 / 24_000).toBeGreaterThan(0.5);
    expect(await ask(server, { recording: recordingOf('focus') })).not.toHaveProperty('audio');
  });

  it('answers the real client, signed in, when mode and context are missing', async () => {
    const { client } = await signIn(server, { email: 'ada@example.org', name: 'Ada' });
    const audioData = Buffer.from(recordingOf('focus')).toString('base64');
    for (const caller of [client, createTestClient(server)]) {
      const answer = await caller.functions.invoke<unknown>('voice-assistant', {
        body: { audioData },
      });
      expect(answer.error).toBeNull();
      expect(answer.data).toMatchObject({ text: 'deep focus', command: deepFocus });
    }
  });

  it('[VOICE-03] answers silence with no words, no command, and a reply', async () => {
    const answer = await ask(server, { recording: recordingOf('nothing') });
    expect(answer).toEqual({ text: '', reply: expect.stringMatching(/\w/u) as unknown, engine: 'local' });
  });

  it('refuses the token of a session that has ended', async () => {
    const { client, session } = await signIn(server, { email: 'gone@example.org', name: 'Gone' });
    await client.auth.signOut({ scope: 'local' });
    const call = callVoice(server, { recording: recordingOf('focus'), token: session.access_token });
    expect((await refused(call)).slice(0, 2)).toEqual([401, 'unauthorized']);
  });

  it('stores nothing: no table gains a row', async () => {
    const count = async (): Promise<unknown> => {
      await server.adminQuery('analyze');
      const { rows } = await server.adminQuery(
        `select sum((xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I.%I', schemaname, tablename),
           false, true, '')))[1]::text::int) as rows from pg_tables where schemaname in ('public', 'storage', 'auth')`,
      );
      return rows;
    };
    const before = await count();
    await ask(server, { recording: recordingOf('focus') });
    expect(await count()).toEqual(before);
  });
});

describe('[VOICE-02] what the voice assistant refuses', () => {
  it.each([
    ['{', /^The body is not valid JSON$/u],
    ['[]', /^body /u],
    ['{}', /^body\/audioData must be text$/u],
    ['{"audioData":7}', /^body\/audioData must be text$/u],
    ['{"audioData":""}', /^body\/audioData is empty$/u],
    ['{"audioData":"AAAA","mode":"telepathy"}', /^body\/mode must be voice-to-voice or voice-to-text$/u],
    [`{"audioData":"AAAA","context":"${'x'.repeat(41)}"}`, /^body\/context has more than 40 characters$/u],
  ])('refuses the body %s', async (body, message) => {
    const [status, code, said] = await refused(callWithBody(server, body));
    expect([status, code]).toEqual([400, 'invalid_request']);
    expect(said).toMatch(message);
  });

  it.each([
    ['what is not base64', 'A*==', /base64/u],
    ['half of a base64 word', 'AAAAA', /base64/u],
    ['a data address', 'data:audio/webm;base64,AAAA', /base64/u],
    ['a kind nobody knows', Buffer.from('ID3 something').toString('base64'), /can’t read this kind/u],
    [
      'an empty shell',
      Buffer.from(toWav(new Float32Array(0), 16_000)).toString('base64'),
      /couldn’t read the recording/u,
    ],
    [
      'half a recording',
      Buffer.from(recordingOf('focus').subarray(0, 9000)).toString('base64'),
      /incomplete/u,
    ],
  ])('refuses as audio: %s', async (_what, audioData, message) => {
    const [status, code, said] = await refused(callWithBody(server, JSON.stringify({ audioData })));
    expect([status, code]).toEqual([400, 'bad_audio']);
    expect(said).toMatch(message);
  });

  it('refuses a recording longer than thirty seconds', async () => {
    const call = callVoice(server, { recording: toWav(new Float32Array(31 * 4000), 4000) });
    expect(await refused(call)).toEqual([
      400,
      'too_long',
      'The recording is longer than 30 seconds. Please record a shorter message.',
    ]);
  });

  it.each([
    [262_144, 400, 'bad_audio', /can’t read this kind/u],
    [
      262_145,
      413,
      'too_large',
      /^Audio file too large \(257 KB\)\. Please keep recordings under 4 seconds\.$/u,
    ],
  ])(
    'refuses a recording of %i bytes, as unknown up to the limit and as too large beyond it',
    async (size, status, code, message) => {
      const answer = await refused(callVoice(server, { recording: new Uint8Array(size) }));
      expect(answer.slice(0, 2)).toEqual([status, code]);
      expect(answer[2]).toMatch(message);
    },
  );

  it.each([
    [2048 * 1024, 'Audio file too large (1536 KB). Please keep recordings under 4 seconds.'],
    [2048 * 1024 + 4, 'Processed audio too large (2049 KB). Please record a shorter message.'],
    [3 * 1024 * 1024, 'Processed audio too large (3073 KB). Please record a shorter message.'],
  ])('refuses %i characters of base64 as too large', async (length, message) => {
    const body = JSON.stringify({ audioData: 'A'.repeat(length) });
    expect(await refused(callWithBody(server, body))).toEqual([413, 'too_large', message]);
  });

  it('keeps the limit of 64 KB for any other function', async () => {
    const answer = await fetch(`${server.url}/functions/v1/emergency-music-cleanup`, {
      method: 'POST',
      body: 'x'.repeat(65 * 1024),
    });
    expect(answer.status).toBe(413);
  });
});

describe('many calls at once', () => {
  it('answers ten calls on one thread or tells them to wait, and loses none', async () => {
    const before = process.memoryUsage().rss;
    const calls = Array.from({ length: 10 }, () => callVoice(server, { recording: recordingOf('slow') }));
    const answers = await Promise.all(calls);
    const statuses = answers.map(({ status }) => status);
    // One is heard and six wait; the machine may have been through with some before the last came.
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(7);
    expect(new Set(statuses).difference(new Set([200, 503]))).toEqual(new Set());
    for (const answer of answers.filter(({ status }) => status === 503)) {
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(refusalSchema.parse(await answer.json()).code).toBe('busy');
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
    expect(await ask(server, { recording: recordingOf('focus') })).toMatchObject({ command: deepFocus });
  });

  it('an aborted call frees its place in the queue and its thread', async () => {
    await ask(server, { recording: recordingOf('focus') });
    const gone = new AbortController();
    const left = Array.from({ length: 5 }, () =>
      callVoice(server, { recording: recordingOf('wait'), signal: gone.signal }),
    );
    const settled = Promise.allSettled(left);
    await expect.poll(metrics).toMatch(/^kindling_voice_queue 4$/mu);
    gone.abort();
    expect((await settled).map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'rejected'));
    await expect.poll(metrics).toMatch(/^kindling_voice_queue 0$/mu);
    expect(await ask(server, { recording: recordingOf('focus') })).toMatchObject({ command: deepFocus });
  });

  it('reports a thread that crashes, and answers the next call with another', async () => {
    const answer = await callVoice(server, { recording: recordingOf('exit') });
    expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([503, 3]);
    expect(refusalSchema.parse(await answer.json()).code).toBe('worker_boot');
    expect(await ask(server, { recording: recordingOf('focus') })).toMatchObject({ command: deepFocus });
  });

  it('counts calls by their result, without a word of what was said', async () => {
    const text = await metrics();
    for (const result of ['command', 'silence', 'too_large', 'bad_audio', 'worker_boot', 'cancelled']) {
      expect(text).toMatch(
        new RegExp(`^kindling_voice_seconds_count\\{engine="local",result="${result}"\\} [1-9]`, 'mu'),
      );
    }
    expect(text).not.toContain('focus');
  });
});

const statuses = async (calls: number, of: (index: number) => Parameters<typeof callVoice>[1]) => {
  const counts: Record<number, number> = {};
  for (let index = 0; index < calls; index += 1) {
    const { status } = await callVoice(server, of(index));
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
};

describe('rate limits', () => {
  const empty = new Uint8Array(8);

  it('allows one address 150 calls a minute, guests and all', async () => {
    expect(await statuses(153, () => ({ recording: empty, address: '203.0.113.5' }))).toEqual({
      400: 150,
      429: 3,
    });
    const answer = await callVoice(server, { recording: empty, address: '203.0.113.5' });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refusalSchema.parse(await answer.json()).code).toBe('over_request_rate_limit');
    expect((await callVoice(server, { recording: empty, address: '203.0.113.6' })).status).toBe(400);
  });

  it('allows one person ninety calls a minute, wherever they are', async () => {
    const { session } = await signIn(server, { email: 'bo@example.org', name: 'Bo' });
    const call = (index: number) => ({
      recording: empty,
      token: session.access_token,
      address: `10.0.0.${index}`,
    });
    expect(await statuses(92, call)).toEqual({ 400: 90, 429: 2 });
  });
});
