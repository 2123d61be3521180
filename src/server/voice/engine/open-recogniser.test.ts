import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Recogniser } from '#domain/recogniser/recogniser.ts';
import { commandPhrases } from '#domain/voice/command-table.ts';
import { understand } from '#domain/voice/understand.ts';
import { readWav } from '#scripts/voice-corpus/wav.ts';
import { openRecogniser } from './open-recogniser.ts';

// The real networks, from the packages alone. The recording: flite -voice slt -t "deep focus" -o deep-focus.fixture.wav
const recording = readWav(fileURLToPath(new URL('deep-focus.fixture.wav', import.meta.url)));

describe('the engine on this machine', () => {
  let recogniser: Recogniser;
  beforeAll(async () => {
    recogniser = await openRecogniser({ phrases: commandPhrases });
  }, 120_000);

  test('[VOICE-04] understands a recording with no key and no network', async () => {
    const hearing = await recogniser.hear(recording);
    expect(hearing.near[0]?.phrase).toBe('deep focus');
    expect(understand(hearing)).toMatchObject({
      kind: 'command',
      command: { type: 'mood_change', mood: 'high-low' },
    });
  });

  test.each([
    ['quiet', (samples: Float32Array) => samples.map((value) => value * 0.02)],
    ['off centre', (samples: Float32Array) => samples.map((value) => value * 0.5 + 0.2)],
  ])('understands the same words in a recording that is %s', async (_, change) => {
    const hearing = await recogniser.hear(change(recording));
    expect(hearing.near[0]?.phrase).toBe('deep focus');
  });

  test('takes hiss for silence', async () => {
    let state = 1;
    const hiss = Float32Array.from({ length: 24_000 }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return (state / 2 ** 32 - 0.5) * 0.1;
    });
    expect(understand(await recogniser.hear(hiss))).toEqual({ kind: 'silence' });
  });

  test('stops when it is aborted', async () => {
    const hearing = recogniser.hear(recording, AbortSignal.abort(new Error('gone')));
    await expect(hearing).rejects.toThrow('gone');
  });
});
