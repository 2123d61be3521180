import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { normalise } from '#domain/memory/meaning/create-embedder.ts';
import { sentenceModel } from '#domain/memory/meaning/sentence-model.ts';

/** The two files that scripts/write-coach-vectors.ts writes. */
export const goalVectorFiles = {
  vectors: new URL('goal-vectors.bin', import.meta.url),
  about: new URL('goal-vectors.json', import.meta.url),
} as const;

/** What the vectors were made from: a test compares it with today's texts. */
export const goalVectorsAbout = z.object({
  model: z.literal(sentenceModel.weightsSha256),
  texts: z.string().regex(/^[0-9a-f]{64}$/),
  goals: z.number(),
  /** In the order of the vectors. */
  experiments: z.array(z.string()),
});

export interface GoalVectors {
  /** The middle of all example goals. */
  readonly middle: Float32Array;
  /** For each experiment the direction in which its goals lie, seen from the middle. */
  readonly directions: ReadonlyMap<string, Float32Array>;
}

type ExampleGoals = Readonly<Record<string, readonly string[]>>;

/** Changes when a text, an experiment or their order does. */
export const hashOfGoals = (examples: ExampleGoals): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(examples)))
    .digest('hex');

const steps = 127;
/** Before the vectors stands the length of the first; all others have length 1. */
const headBytes = 4;

/** One byte for each number, against the vector's own largest; its length is not kept. */
const asBytes = (vector: Float32Array): Int8Array => {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), Number.EPSILON);
  return Int8Array.from(vector, (value) => Math.round((value / largest) * steps));
};

export const goalVectorBytes = (middle: Float32Array, directions: readonly Float32Array[]): Buffer => {
  const head = Buffer.alloc(headBytes);
  head.writeFloatLE(Math.hypot(...middle));
  return Buffer.concat([
    head,
    ...[middle, ...directions].map((vector) => Buffer.from(asBytes(vector).buffer)),
  ]);
};

/** Throws where the files are not what they should be; the sentences' own model is checked where it is loaded. */
export const readGoalVectors = async (
  files: typeof goalVectorFiles = goalVectorFiles,
): Promise<GoalVectors> => {
  const [bytes, about] = await Promise.all([readFile(files.vectors), readFile(files.about, 'utf8')]);
  const { experiments } = goalVectorsAbout.parse(JSON.parse(about));
  const { size } = sentenceModel;
  if (bytes.length !== headBytes + (experiments.length + 1) * size) {
    throw new RangeError('The vectors of the goals are not as many as the experiments');
  }
  const middleLength = bytes.readFloatLE(0);
  const vectorAt = (place: number): Float32Array => {
    const from = headBytes + place * size;
    return normalise(Float32Array.from({ length: size }, (_, part) => bytes.readInt8(from + part)));
  };
  return {
    middle: vectorAt(0).map((value) => value * middleLength),
    directions: new Map(experiments.map((id, place) => [id, vectorAt(place + 1)])),
  };
};
