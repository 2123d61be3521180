import { allExperiments } from '#domain/coach/experiments/all-experiments.ts';
import type { Experiment } from '#domain/coach/experiments/experiment.ts';
import type { ChoiceOptions } from './experiment-for.ts';
import type { ExperimentObstacle, ExperimentOutcome } from '#domain/records/kinds/coach-values.ts';

export interface NextStep {
  readonly kind: 'keep and grow' | 'keep' | 'shrink' | 'change the time' | 'swap' | 'drop';
  /** One kind sentence. */
  readonly sentence: string;
  /** What to do this week; null where the experiment ends here. */
  readonly doing: string | null;
  /** The experiment it goes on with: the same, or another. */
  readonly experiment: Experiment | null;
  readonly followUpDays: number;
}

interface AdjustOptions extends ChoiceOptions {
  /** It is at its smallest already. */
  readonly shrunk?: boolean;
}

const another = (experiment: Experiment, { tried = [], leftOut = [] }: ChoiceOptions): Experiment | null => {
  const used = new Set([...tried, ...leftOut, experiment.id]);
  const unused = allExperiments.filter(({ id, theme }) => theme === experiment.theme && !used.has(id));
  return unused.find(({ energy }) => energy === 'low') ?? unused[0] ?? null;
};

type Make = (experiment: Experiment, options: AdjustOptions) => NextStep;

const grow: Make = (experiment) => ({
  kind: 'keep and grow',
  sentence: 'That worked, and it was you who did it.',
  doing: `${experiment.what} Add one more day, or one more place.`,
  experiment,
  followUpDays: 14,
});

const keep: Make = (experiment) => ({
  kind: 'keep',
  sentence: 'Some of it worked, so it is worth a second week.',
  doing: experiment.what,
  experiment,
  followUpDays: experiment.followUpDays,
});

const changeTime: Make = (experiment) => ({
  kind: 'change the time',
  sentence: 'The idea may be fine and the moment wrong.',
  doing: `${experiment.what} This time, hang it on something you do every day anyway.`,
  experiment,
  followUpDays: experiment.followUpDays,
});

const drop: Make = () => ({
  kind: 'drop',
  sentence: 'Letting go of it is a good decision too.',
  doing: null,
  experiment: null,
  followUpDays: 0,
});

const swap: Make = (experiment, options) => {
  const other = another(experiment, options);
  if (other === null) return drop(experiment, options);
  return {
    kind: 'swap',
    sentence: 'Now you know that this one is not for you; here is another way.',
    doing: other.what,
    experiment: other,
    followUpDays: other.followUpDays,
  };
};

const shrink: Make = (experiment, options) =>
  options.shrunk === true
    ? swap(experiment, options)
    : {
        kind: 'shrink',
        sentence: 'The step was too big for this week, and steps can be cut.',
        doing: experiment.smallest,
        experiment,
        followUpDays: experiment.followUpDays,
      };

const byObstacle: Readonly<Record<ExperimentObstacle, Make>> = {
  'too big': shrink,
  'no time': shrink,
  forgot: changeTime,
  'wrong time': changeTime,
  'did not suit me': swap,
  'other people': swap,
  'no longer matters': drop,
};

const byOutcome: Readonly<Record<ExperimentOutcome, Make>> = {
  worked: grow,
  partly: keep,
  'did not': swap,
  'did not try': shrink,
};

/** What comes after a week. What got in the way decides; where nobody said, how it went. */
export const adjust = (
  experiment: Experiment,
  outcome: ExperimentOutcome,
  obstacle: ExperimentObstacle | null = null,
  options: AdjustOptions = {},
): NextStep => {
  // What worked is kept, whatever was in the way, unless it does not matter any more.
  if (outcome === 'worked' && obstacle !== 'no longer matters') return grow(experiment, options);
  const make = obstacle === null ? byOutcome[outcome] : byObstacle[obstacle];
  return make(experiment, options);
};
