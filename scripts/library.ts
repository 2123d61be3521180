import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { measuredDifferences } from '#domain/analysis/compare-measured.ts';
import { checkPairs, checkTrack } from '#domain/analysis/library-checks.ts';
import type { TrackIssue } from '#domain/analysis/library-checks.ts';
import { sampleOfDay } from '#domain/analysis/sample-of-day.ts';
import { scoreOf } from '#domain/composer/compose.ts';
import { harmonyOf } from '#domain/composer/harmony-check.ts';
import { recipes } from '#domain/composer/recipes.ts';
import type { LibraryEntry } from '#domain/music/library-entry.ts';
import { rendererVersion } from '#server/music/render/renderer-version.ts';
import { trackVersion } from '#server/music/track-version.ts';
import { readEntries, writeDemoTracks, writeEntries } from './library/library-files.ts';
import { measureAll } from './library/measure-all.ts';
import type { MeasureJob } from './library/measure-job.ts';

// npm run library -- [--all | --only id,id | --sample N --day D] [--jobs N] [--out DIR] [--from DIR] | --fill
// Renders, encodes, decodes, measures and checks the library, and writes what was measured into the manifest. What has
// not changed since is kept. A sample is measured again and compared; it changes nothing. With --from the files that an
// earlier --out kept are measured again and not rendered: for a change of the analyser.

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    only: { type: 'string' },
    sample: { type: 'string' },
    day: { type: 'string', default: '0' },
    jobs: { type: 'string', default: '1' },
    out: { type: 'string' },
    from: { type: 'string' },
    fill: { type: 'boolean', default: false },
  },
});

if (values.fill) {
  await import('./fill-library.ts');
  process.exit();
}

const wholeNumber = (name: string, value: string): number => {
  if (!/^\d+$/.test(value)) throw new Error(`--${name} must be a whole number`);
  return Number(value);
};

const ids = values.only?.split(',');
const unknown = ids?.find((id) => !recipes.some((recipe) => recipe.id === id));
if (unknown !== undefined) throw new Error(`There is no recipe ${unknown}`);
const sample =
  values.sample === undefined
    ? undefined
    : sampleOfDay(recipes, wholeNumber('sample', values.sample), wholeNumber('day', values.day));

const known = await readEntries();
const entries = new Map<string, LibraryEntry>();
for (const recipe of recipes) {
  const entry = known.get(recipe.id);
  if (entry !== undefined) entries.set(recipe.id, entry);
}

const current = new Set(
  recipes
    .filter(
      (recipe) => entries.get(recipe.id)?.version === trackVersion(recipe, scoreOf(recipe), rendererVersion),
    )
    .map(({ id }) => id),
);
const due = recipes
  .filter(({ id }) => ids?.includes(id) ?? true)
  .filter((recipe) => values.all || values.from !== undefined || !current.has(recipe.id));
// All styles from the beginning: what is wrong with one of them shows early.
const wanted = sample ?? sampleOfDay(due, due.length, 0);

const keptFile = (id: string): MeasureJob['again'] => {
  const entry = entries.get(id);
  if (values.from === undefined || entry === undefined || !current.has(id)) return null;
  const from = path.resolve(values.from);
  return existsSync(path.join(from, entry.filePath)) ? { entry, from } : null;
};

const findings: TrackIssue[] = [];
const clippedBy = new Map<string, number>();
const started = Date.now();
let done = 0;
let seconds = 0;
await measureAll(
  wanted.map(({ id }) => ({
    id,
    gain: entries.get(id)?.gain ?? null,
    again: keptFile(id),
    out: values.out === undefined ? null : path.resolve(values.out),
  })),
  wholeNumber('jobs', values.jobs),
  async (answer) => {
    done += 1;
    if (answer.kind === 'failed') {
      findings.push({ recipe: answer.id, check: 'rendering', found: answer.why, limit: 'a file' });
      console.log(`${done}/${wanted.length} ${answer.id} failed`);
      return;
    }
    const { entry, clipped } = answer;
    clippedBy.set(entry.recipe, clipped);
    seconds += entry.durationSeconds;
    const speed = seconds / ((Date.now() - started) / 1000);
    const { bpm, modulationHz, loudness, key } = entry.measured;
    console.log(
      `${done}/${wanted.length} ${entry.recipe}: ${loudness} LUFS, ${bpm ?? 'no'} bpm, ${modulationHz ?? 'no'} Hz, ${key ?? 'no key'} (${speed.toFixed(1)} × real time so far)`,
    );
    const before = entries.get(entry.recipe);
    if (sample !== undefined) {
      const differences =
        before === undefined
          ? ['it is not in the manifest']
          : measuredDifferences(before.measured, entry.measured);
      for (const found of differences) {
        findings.push({ recipe: entry.recipe, check: 'same again', found, limit: 'the manifest' });
      }
      return;
    }
    entries.set(entry.recipe, entry);
    await writeEntries(entries);
  },
);

if (sample === undefined) {
  await writeEntries(entries);
  await writeDemoTracks(entries);
}
for (const recipe of sample ?? recipes) {
  const entry = entries.get(recipe.id);
  if (entry === undefined) {
    if (ids === undefined) {
      findings.push({ recipe: recipe.id, check: 'measured', found: 'never', limit: 'once' });
    }
    continue;
  }
  findings.push(
    ...checkTrack({
      recipe,
      score: scoreOf(recipe),
      harmony: harmonyOf(recipe),
      measured: entry.measured,
      // Known only for what was rendered now; the others passed when they were.
      clipped: clippedBy.get(recipe.id) ?? 0,
    }),
  );
}
findings.push(...checkPairs([...entries.values()]));

for (const { recipe, check, found, limit } of findings) {
  console.log(`${recipe.padEnd(36)} ${check.padEnd(16)} ${found.padEnd(34)} ${limit}`);
}
console.log(`${entries.size} of ${recipes.length} tracks, ${done} measured now, ${findings.length} findings`);
process.exitCode = findings.length > 0 ? 1 : 0;
