import type { Judged, Verdict } from './judge.ts';

interface NoiseHeard {
  readonly name: string;
  readonly text: string;
  readonly kind: string;
}

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} % (${part}/${whole})`;

const count = (judged: readonly Judged[], verdict: Verdict): number =>
  judged.filter((one) => one.verdict === verdict).length;

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

const groups = (judged: readonly Judged[], of: (one: Judged) => string): void => {
  for (const name of [...new Set(judged.map(of))].toSorted((a, b) => a.localeCompare(b))) {
    const some = judged.filter((one) => of(one) === name);
    console.log(`    ${name.padEnd(32)} ${share(count(some, 'right'), some.length)}`);
  }
};

export const printReport = (
  set: string,
  judged: readonly Judged[],
  noise: readonly NoiseHeard[],
  everything: boolean,
): void => {
  const commands = judged.filter(({ utterance }) => utterance.kind === 'command');
  const others = judged.filter(({ utterance }) => utterance.kind === 'other');
  const tasks = judged.filter(({ utterance }) => utterance.kind === 'task');
  console.log(`\n## ${set}: ${judged.length} sentences`);
  for (const { utterance, heard, verdict, got } of judged) {
    const fine = verdict === 'right' || verdict === 'left alone';
    if (fine && !everything) continue;
    const near = heard.near.slice(0, 2).map(({ phrase, distance }) => `${phrase} ${distance.toFixed(2)}`);
    console.log(
      `  ${verdict}: "${utterance.text}" (${utterance.voice.name}, ${utterance.condition}) → "${heard.text}" [${near.join(', ')}] ${got}`,
    );
  }
  console.log(`  commands right      ${share(count(commands, 'right'), commands.length)}`);
  console.log(
    `  … or among the two  ${share(count(commands, 'right') + count(commands, 'offered'), commands.length)}`,
  );
  console.log(`  commands wrong      ${share(count(commands, 'wrong'), commands.length)}`);
  console.log(`  others accepted     ${share(count(others, 'accepted'), others.length)}`);
  console.log(`  tasks recognised    ${share(count(tasks, 'right'), tasks.length)}`);
  const errors = tasks.reduce((sum, one) => sum + one.errors.errors, 0);
  const words = tasks.reduce((sum, one) => sum + one.errors.words, 0);
  console.log(`  word errors, tasks  ${share(errors, words)}`);
  console.log('  by voice');
  groups(commands, ({ utterance }) => utterance.voice.name);
  console.log('  by condition');
  groups(commands, ({ utterance }) => utterance.condition);
  for (const { name, text, kind } of noise) console.log(`  nothing but ${name}: ${kind} "${text}"`);
  const times = judged.map(({ heard }) => heard.milliseconds);
  const short = judged.filter(({ heard }) => heard.seconds <= 2.6).map(({ heard }) => heard.milliseconds);
  console.log(
    `  processor time p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms; ` +
      `up to 2 s of words: p50 ${percentile(short, 0.5).toFixed(0)} ms, p95 ${percentile(short, 0.95).toFixed(0)} ms`,
  );
};
