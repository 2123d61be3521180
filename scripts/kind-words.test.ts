import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const shaming = /\b(late|overdue|missed|failed|failure|streaks?)\b/i;
const redOrAlarm = /\b(text|bg|border|fill|stroke|outline|ring)-(red|rose|danger|alert|error|destructive)\b/;

/** The words of the specification for a thing that broke, which is never the person, and our promise. */
const allowed = new Set([
  'Save Failed',
  'Delete Failed',
  'Create Failed',
  'Update Failed',
  'Connection Failed',
  'Upload Failed',
  'Load Failed',
  'Operation Failed',
  'Authentication Failed',
  'Failed policies',
  'Good to see you. Nothing is lost, and nothing is late.',
  // On /brand, as what we do not say.
  'You missed 14 days.',
  'This task is overdue.',
]);

/** Where the specification's own words for a broken request stand (spec 1 §3 and §8, spec 2 §8). */
const ofTheSpecification =
  /notices\/(failure-message|music-catalogue|security-catalogue|voice-catalogue)\.ts$|music\/cleanup-messages\.ts$|player\/player-errors\.ts$|sessions\/session-messages\.ts$|uploads\/upload-messages\.ts$|analysis\/analysis-constants\.ts$/;

/** Patterns for what people write themselves: they are read and never shown. */
const ofPeople =
  /memory\/(proposals\/(cue|cues\/[a-z]+-cues)|meaning\/everyday-words)\.ts$|coach\/routing\/(?!care-words)/;

/** The cues of an experiment are such patterns too. */
const isCues = (node: ts.Node, path: string): boolean =>
  path.includes('coach/experiments') && ts.isPropertyAssignment(node) && node.name.getText() === 'words';

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixture)\.tsx?$|database\.types\.ts$/.test(name))
    .filter((name) => !ofTheSpecification.test(name) && !ofPeople.test(name))
    .map((name) => join(folder, name));

/** One word in small letters, with marks between or not, is a name for the program: 'failed', 'auth_failed'. */
const isName = (text: string): boolean =>
  /^[a-z0-9]+([-_./:][a-z0-9]+)*$/i.test(text) && !/^[A-Z][a-z]+$/.test(text);

const isImportCall = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;

const isSpecifier = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent) || isImportCall(node.parent);

const textOf = (node: ts.Node): string | null => {
  if (ts.isStringLiteral(node)) return isSpecifier(node) ? null : node.text;
  if (ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateHead(node)) return node.text;
  if (ts.isTemplateMiddle(node) || ts.isTemplateTail(node) || ts.isJsxText(node)) return node.text;
  return null;
};

interface Found {
  readonly place: string;
  readonly text: string;
}

const texts = (path: string, source: string): readonly Found[] => {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    if (isCues(node, path)) return;
    const text = textOf(node)?.replaceAll(/\s+/g, ' ').trim();
    if (text !== undefined && text !== '') {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push({ place: `${path}:${line + 1}`, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};

const unkind = ({ text }: Found): boolean => shaming.test(text) && !isName(text) && !allowed.has(text);
const inWords = ({ place, text }: Found): string => `${place} ${text}`;

describe('words for people', () => {
  const all = ['src/domain', 'src/web']
    .flatMap(filesIn)
    .flatMap((path) => texts(path, readFileSync(path, 'utf8')));

  it('reads the texts of the whole of src/domain and src/web', () => {
    expect(all.length).toBeGreaterThan(2000);
  });

  it('finds no text that says late, overdue, missed, failed or streak', () => {
    expect(all.filter(unkind).map(inWords)).toEqual([]);
  });

  it('finds no text in red or in an alarm colour', () => {
    expect(all.filter(({ text }) => redOrAlarm.test(text)).map(inWords)).toEqual([]);
  });

  it.each([
    [`const a = 'You missed a day';`, 1],
    [`const a = <p>3 days overdue</p>;`, 1],
    ['const a = `Day ${n} of your streak`;', 1],
    [`const a = 'Late';`, 1],
    [`const a = { state: 'failed' };`, 0],
    [`import { late } from './too-late.tsx';`, 0],
    [`// too late\nconst late = 1;`, 0],
    [`const a = 'Translate the plate';`, 0],
    [`const a = 'Save Failed';`, 0],
  ])('with the source `%s`, finds this many unkind texts: %d', (source, count) => {
    expect(texts('a.tsx', source).filter(unkind)).toHaveLength(count);
  });
});
