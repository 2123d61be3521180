import { mkdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { recipes } from '#domain/composer/recipes.ts';
import { openSoundBank } from '#server/music/render/sound-bank.ts';
import { measureAgain, measureRecipe } from './library/measure-recipe.ts';
import { measureJob } from './library/measure-job.ts';
import type { MeasureAnswer } from './library/measure-job.ts';

// One of the processes behind `npm run library`: measures one track after the other, behind everything else the
// machine has to do.

try {
  os.setPriority(19);
} catch {
  // Some containers refuse; it works as well.
}

const bank = await openSoundBank();
const answer = (message: MeasureAnswer): void => void process.send?.(message);

const measure = async (raw: unknown): Promise<void> => {
  const { id, gain, again, out } = measureJob.parse(raw);
  try {
    if (again !== null) {
      const mp3 = await readFile(path.join(again.from, again.entry.filePath));
      answer({ kind: 'measured', ...(await measureAgain(again.entry, mp3)) });
      return;
    }
    const recipe = recipes.find((one) => one.id === id);
    if (recipe === undefined) throw new Error('There is no such recipe');
    const { entry, clipped, mp3 } = await measureRecipe(recipe, bank, gain ?? undefined);
    if (out !== null) {
      const file = path.join(out, entry.filePath);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, mp3);
    }
    answer({ kind: 'measured', entry, clipped });
  } catch (error) {
    answer({
      kind: 'failed',
      id,
      why: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
};

process.on('message', (raw) => void measure(raw));
process.on('disconnect', () => process.exit(0));
answer({ kind: 'ready' });
