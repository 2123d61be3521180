import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import * as z from 'zod/mini';
import type { Recogniser } from '#domain/recogniser/recogniser.ts';
import { readWav } from './wav.ts';

const heardSchema = z.object({
  file: z.string(),
  text: z.string(),
  near: z.array(z.object({ phrase: z.string(), distance: z.number() })),
  /** Processor time, which a busy machine does not change much. */
  milliseconds: z.number(),
  seconds: z.number(),
});
export type Heard = z.infer<typeof heardSchema>;

/** What was heard in every file; kept in `memory`, so that the understanding can be tried again at no cost. */
export const hearAll = async (
  recogniser: () => Promise<Recogniser>,
  files: readonly string[],
  memory: string | undefined,
): Promise<ReadonlyMap<string, Heard>> => {
  const known =
    memory !== undefined && existsSync(memory)
      ? z.array(heardSchema).parse(JSON.parse(readFileSync(memory, 'utf8')))
      : [];
  const heard = new Map(known.map((entry) => [entry.file, entry]));
  const missing = files.filter((file) => !heard.has(file));
  if (missing.length > 0) {
    const { hear } = await recogniser();
    for (const [index, file] of missing.entries()) {
      const samples = readWav(file);
      const before = process.cpuUsage();
      const { text, near } = await hear(samples);
      const { user, system } = process.cpuUsage(before);
      const milliseconds = (user + system) / 1000;
      heard.set(file, {
        file,
        text,
        near: near.slice(0, 12),
        milliseconds,
        seconds: samples.length / 16_000,
      });
      if (index % 20 === 19) process.stderr.write(`${index + 1} of ${missing.length}\n`);
      if (memory !== undefined) writeFileSync(memory, JSON.stringify([...heard.values()]));
    }
  }
  return heard;
};
