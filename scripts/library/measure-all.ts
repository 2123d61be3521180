import { fork } from 'node:child_process';
import path from 'node:path';
import type { MeasureAnswer, MeasureJob } from './measure-job.ts';

const program = path.join(import.meta.dirname, '../measure-tracks.ts');

/** Gives jobs to so many processes until none is left; `take` hears every answer, one after the other. */
export const measureAll = async (
  jobs: readonly MeasureJob[],
  processes: number,
  take: (answer: Exclude<MeasureAnswer, { kind: 'ready' }>) => Promise<void>,
): Promise<void> => {
  const waiting = [...jobs];
  let taken = Promise.resolve();
  const run = async (): Promise<void> =>
    new Promise((resolve, reject) => {
      const child = fork(program, { serialization: 'advanced' });
      const answered = async (answer: MeasureAnswer): Promise<void> => {
        if (answer.kind !== 'ready') {
          taken = taken.then(async () => take(answer));
          await taken;
        }
        const job = waiting.shift();
        if (job === undefined) child.disconnect();
        else child.send(job);
      };
      child.on('message', (answer: MeasureAnswer) => {
        answered(answer).catch(reject);
      });
      child.once('error', reject);
      child.once('exit', (code, signal) => {
        if (code === 0) resolve();
        else reject(new Error(`A measuring process ended with ${signal ?? code}`));
      });
    });
  await Promise.all(Array.from({ length: Math.max(1, Math.min(processes, jobs.length)) }, run));
  await taken;
};
