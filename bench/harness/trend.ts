import { median } from '../measure.ts';
import type { FigureResult } from './bench.ts';
import type { HistoryEntry } from './history.ts';
import { judgedOf } from './report.ts';
import { formatTable, shortNumber } from './table.ts';

const runsShown = 5;
/** Less than this is what a busy machine does to a ratio. */
const noise = 0.15;

const none = '–';

const isLikeMachine = (a: HistoryEntry, b: HistoryEntry): boolean =>
  a.machine.arch === b.machine.arch && a.machine.cores === b.machine.cores;

/** The newest number against the middle of those before it. */
export const changeOf = (
  better: FigureResult['better'],
  values: readonly number[],
): 'first' | 'steady' | 'better' | 'worse' => {
  const newest = values.at(-1);
  const before = values.slice(0, -1);
  if (newest === undefined || before.length === 0) return 'first';
  const usual = median(before);
  const change = usual === 0 ? Math.sign(newest) : newest / usual - 1;
  if (Math.abs(change) <= noise) return 'steady';
  return change > 0 === (better === 'more') ? 'better' : 'worse';
};

const targetOf = ({ better, target }: FigureResult): string =>
  target === undefined ? none : `${better === 'more' ? '≥' : '≤'} ${shortNumber(target)}`;

const headOf = ({ commit, date, load, note }: HistoryEntry): string =>
  `${date.slice(0, 16).replace('T', ' ')}  ${commit}  load ${shortNumber(load)}${note === undefined ? '' : `  ${note}`}`;

/** The last runs of one bench on machines like that of the newest one: a line for each figure it has today. */
export const formatTrend = (bench: string, history: readonly HistoryEntry[]): string => {
  const all = history.filter((entry) => entry.bench === bench);
  const newest = all.at(-1);
  if (newest === undefined) return `# ${bench}\nnever recorded`;
  const runs = all.filter((entry) => isLikeMachine(entry, newest)).slice(-runsShown);
  const rows: string[][] = [];
  for (const [name, figure] of Object.entries(newest.figures)) {
    const found = runs.map((run) => run.figures[name]);
    const values = found.filter((one) => one !== undefined).map(judgedOf);
    rows.push([
      `${name}${figure.ratio === undefined ? `, ${figure.unit}` : ' (ratio)'}`,
      ...found.map((one) => (one === undefined ? none : shortNumber(judgedOf(one)))),
      targetOf(figure),
      changeOf(figure.better, values),
    ]);
  }
  const numbers = runs.map((_, index) => `run ${index + 1}`);
  return [
    `# ${bench}`,
    ...runs.map((run, index) => `run ${index + 1}  ${headOf(run)}`),
    formatTable([['figure', ...numbers, 'target', 'newest'], ...rows]),
  ].join('\n');
};
