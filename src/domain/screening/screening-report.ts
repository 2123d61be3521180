import { type ScreeningArea, screeningAreas } from '#domain/screening/screening-areas.ts';
import { itemsOf, screeningAnswers, type ScreeningMode } from '#domain/screening/screening-items.ts';
import { pickedAt, responsesOf, type ScreeningRun } from '#domain/screening/screening-run.ts';
import { scoreScreening } from '#domain/screening/screening-score.ts';
import { type ScreeningStep, stepsOf } from '#domain/screening/screening-steps.ts';

export interface ReportedArea {
  readonly area: ScreeningArea;
  /** 0 to 100, whole; null where too little was answered. */
  readonly score: number | null;
  /** The same in words. */
  readonly words: string;
  readonly answered: number;
  readonly asked: number;
}

export interface ReportedAnswer {
  readonly text: string;
  readonly answer: string;
}

/** All that is shown and printed. No sum over the areas: it would be read as a verdict. */
export interface ScreeningReport {
  readonly mode: ScreeningMode;
  readonly areas: readonly ReportedArea[];
  readonly answers: readonly ReportedAnswer[];
  /** Of mode=full; empty otherwise. */
  readonly context: readonly ReportedAnswer[];
}

const tooFewAnswers = 'Too few answers';

/** Between which two answers the mean lies: no label of ours, only the person's own words. */
const wordsFor = (score: number | null): string => {
  if (score === null) return tooFewAnswers;
  const mean = score / 25;
  const below = screeningAnswers[Math.floor(mean)] ?? '';
  const above = screeningAnswers[Math.ceil(mean)] ?? '';
  return below === above ? below : `Between ${below.toLowerCase()} and ${above.toLowerCase()}`;
};

const answered = (run: ScreeningRun, wanted: (step: ScreeningStep) => boolean): readonly ReportedAnswer[] =>
  stepsOf(run.mode)
    .filter(wanted)
    .map((step) => ({
      text: step.text,
      answer:
        pickedAt(run, step)
          .map((choice) => step.choices[choice] ?? '')
          .join(', ') || 'Skipped',
    }));

export const reportOf = (run: ScreeningRun): ScreeningReport => {
  const scores = scoreScreening(itemsOf(run.mode), responsesOf(run));
  return {
    mode: run.mode,
    areas: screeningAreas.flatMap((area) =>
      scores
        .filter((one) => one.area === area.id)
        .map(({ score, answered, asked }) => ({
          area,
          score: score === null ? null : Math.round(score),
          words: wordsFor(score),
          answered,
          asked,
        })),
    ),
    answers: answered(run, (step) => step.area !== null),
    context: answered(run, (step) => step.area === null),
  };
};
