import { experimentFor } from '#domain/coach/choose/experiment-for.ts';
import { createGoalRanker } from '#server/coach/create-goal-ranker.ts';
import { createMeaningEngine, ownMeaning } from '#server/memory/meaning-engine.ts';
import { labelledGoals, vagueGoals } from './coach-choice/sets.ts';
import { defineBench } from './harness/bench.ts';
import { median } from './measure.ts';

// Whether a goal is met with an experiment that fits it, by the same ranking and bars as the server's with the real model in its
// thread, and by the words alone as without a network.

const share = (some: number, all: number): number => (100 * some) / Math.max(1, all);

export const bench = defineBench({
  about:
    'choosing the coach’s experiment: 24 goals by a writer who did not know the experiments, 10 that say too little',
  figures: {
    'right first': { unit: '%', better: 'more', target: 85 },
    'right among three': { unit: '%', better: 'more', target: 93 },
    'right first, by words alone': { unit: '%', better: 'more' },
    'asked about what says too little': { unit: '%', better: 'more', target: 80 },
    'asked about what says enough': { unit: '%', better: 'less', target: 15 },
    'a choice': { unit: 'ms', better: 'less', target: 250 },
  },
  full: { goals: labelledGoals.length },
  smoke: { goals: 6 },
  measure: async ({ goals }, stage) => {
    const engine = createMeaningEngine({ program: ownMeaning, mostWaiting: 1 });
    stage.atEnd(engine.close);
    const rank = createGoalRanker(engine);
    await rank('the first one waits for the weights');
    const labelled = labelledGoals.slice(0, goals);
    const times: number[] = [];
    const found: { readonly place: number; readonly isSure: boolean; readonly byWords: boolean }[] = [];
    for (const { goal, fitting } of labelled) {
      const start = performance.now();
      const { state, experiments } = await rank(goal);
      times.push(performance.now() - start);
      const words = experimentFor(goal);
      found.push({
        place: experiments.findIndex(({ id }) => fitting.includes(id)),
        isSure: state === 'sure',
        byWords: words.kind === 'experiment' && fitting.includes(words.experiment.id),
      });
    }
    let asked = 0;
    for (const goal of vagueGoals) asked += (await rank(goal)).state === 'unsure' ? 1 : 0;
    const within = (most: number) => ({
      value: share(found.filter(({ place }) => place >= 0 && place < most).length, found.length),
      remark: `${found.length} goals`,
    });
    return {
      'right first': within(1),
      'right among three': within(3),
      'right first, by words alone': {
        value: share(found.filter(({ byWords }) => byWords).length, found.length),
      },
      'asked about what says too little': { value: share(asked, vagueGoals.length) },
      'asked about what says enough': {
        value: share(found.filter(({ isSure }) => !isSure).length, found.length),
      },
      'a choice': { value: median(times) },
    };
  },
});
