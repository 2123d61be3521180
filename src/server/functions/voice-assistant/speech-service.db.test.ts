import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '#server/testing/sign-in.ts';
import type { SignedIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';
import { startSpeechService } from '#server/voice/provider/speech-service.fixture.ts';
import type { FakeSpeechService } from '#server/voice/provider/speech-service.fixture.ts';
import { ask, callVoice, recordingOf, testVoice } from './voice-calls.fixture.ts';

let service: FakeSpeechService;
let server: TestServer;
let person: SignedIn;
let token: string;
beforeAll(async () => {
  service = await startSpeechService();
  server = await startTestServer(
    { SPEECH_URL: `${service.url}/`, SPEECH_KEY: 'sk-test', SPEECH_MODEL: 'listener-1', SPEECH_TIMEOUT: '3' },
    { voice: testVoice },
  );
  person = await signIn(server, { email: 'ada@example.org', name: 'Ada' });
  token = person.session.access_token;
});
afterAll(async () => {
  await server.stop();
  await service.stop();
});
beforeEach(async () => {
  service.answer = 'words';
  service.words = 'Calm music, please.';
  await server.adminQuery('delete from kindling.rate_limits');
  await server.adminQuery('delete from public.licence_usage');
});

const used = async (): Promise<number> => {
  const { rows } = await server.adminQuery<{ used: number }>(
    `select used::int from public.licence_usage where feature = 'monthlyAiRequests'`,
  );
  return rows[0]?.used ?? 0;
};

const calls = async (work: () => Promise<void>): Promise<number> => {
  const before = service.heard.length;
  await work();
  return service.heard.length - before;
};

const calm = { type: 'mood_change', mood: 'low-low' };
const deepFocus = { type: 'mood_change', mood: 'high-low' };

describe('[VOICE-04] a configured speech service', () => {
  it('[LAND-04] tells everybody the host of the speech service, and nothing more', async () => {
    const { host } = new URL(service.url);
    expect(await (await fetch(`${server.url}/config.json`)).json()).toMatchObject({
      speech: { service: host },
    });
    const page = await (await fetch(`${server.url}/voice`)).text();
    expect(page).toContain(`<meta name="kindling-speech" content="${host}" />`);
    expect(page).not.toContain('sk-test');
  });

  it('sends the speech service the sound of somebody signed in, counts it, and sends nothing else', async () => {
    const answer = await ask(server, { recording: recordingOf('focus'), token, mode: 'voice-to-voice' });
    expect(answer).toMatchObject({ text: 'Calm music, please.', command: calm, engine: 'provider' });
    expect(answer.audio).not.toBe('');
    const heard = service.heard.at(-1);
    expect(heard).toMatchObject({
      path: '/v1/audio/transcriptions',
      authorization: 'Bearer sk-test',
      model: 'listener-1',
      fields: ['file', 'model', 'language', 'response_format'],
    });
    expect(heard?.wav.length).toBe(44 + 16_000);
    expect(await used()).toBe(1);
  });

  it('never sends the speech service a guest’s voice, silence, or what is not a recording', async () => {
    const times = await calls(async () => {
      expect(await ask(server, { recording: recordingOf('focus') })).toMatchObject({ engine: 'local' });
      expect(await ask(server, { recording: recordingOf('nothing'), token })).toMatchObject({ text: '' });
      expect((await callVoice(server, { recording: new Uint8Array(9), token })).status).toBe(400);
    });
    expect(times).toBe(0);
    expect(await used()).toBe(0);
  });

  it.each(['error', 'nonsense', 'too much', 'elsewhere', 'never'] as const)(
    'uses the own engine when the speech service answers with %s, and does not count the call',
    async (kind) => {
      service.answer = kind;
      const times = await calls(async () => {
        const answer = await ask(server, { recording: recordingOf('focus'), token });
        expect(answer).toMatchObject({ command: deepFocus, engine: 'local' });
      });
      // One that sends us elsewhere is not followed.
      expect(times).toBe(1);
      expect(await used()).toBe(0);
    },
  );

  it('uses the own engine once the month is used up, without an error', async () => {
    await server.adminQuery(`update public.licence_default set tier = 'free'`);
    const engines: string[] = [];
    const times = await calls(async () => {
      for (let i = 0; i < 7; i += 1) {
        engines.push((await ask(server, { recording: recordingOf('focus'), token })).engine);
      }
    });
    expect(engines).toEqual([...Array.from({ length: 5 }, () => 'provider'), 'local', 'local']);
    expect([times, await used()]).toEqual([5, 5]);
  });
});
