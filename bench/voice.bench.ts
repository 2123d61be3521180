import { fileURLToPath } from 'node:url';
import process from 'node:process';
import { commandPhrases } from '#domain/voice/command-table.ts';
import { readWav } from '#scripts/voice-corpus/wav.ts';
import { openNetworks, openRecogniser } from '#server/voice/engine/open-recogniser.ts';
import { runtimes } from '#server/voice/engine/runtimes.ts';
import { defineBench, type Figure, figuresFor, type Measured } from './harness/bench.ts';
import { holdCommands } from './held-command.ts';
import { median } from './measure.ts';

// How long it takes to hear a command of two seconds on one thread, against the sound itself and against one pass of
// the encoder in WebAssembly, which stays the same measure whatever runs the networks. Processor time, so that a busy machine
// says the same. A command that is written down as it stands in the table is the short way; one that is not is compared with
// them all. Then commands as browsers recorded them, through the function: what somebody waits for who let go of the button.

const SOUND_SECONDS = 2;

const said = ['a command of one second', 'two seconds that are no command'] as const;
const held = 'a held command through the function';
const names = { wasm: (name: string) => name, native: (name: string) => `${name}, native` };
const figures: Readonly<Record<string, Figure>> = {
  ...figuresFor(
    runtimes.flatMap((runtime) => said.map((name) => names[runtime](name))),
    (name) => ({
      [`${name}, slowest twentieth`]: { unit: 'ms', better: 'less', target: 1200 },
      [`${name}, against an encoder pass`]: { unit: 'ms', better: 'less' },
      [`${name}, against the sound`]: { unit: 'ms', better: 'less' },
    }),
  ),
  [`${held}, from letting go to the answer`]: { unit: 'ms', better: 'less', target: 1000 },
  [`${held}, slowest twentieth of processor time`]: { unit: 'ms', better: 'less', target: 1200 },
  [`${held}, against an encoder pass`]: { unit: 'ms', better: 'less' },
};

const cost = async (rounds: number, warmUps: number, work: () => Promise<unknown>): Promise<number[]> => {
  const times: number[] = [];
  // The first warms the compiled code.
  for (let round = -warmUps; round < rounds; round += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    if (round >= 0) times.push((user + system) / 1000);
  }
  return times;
};

const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;

const sounds = (): Readonly<Record<(typeof said)[number], Float32Array>> => {
  const recording = readWav(
    fileURLToPath(new URL('../src/server/voice/engine/deep-focus.fixture.wav', import.meta.url)),
  );
  const sound = new Float32Array(SOUND_SECONDS * 16_000);
  // The words twice: two seconds of somebody speaking, and no phrase of the table.
  sound.set(recording.subarray(0, 16_000));
  sound.set(recording.subarray(0, 16_000), 16_000);
  return { 'a command of one second': recording, 'two seconds that are no command': sound };
};

export const bench = defineBench({
  about: 'hearing a spoken command on one thread, in processor time, and waiting for its answer',
  figures,
  full: { rounds: 12, warmUps: 1 },
  smoke: { rounds: 1, warmUps: 0 },
  measure: async ({ rounds, warmUps }, stage) => {
    const spoken = sounds();
    const sound = spoken['two seconds that are no command'];
    const { encoder } = await openNetworks('base', { runtime: 'wasm' });
    const pass = median(
      await cost(rounds, warmUps, async () =>
        encoder.run({ input_values: { type: 'float32', data: sound, dims: [1, sound.length] } }, [
          'last_hidden_state',
        ]),
      ),
    );
    const results: Record<string, Measured> = {};
    for (const runtime of runtimes) {
      const recogniser = await openRecogniser({ phrases: commandPhrases, runtime }).catch(async () =>
        // No binary fits this system: the product does the same.
        openRecogniser({ phrases: commandPhrases, runtime: 'wasm' }),
      );
      for (const name of said) {
        const times = await cost(rounds, warmUps, async () => recogniser.hear(spoken[name]));
        const value = median(times);
        const subject = names[runtime](name);
        results[`${subject}, slowest twentieth`] = { value: p95(times) };
        results[`${subject}, against an encoder pass`] = { value, baseline: pass };
        results[`${subject}, against the sound`] = { value, baseline: (spoken[name].length / 16_000) * 1000 };
      }
    }
    await stage.cluster();
    const { walls, cpus } = await holdCommands(Math.ceil(rounds / 3), Math.max(1, warmUps));
    results[`${held}, from letting go to the answer`] = { value: median(walls) };
    results[`${held}, slowest twentieth of processor time`] = { value: p95(cpus) };
    results[`${held}, against an encoder pass`] = { value: median(cpus), baseline: pass };
    return results;
  },
});
