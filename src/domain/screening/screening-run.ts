import type { ScreeningMode } from '#domain/screening/screening-items.ts';
import type { ScreeningResponses } from '#domain/screening/screening-score.ts';
import { type ScreeningStep, stepsOf } from '#domain/screening/screening-steps.ts';

/** One go through the questions. It lives in the page's memory and nowhere else. */
export interface ScreeningRun {
  readonly mode: ScreeningMode;
  /** A number is the step that is asked. */
  readonly at: 'start' | 'results' | number;
  /** By step: the places of the chosen answers. What was skipped is not there. */
  readonly picked: Readonly<Record<string, readonly number[]>>;
}

export type ScreeningEvent =
  | { readonly type: 'start' }
  | { readonly type: 'pick'; readonly choice: number }
  | { readonly type: 'next' }
  | { readonly type: 'skip' }
  | { readonly type: 'back' }
  | { readonly type: 'again' };

export const freshRun = (mode: ScreeningMode): ScreeningRun => ({ mode, at: 'start', picked: {} });

export const currentScreeningStep = ({ mode, at }: ScreeningRun): ScreeningStep | null =>
  typeof at === 'number' ? (stepsOf(mode)[at] ?? null) : null;

export const pickedAt = (run: ScreeningRun, step: ScreeningStep): readonly number[] =>
  run.picked[step.id] ?? [];

/** Whether there is something to lose. */
export const hasAnswers = ({ picked }: ScreeningRun): boolean => Object.keys(picked).length > 0;

const without = (run: ScreeningRun, step: ScreeningStep): ScreeningRun => {
  const { [step.id]: _, ...picked } = run.picked;
  return { ...run, picked };
};

const withPick = (run: ScreeningRun, step: ScreeningStep, choice: number): ScreeningRun => {
  if (step.choices[choice] === undefined) return run;
  const before = pickedAt(run, step);
  if (!step.many) return { ...run, picked: { ...run.picked, [step.id]: [choice] } };
  const after = before.includes(choice)
    ? before.filter((one) => one !== choice)
    : [...before, choice].toSorted((a, b) => a - b);
  return after.length === 0 ? without(run, step) : { ...run, picked: { ...run.picked, [step.id]: after } };
};

const onward = (run: ScreeningRun, at: number): ScreeningRun => ({
  ...run,
  at: at + 1 < stepsOf(run.mode).length ? at + 1 : 'results',
});

/** An event that does not fit where the run is changes nothing. */
export const reduceScreening = (run: ScreeningRun, event: ScreeningEvent): ScreeningRun => {
  if (event.type === 'again') return freshRun(run.mode);
  if (event.type === 'start') return run.at === 'start' ? { ...run, at: 0 } : run;
  if (run.at === 'results') return event.type === 'back' ? { ...run, at: stepsOf(run.mode).length - 1 } : run;
  const step = currentScreeningStep(run);
  if (run.at === 'start' || step === null) return run;
  switch (event.type) {
    case 'pick':
      return withPick(run, step, event.choice);
    case 'next':
      return pickedAt(run, step).length > 0 ? onward(run, run.at) : run;
    case 'skip':
      return onward(without(run, step), run.at);
    default:
      return run.at > 0 ? { ...run, at: run.at - 1 } : run;
  }
};

/** What is scored: the items of the run that were answered. */
export const responsesOf = (run: ScreeningRun): ScreeningResponses =>
  Object.fromEntries(
    stepsOf(run.mode).flatMap((step) => {
      const [answer] = pickedAt(run, step);
      return step.area === null || answer === undefined ? [] : [[step.id, answer]];
    }),
  );
