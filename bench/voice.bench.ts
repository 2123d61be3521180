import { fileURLToPath } from 'node:url';
import process from 'node:process';
import { createRecogniser } from '#domain/recogniser/create-recogniser.ts';
import { commandManners, commandOpenings } from '#domain/voice/command-openings.ts';
import { commandPhrases } from '#domain/voice/command-table.ts';
import { readWav } from '#scripts/voice-corpus/wav.ts';
import { openNetworks } from '#server/voice/engine/open-recogniser.ts';
import { wordTokens } from '#domain/recogniser/llama-tokens.ts';
import { defineBench, figuresFor, type Measured } from './harness/bench.ts';
import { median } from './measure.ts';

// How long it takes to hear a command of two seconds on one thread, against the sound itself and against one pass of
// the encoder, which no engine with these weights can do without. Processor time, so that a busy machine says the same.
// A command that is written down as it stands in the table is the short way; one that is not is compared with them all.

const SOUND_SECONDS = 2;

const said = ['a command of one second', 'two seconds that are no command'] as const;
const figures = figuresFor(said, (name) => ({
  [`${name}, slowest twentieth`]: { unit: 'ms', better: 'less', target: 1200 },
  [`${name}, against an encoder pass`]: { unit: 'ms', better: 'less' },
  [`${name}, against the sound`]: { unit: 'ms', better: 'less' },
}));

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

export const bench = defineBench({
  about: 'hearing a spoken command on one thread, in processor time',
  figures,
  full: { rounds: 12, warmUps: 1 },
  smoke: { rounds: 1, warmUps: 0 },
  measure: async ({ rounds, warmUps }) => {
    const recording = readWav(
      fileURLToPath(new URL('../src/server/voice/engine/deep-focus.fixture.wav', import.meta.url)),
    );
    const sound = new Float32Array(SOUND_SECONDS * 16_000);
    // The words twice: two seconds of somebody speaking, and no phrase of the table.
    sound.set(recording.subarray(0, 16_000));
    sound.set(recording.subarray(0, 16_000), 16_000);

    const networks = await openNetworks('base', { threads: 1 });
    const second = await openNetworks('tiny', { threads: 1 });
    const recogniser = createRecogniser(networks, wordTokens, commandPhrases, {
      second,
      openings: commandOpenings,
      manners: commandManners,
    });
    const encoder = await cost(rounds, warmUps, async () =>
      networks.encoder.run({ input_values: { type: 'float32', data: sound, dims: [1, sound.length] } }, [
        'last_hidden_state',
      ]),
    );
    const results: Record<string, Measured> = {};
    for (const [name, samples] of [
      [said[0], recording],
      [said[1], sound],
    ] as const) {
      const times = await cost(rounds, warmUps, async () => recogniser.hear(samples));
      const value = median(times);
      results[`${name}, slowest twentieth`] = { value: p95(times) };
      results[`${name}, against an encoder pass`] = { value, baseline: median(encoder) };
      results[`${name}, against the sound`] = { value, baseline: (samples.length / 16_000) * 1000 };
    }
    return results;
  },
});
