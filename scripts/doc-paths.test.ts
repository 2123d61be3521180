import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })];
const records = globSync('docs/decisions/[0-9]*.md', { cwd: root });

/** Where a path may begin: a folder of the repository, or one of the web app's by its short name, as the map has it. */
const beginnings: Readonly<Record<string, string>> = {
  'bench/': '',
  'content/': '',
  'docs/': '',
  'e2e/': '',
  'public/': '',
  'scripts/': '',
  'src/': '',
  'supabase/': '',
  'features/': 'src/web/',
  'pages/': 'src/web/',
};

/** Files that a record names because they are gone, each with the record. */
const ofThePast: ReadonlySet<string> = new Set([]);

/** What stands in backticks, on one line, outside of blocks of code. */
const quoted = (text: string): readonly string[] =>
  [...text.replaceAll(/^```.*?^```/gms, '').matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words);

/** The path in it, as a pattern from the root; null for what is none, or what the reader has to fill in. */
const patternOf = (words: string): string | null => {
  const beginning = Object.keys(beginnings).find((start) => words.startsWith(start));
  if (beginning === undefined || /[<…\s]/.test(words)) return null;
  const [name = ''] = words.split(':');
  return (beginnings[beginning] ?? '') + name;
};

/** Every reading of `{one,other}`. */
const readings = (pattern: string): readonly string[] => {
  const [whole, before = '', choices = '', after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(pattern) ?? [];
  return whole === undefined
    ? [pattern]
    : choices.split(',').flatMap((one) => readings(before + one + after));
};

const exists = (pattern: string): boolean =>
  pattern.includes('*') ? globSync(pattern, { cwd: root }).length > 0 : existsSync(path.join(root, pattern));

/** Paths that a document names and nobody finds. */
const missingFrom = (file: string, text: string): readonly string[] =>
  quoted(text)
    .map(patternOf)
    .filter((pattern) => pattern !== null)
    .flatMap(readings)
    .filter((pattern) => !exists(pattern) && !ofThePast.has(`${file} ${pattern}`));

describe('paths named in the documentation', () => {
  it.each(documents)('%s names only files and folders that exist', (file) => {
    expect(missingFrom(file, read(file))).toEqual([]);
  });

  it('notices a file and a pattern that are not there, and leaves placeholders alone', () => {
    const text =
      'See `src/nowhere.ts`, `e2e/*.nothing`, `src/{web,cellar}`, `supabase/migrations/<timestamp>_<area>.sql`, `npm run x`, `pages/home.tsx`.';
    expect(missingFrom('README.md', text)).toEqual(['src/nowhere.ts', 'e2e/*.nothing', 'src/cellar']);
  });

  it('reads the documents that matter', () => {
    expect(documents.length).toBeGreaterThan(45);
    expect(
      documents.flatMap((file) => quoted(read(file)).map(patternOf)).filter(Boolean).length,
    ).toBeGreaterThan(200);
  });
});

describe('decision records', () => {
  const list = read('docs/decisions/README.md');

  it.each(records)('%s has the form of all records, and stands in the list', (file) => {
    const text = read(file);
    const name = path.basename(file);
    const [title = '', , status = ''] = text.split('\n');
    expect(title).toMatch(new RegExp(`^# ${name.slice(0, 3)} \\S`));
    expect(status).toMatch(/^Accepted \d{4}-\d\d-\d\d(\. Overtaken by \[\d{3}\]\(.*)?$/);
    expect(text.match(/^## .+$/gm)).toEqual(['## Context', '## Decision', '## Consequences', '## Measured']);
    expect(list).toContain(`[${name.slice(0, 3)}](${name})`);
  });

  it.each([...records, 'docs/decisions/README.md'])('%s links only to pages that exist', (file) => {
    const links = [
      ...read(file)
        .replaceAll(/^```.*?^```/gms, '')
        .matchAll(/\]\((?!https?:|#)([^)#\s]+)/g),
    ].map(([, to = '']) => to);
    expect(links.filter((to) => !existsSync(path.join(root, path.dirname(file), to)))).toEqual([]);
  });
});
