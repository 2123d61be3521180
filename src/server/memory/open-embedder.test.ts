import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Embedder } from '#domain/memory/meaning/create-embedder.ts';
import { cosine } from '#domain/memory/meaning/vector.ts';
import { openEmbedder, readWeights } from './open-embedder.ts';

let embedder: Embedder;
beforeAll(async () => {
  embedder = await openEmbedder();
});

const near = async (one: string, other: string): Promise<number> =>
  cosine(await embedder.embed(one), await embedder.embed(other));

describe('the sentence model', () => {
  it.each([
    ['My dentist is Dr Okafor in Mill Lane.', 'What is the name of my dentist?', 0.667],
    ['My dentist is Dr Okafor in Mill Lane.', 'Who looks after my teeth?', 0.384],
    ['My dentist is Dr Okafor in Mill Lane.', 'My new dentist is Dr Weiss at the station.', 0.599],
    ['I water the plants on Saturdays.', 'The train to the coast has a bicycle carriage.', -0.025],
  ])('%s and %s: %f', async (one, other, expected) => {
    // Another processor may round a little differently.
    expect(Math.abs((await near(one, other)) - expected)).toBeLessThan(0.03);
  });

  it('gives vectors of length 1, the same for the same text', async () => {
    const vector = await embedder.embed('Rain sounds help me.');
    expect(vector).toHaveLength(384);
    expect(Math.hypot(...vector)).toBeCloseTo(1, 5);
    expect(await embedder.embed('Rain sounds help me.')).toEqual(vector);
    expect(await embedder.embed('RAIN   sounds help me.')).toEqual(vector);
  });

  it('reads no more than its 256 tokens', async () => {
    const long = 'word '.repeat(254);
    expect(await near(long, `${long} and something that comes after the end`)).toBeCloseTo(1, 5);
  });

  it.each(['', '🦄', '\u0000\uD800', '漢字'])('takes %j as well', async (text) => {
    expect(Math.hypot(...(await embedder.embed(text)))).toBeCloseTo(1, 4);
  });

  it('does not load weights that are not the ones we know', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'weights-'));
    const file = path.join(folder, 'model.onnx');
    await writeFile(file, 'something else');
    await expect(readWeights(pathToFileURL(file))).rejects.toThrow('not the one it should be');
    await rm(folder, { recursive: true });
  });
});
