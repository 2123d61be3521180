import { voiceAnswerSchema } from '#domain/voice/voice-answer.ts';
import type { VoiceAnswer } from '#domain/voice/voice-answer.ts';
import type { TestServer } from '#server/testing/test-server.ts';
import { toWav } from '#server/voice/sound/pcm-wav.ts';
import type { VoiceProgram } from '#server/voice/worker/fork-voice.ts';

/** What the test engine makes of a recording follows from how loud it is. */
export const wishes = { nothing: 0, focus: 0.1, wait: 0.2, spin: 0.3, exit: 0.4, slow: 0.6 } as const;
export type Wish = keyof typeof wishes;

export const testVoice: VoiceProgram = {
  file: new URL('../../voice/worker/test-engine.fixture.ts', import.meta.url),
};

export const recordingOf = (wish: Wish): Uint8Array =>
  toWav(new Float32Array(8000).fill(wishes[wish]), 16_000);

export interface VoiceCall {
  readonly recording: Uint8Array;
  readonly token?: string | undefined;
  readonly mode?: string;
  readonly address?: string;
  readonly signal?: AbortSignal;
}

export const callVoice = (server: TestServer, call: VoiceCall): Promise<Response> =>
  callWithBody(
    server,
    JSON.stringify({
      audioData: Buffer.from(call.recording).toString('base64'),
      mode: call.mode ?? 'voice-to-text',
      context: 'app',
    }),
    call,
  );

export const callWithBody = (
  server: TestServer,
  body: string,
  call: Omit<VoiceCall, 'recording'> = {},
): Promise<Response> =>
  fetch(`${server.url}/functions/v1/voice-assistant`, {
    method: 'POST',
    headers: {
      apikey: server.publishableKey,
      'content-type': 'application/json',
      ...(call.token === undefined ? {} : { authorization: `Bearer ${call.token}` }),
      ...(call.address === undefined ? {} : { 'x-forwarded-for': call.address }),
    },
    body,
    ...(call.signal === undefined ? {} : { signal: call.signal }),
  });

export const ask = async (server: TestServer, call: VoiceCall): Promise<VoiceAnswer> => {
  const answer = await callVoice(server, call);
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
  return voiceAnswerSchema.parse(await answer.json());
};
