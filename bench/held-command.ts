import { readFileSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { voiceAnswerSchema } from '#domain/voice/voice-answer.ts';
import { callVoice } from '#server/functions/voice-assistant/voice-calls.fixture.ts';
import { startTestServer, type TestServer } from '#server/testing/test-server.ts';
import { cpuOfFamily } from './measure.ts';

const folder = new URL('../src/server/voice/', import.meta.url);
const recordings = [
  'engine/deep-focus.fixture.wav',
  'decode/recordings/relaxing-music.fixture.webm',
  'decode/recordings/relaxing-music.fixture.mp4',
  'decode/recordings/start-session.fixture.webm',
  'decode/recordings/calm-music.fixture.webm',
].map((name) => new Uint8Array(readFileSync(new URL(name, folder))));

interface Held {
  readonly walls: readonly number[];
  /** Of the host and its voice process; absent where there is no /proc. */
  readonly cpus: readonly number[];
}

/** As a page does: who is told to wait, waits. */
const understood = async (server: TestServer, recording: Uint8Array): Promise<void> => {
  for (;;) {
    const answer = await callVoice(server, { recording, mode: 'voice-to-text' });
    const wait = answer.headers.get('retry-after');
    if (answer.ok) return void voiceAnswerSchema.parse(await answer.json());
    if (wait === null) throw new Error(`${answer.status}: ${await answer.text()}`);
    await sleep(Number(wait) * 1000);
  }
};

/** Commands as browsers recorded them, each from the request to the whole answer, with everything in between. */
export const holdCommands = async (rounds: number, warmUps: number): Promise<Held> => {
  const server = await startTestServer({ VOICE_RATE_FACTOR: '100', VOICE_WARM: 'on' });
  try {
    const walls: number[] = [];
    const cpus: number[] = [];
    for (let round = -warmUps; round < rounds; round += 1) {
      for (const recording of recordings) {
        const before = await cpuOfFamily(process.pid);
        const began = performance.now();
        await understood(server, recording);
        const wall = performance.now() - began;
        const after = await cpuOfFamily(process.pid);
        if (round < 0) continue;
        walls.push(wall);
        if (before !== undefined && after !== undefined) cpus.push(after - before);
      }
    }
    return { walls, cpus };
  } finally {
    await server.stop();
  }
};
