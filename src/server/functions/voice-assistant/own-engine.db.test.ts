import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { voiceAnswerSchema } from '#domain/voice/voice-answer.ts';
import type { VoiceAnswer } from '#domain/voice/voice-answer.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';
import { encodedKinds, encodeRecording } from '#server/voice/decode/encode-recording.fixture.ts';
import { toWav } from '#server/voice/sound/pcm-wav.ts';
import { resample } from '#server/voice/sound/resample.ts';
import { createSpeechMaker } from '#server/voice/speak/speech-maker.ts';
import { callVoice } from './voice-calls.fixture.ts';

// The whole way with nothing left out: a recording, the host, the thread, the weights, the words, the spoken reply.

let server: TestServer;
let spoken: Float32Array;
beforeAll(async () => {
  server = await startTestServer({ VOICE_RATE_FACTOR: '100' });
  const pcm = await createSpeechMaker().speak('deep focus');
  const samples = Float32Array.from(new Int16Array(pcm.buffer), (sample) => sample / 32_768);
  spoken = resample(samples, 24_000, 48_000);
});
afterAll(() => server.stop());

/** As a page does: who is told to wait, waits. */
const say = async (recording: Uint8Array, mode = 'voice-to-text'): Promise<VoiceAnswer> => {
  for (;;) {
    const answer = await callVoice(server, { recording, mode });
    const wait = answer.headers.get('retry-after');
    if (answer.ok) return voiceAnswerSchema.parse(await answer.json());
    if (wait === null) throw new Error(`${answer.status}: ${await answer.text()}`);
    await answer.body?.cancel();
    await sleep(Number(wait) * 1000);
  }
};

const recorded = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../voice/decode/recordings/${name}`, import.meta.url)));

describe('[VOICE-04] speech is really understood, with no key and no network', () => {
  it.each([
    ['relaxing-music.fixture.webm', { type: 'mood_change', mood: 'low-low' }],
    ['relaxing-music.fixture.mp4', { type: 'mood_change', mood: 'low-low' }],
    ['start-session.fixture.webm', { type: 'focus_session', action: 'start', minutes: 25 }],
    ['add-task.fixture.webm', { type: 'add_task', line: expect.stringMatching(/dentist/u) as unknown }],
  ])(
    'understands %s, as a browser recorded it',
    async (name, command) => {
      const answer = await say(recorded(name), 'voice-to-voice');
      expect(answer).toMatchObject({ command, engine: 'local' });
      expect(Buffer.from(answer.audio ?? '', 'base64').length).toBeGreaterThan(24_000);
    },
    180_000,
  );

  it('does not act on half of what it heard: “play some calm music” never just plays', async () => {
    const answer = await say(recorded('calm-music.fixture.webm'));
    expect(answer).not.toMatchObject({ command: { type: 'player_action' } });
    expect(JSON.stringify(answer)).toContain('low-low');
  }, 180_000);

  it('understands “deep focus” in every format a browser records', async () => {
    const deepFocus = { type: 'mood_change', mood: 'high-low' };
    expect(await say(toWav(spoken, 48_000))).toMatchObject({ command: deepFocus });
    for (const kind of encodedKinds) {
      expect(await say(await encodeRecording(spoken, kind))).toMatchObject({ command: deepFocus });
    }
  }, 180_000);

  it('takes silence for no words and no command', async () => {
    const answer = await say(toWav(new Float32Array(32_000), 16_000));
    expect(answer).toMatchObject({ text: '' });
    expect(answer).not.toHaveProperty('command');
  }, 180_000);

  it('answers ten calls at once when those told to wait try again', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => say(recorded('relaxing-music.fixture.webm'))),
    );
    expect(new Set(answers.map(({ command }) => command?.type))).toEqual(new Set(['mood_change']));
  }, 240_000);
});
