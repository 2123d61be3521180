import { z } from 'zod';
import type { Stage } from './stage.ts';

/** One number that a bench promises to measure. */
export interface Figure {
  /** Of the value and of its baseline. */
  readonly unit: string;
  readonly better: 'more' | 'less';
  /** A goal for the ratio where there is a baseline, otherwise for the value. */
  readonly target?: number;
}

export interface Measured {
  readonly value: number;
  /** The same work done by the least that could do it, in the same run. */
  readonly baseline?: number;
  /** Where it is not the value over the baseline, as with the median of the rounds' own ratios. */
  readonly ratio?: number;
  readonly remark?: string;
}

export const figureResult = z.object({
  unit: z.string(),
  better: z.enum(['more', 'less']),
  value: z.number(),
  baseline: z.number().optional(),
  ratio: z.number().optional(),
  target: z.number().optional(),
  remark: z.string().optional(),
});
export type FigureResult = z.infer<typeof figureResult>;

export const figureResults = z.record(z.string(), figureResult);
export type FigureResults = z.infer<typeof figureResults>;

/** The same figures for several subjects. */
export const figuresFor = (
  subjects: readonly string[],
  figuresOf: (subject: string) => Readonly<Record<string, Figure>>,
): Readonly<Record<string, Figure>> =>
  Object.fromEntries(subjects.flatMap((subject) => Object.entries(figuresOf(subject))));

interface Definition<Name extends string, Load> {
  /** What is compared with what, in one sentence. */
  readonly about: string;
  readonly figures: Readonly<Record<Name, Figure>>;
  readonly full: Load;
  /** One round of the smallest load that still gives every figure. */
  readonly smoke: NoInfer<Load>;
  readonly measure: (load: Load, stage: Stage) => Promise<Readonly<Record<NoInfer<Name>, Measured>>>;
}

export interface Bench {
  readonly about: string;
  readonly run: (mode: 'full' | 'smoke', stage: Stage) => Promise<FigureResults>;
}

export const defineBench = <Name extends string, Load>(bench: Definition<Name, Load>): Bench => ({
  about: bench.about,
  run: async (mode, stage) => completeResults(bench.figures, await bench.measure(bench[mode], stage)),
});

/** Every figure that was promised, with its ratio and target; throws where one is missing or is no finite number. */
export const completeResults = (
  figures: Readonly<Record<string, Figure>>,
  measured: Readonly<Record<string, Measured>>,
): FigureResults => {
  const problems = Object.keys(measured)
    .filter((name) => figures[name] === undefined)
    .map((name) => `“${name}” is not declared`);
  const results: FigureResults = {};
  for (const [name, figure] of Object.entries(figures)) {
    const found = measured[name];
    if (found === undefined) {
      problems.push(`“${name}” is missing`);
      continue;
    }
    const ratio = found.ratio ?? (found.baseline === undefined ? undefined : found.value / found.baseline);
    const numbers = { value: found.value, baseline: found.baseline, ratio };
    for (const [part, number] of Object.entries(numbers)) {
      const isKnown = number === undefined || Number.isFinite(number);
      if (!isKnown) problems.push(`${part} of “${name}” is ${number}`);
    }
    results[name] = { ...figure, ...found, ...(ratio === undefined ? {} : { ratio }) };
  }
  if (Object.keys(figures).length === 0) problems.push('it has no figures');
  if (problems.length > 0) throw new Error(`The result is incomplete: ${problems.join('; ')}.`);
  return results;
};
