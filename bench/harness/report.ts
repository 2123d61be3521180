import type { FigureResult, FigureResults } from './bench.ts';
import { formatTable, shortNumber } from './table.ts';

/** The number that says how well it went: the ratio where there is a baseline. */
export const judgedOf = ({ value, ratio }: FigureResult): number => ratio ?? value;

export const verdictOf = (figure: FigureResult): 'met' | 'missed' | 'no target' => {
  if (figure.target === undefined) return 'no target';
  const judged = judgedOf(figure);
  return (figure.better === 'more' ? judged >= figure.target : judged <= figure.target) ? 'met' : 'missed';
};

const none = '–';
const withUnit = (value: number | undefined, unit: string): string =>
  value === undefined ? none : `${shortNumber(value)} ${unit}`.trimEnd();

const rowOf = (name: string, figure: FigureResult, judged: boolean): readonly string[] => {
  const { baseline, better, ratio, remark, target, unit, value } = figure;
  const verdict = judged ? [verdictOf(figure), remark] : ['smoke: not judged'];
  return [
    name,
    withUnit(baseline, unit),
    withUnit(value, unit),
    withUnit(ratio, ''),
    target === undefined
      ? none
      : `${better === 'more' ? '≥' : '≤'} ${withUnit(target, ratio === undefined ? unit : '')}`,
    verdict.filter((words) => words !== undefined).join(': '),
  ];
};

/** The one table that every bench prints. A target is a goal: a miss is said, and nothing fails for it. */
export const formatReport = (figures: FigureResults, mode: 'full' | 'smoke'): string =>
  formatTable([
    ['figure', 'baseline', 'value', 'ratio', 'target', 'verdict'],
    ...Object.entries(figures).map(([name, figure]) => rowOf(name, figure, mode === 'full')),
  ]);
