import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { answerTo } from '#domain/voice/answer-to.ts';
import type { Hearing } from '#domain/voice/hearing.ts';
import { createVoicePool } from '#server/voice/worker/voice-pool.ts';
import type { Runtime } from './runtimes.ts';

// The same recordings through the real process, with the system's own code and with WebAssembly. Where no binary fits,
// both are WebAssembly, as in the product.

const file = new URL('../worker/voice-child.ts', import.meta.url);
const poolOf = (runtime: Runtime) =>
  createVoicePool({
    program: { file, orders: { runtime } },
    workers: 1,
    mostWaiting: 8,
    times: { readyMs: 60_000, hearMs: 60_000 },
  });
const pools = { native: poolOf('native'), wasm: poolOf('wasm') };
afterAll(async () => {
  await Promise.all([pools.native.close(), pools.wasm.close()]);
});

const hear = async (runtime: Runtime, recording: Uint8Array): Promise<Hearing> =>
  pools[runtime].lease({ signal: new AbortController().signal }, async (hand) =>
    hand.hear(await hand.decode(recording)),
  );

/** Half of what two phrases have to differ by: less than this decides nothing. */
const noise = 0.6;

describe('[VOICE-04] the two runtimes', () => {
  test.each([
    ['engine/deep-focus.fixture.wav', true],
    ['decode/recordings/relaxing-music.fixture.webm', true],
    ['decode/recordings/relaxing-music.fixture.mp4', true],
    ['decode/recordings/start-session.fixture.webm', true],
    ['decode/recordings/add-task.fixture.webm', true],
    // So near the edge between doing and asking back that the last digits decide.
    ['decode/recordings/calm-music.fixture.webm', false],
  ])(
    'hear the same in %s',
    async (name, isClear) => {
      const recording = new Uint8Array(readFileSync(new URL(`../${name}`, import.meta.url)));
      const native = await hear('native', recording);
      const wasm = await hear('wasm', recording);
      expect(native.text).toBe(wasm.text);
      if (!isClear) return;
      expect(answerTo(native)).toEqual(answerTo(wasm));
      const distances = new Map(wasm.near.map(({ phrase, distance }) => [phrase, distance]));
      for (const { phrase, distance } of native.near) {
        expect(Math.abs(distance - (distances.get(phrase) ?? distance)), phrase).toBeLessThan(noise);
      }
    },
    180_000,
  );
});
