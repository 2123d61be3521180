import process from 'node:process';
import { z } from 'zod';
import type { Bench } from './bench.ts';
import { createStage } from './stage.ts';

// The process that benches are measured in, one after the other: `run-bench.ts full|smoke <name> …`, started by
// run-benches.ts, which is told each result.

const [mode, ...names] = z.tuple([z.enum(['full', 'smoke'])], z.string()).parse(process.argv.slice(2));
const module = z.object({
  bench: z.object({
    about: z.string(),
    run: z.custom<Bench['run']>((run) => typeof run === 'function'),
  }),
});
const { stage, end } = createStage();

const give = (message: object): Promise<void> =>
  new Promise((resolve) => {
    if (process.send === undefined) resolve();
    else process.send(message, () => resolve());
  });
const leave = (code: number): void => {
  void end().finally(() => process.exit(code));
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => leave(1));
process.once('disconnect', () => leave(1));

for (const name of names) {
  try {
    const { bench } = module.parse({ ...(await import(`../${name}.bench.ts`)) });
    await give({ name, about: bench.about, figures: await bench.run(mode, stage) });
  } catch (error) {
    console.error(error);
    await give({ name, failed: error instanceof Error ? error.message : String(error) });
  }
}
leave(0);
