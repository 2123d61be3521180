import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { FigureResults } from '../bench/harness/bench.ts';
import { formatHistoryEntry, type Machine, parseHistory } from '../bench/harness/history.ts';
import { formatReport } from '../bench/harness/report.ts';
import { listBenches, type Outcome, runFully, runSmokes } from '../bench/harness/run-benches.ts';
import { formatTrend } from '../bench/harness/trend.ts';

// `npm run bench` runs every measurement, `npm run bench -- rest tasks` some of them; decision 046.

const root = path.resolve(import.meta.dirname, '..');
const historyFile = path.join(root, 'docs', 'bench-history.jsonl');

const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: {
    /** One round of the smallest load, which shows that a bench still runs and judges nothing. */
    smoke: { type: 'boolean', default: false },
    /** One JSON document on standard output instead of tables. */
    json: { type: 'boolean', default: false },
    /** The same document into a file. */
    output: { type: 'string' },
    /** Adds the result to the history, with what else is worth knowing about the run. */
    record: { type: 'boolean', default: false },
    note: { type: 'string' },
    /** Runs nothing, and prints the last recorded values of every figure. */
    trend: { type: 'boolean', default: false },
  },
});

const stop = (reason: string): never => {
  console.error(reason);
  process.exit(1);
};

const all = listBenches();
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) stop(`No such measurement: ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
if (options.smoke && options.record) stop('What a smoke measures means nothing: it is not recorded.');
const names = asked.length > 0 ? asked : all;

const git = (...args: readonly string[]): string => {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
};

const commitHere = (): string => {
  const commit = git('rev-parse', '--short=10', 'HEAD');
  if (commit === '') return 'unknown';
  const changed = git('status', '--porcelain', '--', '.', `:!${path.relative(root, historyFile)}`) !== '';
  return changed ? `${commit}+` : commit;
};

const measure = async (): Promise<void> => {
  const mode = options.smoke ? 'smoke' : 'full';
  const commit = commitHere();
  const date = new Date().toISOString();
  const machine: Machine = { cores: os.availableParallelism(), arch: process.arch, node: process.version };
  const [load = 0] = os.loadavg();
  let loadBefore = load;
  const benches: Record<string, FigureResults> = {};
  const failed: Record<string, string> = {};

  const tell = (outcome: Outcome): void => {
    const { name } = outcome;
    if ('failed' in outcome) {
      failed[name] = outcome.failed;
      console.error(`\n# ${name}\nfailed: ${outcome.failed}`);
      return;
    }
    const { about, figures } = outcome;
    benches[name] = figures;
    if (!options.json) console.log(`\n# ${name}: ${about}\n${formatReport(figures, mode)}`);
    if (!options.record) return;
    const note = options.note === undefined ? {} : { note: options.note };
    appendFileSync(
      historyFile,
      formatHistoryEntry({
        bench: name,
        date: new Date().toISOString(),
        commit,
        machine,
        load: loadBefore,
        ...note,
        figures,
      }),
    );
  };

  if (options.smoke) await runSmokes(names, tell);
  else {
    const before = (): void => {
      [loadBefore = 0] = os.loadavg();
    };
    await runFully(names, before, tell);
  }

  const text = `${JSON.stringify({ mode, machine, commit, date, load, benches, failed }, null, 2)}\n`;
  if (options.json) process.stdout.write(text);
  if (options.output !== undefined) writeFileSync(options.output, text);
  if (Object.keys(failed).length > 0) process.exitCode = 1;
};

if (options.trend) {
  const history = parseHistory(existsSync(historyFile) ? readFileSync(historyFile, 'utf8') : '');
  console.log(names.map((name) => formatTrend(name, history)).join('\n\n'));
} else {
  await measure();
}
