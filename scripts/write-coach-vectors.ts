import { writeFile } from 'node:fs/promises';
import { sentenceModel } from '#domain/memory/meaning/sentence-model.ts';
import { allExampleGoals } from '#server/coach/example-goals/all-example-goals.ts';
import { goalVectorBytes, goalVectorFiles, hashOfGoals } from '#server/coach/goal-vectors.ts';
import { embedAll } from './coach/embed-all.ts';
import { goalDirections } from './coach/goal-directions.ts';

// Writes what src/server/coach/near-experiments.ts compares a goal with. Run it after an example goal or an experiment changed:
// `node scripts/write-coach-vectors.ts`, and then `node scripts/fit-crisis-ear.ts`, which learns from the same goals.

const groups = new Map<string, readonly Float32Array[]>();
for (const [id, goals] of Object.entries(allExampleGoals)) groups.set(id, await embedAll(goals));
const { middle, directions } = goalDirections(groups);
await writeFile(goalVectorFiles.vectors, goalVectorBytes(middle, [...directions.values()]));
const about = {
  model: sentenceModel.weightsSha256,
  texts: hashOfGoals(allExampleGoals),
  goals: [...groups.values()].flat().length,
  experiments: [...directions.keys()],
};
await writeFile(goalVectorFiles.about, `${JSON.stringify(about, null, 2)}\n`);
console.log(`${about.goals} goals of ${about.experiments.length} experiments`);
