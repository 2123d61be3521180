import { describe, expect, it } from 'vitest';
import { sentenceModel } from '#domain/memory/meaning/sentence-model.ts';
import { MeaningUnavailable } from '#server/memory/meaning-unavailable.ts';
import { createGoalRanker } from './create-goal-ranker.ts';
import { readCrisisEar } from './crisis-ear.ts';
import { readGoalVectors } from './goal-vectors.ts';

const engine = { embed: async () => new Float32Array(sentenceModel.size).fill(0.05) };

/** An ear that hears everything, or nothing. */
const readWith = (constant: number) => async () => ({
  vectors: await readGoalVectors(),
  ear: { ...(await readCrisisEar()), weights: Array<number>(sentenceModel.size).fill(0), constant },
});

describe('[COACH-01] what a goal comes near to', () => {
  it('is at most eight experiments and four themes, the nearest first', async () => {
    const { experiments, themes } = await createGoalRanker(engine)('my inbox is out of control');
    expect(experiments).toHaveLength(8);
    expect(experiments).toEqual(experiments.toSorted((a, b) => b.score - a.score));
    expect(themes.length).toBeLessThanOrEqual(4);
  });

  it('asks for care where the second ear hears it and no rule does', async () => {
    const goal = 'plan my week with the others';
    expect((await createGoalRanker(engine, readWith(9))(goal)).care).toBe('maybe-crisis');
    expect((await createGoalRanker(engine, readWith(-9))(goal)).care).toBe('none');
  });

  it('asks nobody for a few bare words', async () => {
    expect((await createGoalRanker(engine, readWith(9))('be more normal I guess')).care).toBe('none');
  });

  it('says so where what was learned cannot be read, and tries again', async () => {
    let tries = 0;
    const rank = createGoalRanker(engine, async () => {
      tries += 1;
      if (tries === 1) throw new Error('not there');
      return readWith(-9)();
    });
    await expect(rank('plan my week')).rejects.toBeInstanceOf(MeaningUnavailable);
    expect((await rank('plan my week')).care).toBe('none');
  });
});
