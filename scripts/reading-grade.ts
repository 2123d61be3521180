import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { withSentences } from '#domain/head/operator-words.ts';
import { pageHeads } from '#domain/head/page-heads.ts';
import { routeTable } from '#domain/navigation/route-table.ts';
import { gradeOf, proseOf } from '#scripts/web-build/reading-grade.ts';

// How many years of school it takes to read each public page as it was built. There are no exceptions: a page that is
// harder is written again.

const most = 8;
const pages = path.resolve(import.meta.dirname, '../dist/pages');

/** Which sentences to begin with. */
const hardest = (prose: string): string =>
  prose
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence.split(' ').length > 8)
    .toSorted((one, other) => gradeOf(other) - gradeOf(one))
    .slice(0, 3)
    .map((sentence) => `    ${gradeOf(sentence).toFixed(1)}  ${sentence}`)
    .join('\n');

const problems: string[] = [];
for (const { path: route } of routeTable.filter((one) => one.built && pageHeads[one.path]?.index === true)) {
  const file = path.join(pages, `${route === '/' ? 'home' : route.slice(1)}.html`);
  const html = withSentences(await readFile(file, 'utf8'), { provider: null, speech: null }, (text) => text);
  const prose = proseOf(/<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '');
  const words = prose.split(' ').length;
  const grade = gradeOf(prose);
  console.log(`${route}: grade ${grade.toFixed(1)}, ${words} words`);
  if (words < 30) problems.push(`${route} has too few sentences to measure`);
  if (!(grade <= most)) problems.push(`${route} is at ${grade.toFixed(1)}; begin with:\n${hardest(prose)}`);
}
if (problems.length > 0) {
  console.error(`\nPublic pages read at grade ${most} or below:\n${problems.join('\n')}`);
  process.exitCode = 1;
}
