import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { allExperiments } from '#domain/coach/experiments/all-experiments.ts';
import { allExampleGoals } from './example-goals/all-example-goals.ts';
import { goalVectorFiles, goalVectorsAbout, hashOfGoals, readGoalVectors } from './goal-vectors.ts';

describe('[COACH-01] the vectors of the example goals', () => {
  it('were made from today’s texts; after a change run scripts/write-coach-vectors.ts', async () => {
    const about = goalVectorsAbout.parse(JSON.parse(await readFile(goalVectorFiles.about, 'utf8')));
    expect(about.texts).toBe(hashOfGoals(allExampleGoals));
    expect(about.goals).toBe(Object.values(allExampleGoals).flat().length);
    expect(about.experiments.toSorted()).toEqual(allExperiments.map(({ id }) => id).toSorted());
  });

  it('have length 1, one for each experiment', async () => {
    const { middle, directions } = await readGoalVectors();
    expect(Math.hypot(...middle)).toBeGreaterThan(0.1);
    expect(directions.size).toBe(allExperiments.length);
    for (const vector of directions.values()) expect(Math.hypot(...vector)).toBeCloseTo(1, 4);
  });

  it('are refused where a part is missing', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'vectors-'));
    const vectors = pathToFileURL(path.join(folder, 'short.bin'));
    await writeFile(vectors, (await readFile(goalVectorFiles.vectors)).subarray(1));
    await expect(readGoalVectors({ ...goalVectorFiles, vectors })).rejects.toThrow('not as many');
    await rm(folder, { recursive: true });
  });
});
