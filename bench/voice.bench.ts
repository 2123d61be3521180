import { fileURLToPath } from 'node:url';
import process from 'node:process';
import { createRecogniser } from '#domain/recogniser/create-recogniser.ts';
import { commandManners, commandOpenings } from '#domain/voice/command-openings.ts';
import { commandPhrases } from '#domain/voice/command-table.ts';
import { readWav } from '#scripts/voice-corpus/wav.ts';
import { openNetworks } from '#server/voice/engine/open-recogniser.ts';
import { wordTokens } from '#domain/recogniser/llama-tokens.ts';
import { median } from './measure.ts';

// How long it takes to hear a command of two seconds on one thread, against the sound itself and against one pass of
// the encoder, which no engine with these weights can do without. Processor time, so that a busy machine says the same.
// A command that is written down as it stands in the table is the short way; one that is not is compared with them all.

const ROUNDS = 12;
const TARGET_SECONDS = 1.2;
const SOUND_SECONDS = 2;

const recording = readWav(
  fileURLToPath(new URL('../src/server/voice/engine/deep-focus.fixture.wav', import.meta.url)),
);
const sound = new Float32Array(SOUND_SECONDS * 16_000);
// The words twice: two seconds of somebody speaking, and no phrase of the table.
sound.set(recording.subarray(0, 16_000));
sound.set(recording.subarray(0, 16_000), 16_000);

async function cost(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    // The first warms the compiled code.
    if (round > 0) times.push((user + system) / 1000);
  }
  return times;
}

const networks = await openNetworks('base', { threads: 1 });
const second = await openNetworks('tiny', { threads: 1 });
const recogniser = createRecogniser(networks, wordTokens, commandPhrases, {
  second,
  openings: commandOpenings,
  manners: commandManners,
});
const encoder = await cost(async () =>
  networks.encoder.run({ input_values: { type: 'float32', data: sound, dims: [1, sound.length] } }, [
    'last_hidden_state',
  ]),
);

const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;

for (const [name, samples] of [
  ['a command of one second', recording],
  ['two seconds that are no command', sound],
] as const) {
  const times = await cost(async () => recogniser.hear(samples));
  const seconds = samples.length / 16_000;
  console.log(
    `${name}: p50 ${median(times).toFixed(0)} ms, p95 ${p95(times).toFixed(0)} ms; ` +
      `${(median(times) / median(encoder)).toFixed(1)} encoder passes; ` +
      `${(median(times) / 1000 / seconds).toFixed(2)} of the sound; target p95 ${TARGET_SECONDS} s`,
  );
  if (p95(times) / 1000 > TARGET_SECONDS) process.exitCode = 1;
}
