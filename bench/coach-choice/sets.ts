import { readFileSync } from 'node:fs';

// Hand-written; `|` stands between a goal and the experiments that may come first.

const linesOf = (name: string): readonly string[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

export const labelledGoals = linesOf('goals.txt').map((line) => {
  const [goal = '', fitting = ''] = line.split(' | ');
  return { goal, fitting: fitting.split(' ') };
});

export const vagueGoals = linesOf('vague.txt');
