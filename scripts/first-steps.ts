import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { beginningOf } from '#domain/breakdown/break-down.ts';
import { firstStepQuestion } from '#domain/breakdown/first-step.ts';

// Prints each title of a file (one on a line) with the first step it would get, for somebody to judge.

const [file] = process.argv.slice(2);
if (file === undefined) {
  throw new Error('Say which file has the titles: node scripts/first-steps.ts titles.txt');
}
const titles = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
for (const title of titles) {
  console.log(`${title}\t${beginningOf({ title, kind: 'other' }).first ?? firstStepQuestion}`);
}
