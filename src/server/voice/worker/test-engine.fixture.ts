import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Recogniser } from '#domain/recogniser/recogniser.ts';
import { serveVoice } from './serve-voice.ts';

// A voice process whose engine does what a test says; everything around it, the decoding and the speaking too, is real.
// A recording is as loud as the thing it asks for, in hundredths: 0.10 is the first in the list below.

const { boot, runtime } = z
  .object({
    boot: z.enum(['works', 'fails', 'hangs', 'fails natively', 'crashes natively']).default('works'),
    runtime: z.string(),
  })
  .parse(JSON.parse(process.argv[2] ?? ''));

const spin = (): never => {
  for (;;) Math.sqrt(2);
};

const recogniser: Recogniser = {
  hear: async (samples, signal) => {
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    const wish = Math.round(loudest * 100);
    if (wish === 0) return { text: '', near: [] };
    if (wish === 20) {
      for (;;) {
        if (signal?.aborted === true) throw signal.reason;
        await sleep(5);
      }
    }
    if (wish === 30) return spin();
    if (wish === 40) process.exit(7);
    if (wish === 50) throw new Error('The engine broke');
    if (wish === 60) await sleep(200);
    if (wish === 80) return { text: String(process.pid), near: [] };
    if (wish === 70 && runtime === 'native') process.abort();
    return { text: 'deep focus', near: [{ phrase: 'deep focus', distance: 0 }] };
  },
};

if (boot === 'hangs') await sleep(1_000_000);
await serveVoice(async () => {
  if (boot === 'crashes natively' && runtime === 'native') process.abort();
  if (boot === 'fails natively' && runtime === 'native') {
    throw new Error('There is no binary for this system');
  }
  if (boot === 'fails') throw new Error('The weights are not there');
  return recogniser;
});
