import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, type Root } from 'postcss';
import parseSelector from 'postcss-selector-parser';
import { z } from 'zod';
import { withoutEntities } from '#scripts/web-build/page-text.ts';

// The style sheet of the pages that stay as they were drawn (decision 095): the whole one without those of Tailwind's
// classes that neither a drawn page nor any source of its scripts names. What the house wrote by hand stays as it is.

/** Classes that a selector cannot do without; what stands in `:not(…)`, `:is(…)` and their like is an offer. */
const neededBy = (selector: string): readonly string[] =>
  parseSelector()
    .astSync(selector)
    .nodes.flatMap(({ nodes }) => nodes.flatMap((node) => (node.type === 'class' ? [node.value] : [])));

const dropEmpty = (sheet: Root): void => {
  let dropped = 0;
  do {
    dropped = 0;
    sheet.walkAtRules((frame) => {
      if (frame.nodes?.length !== 0) return;
      frame.remove();
      dropped += 1;
    });
  } while (dropped > 0);
};

/** The sheet without the utilities that nothing in `contents` names. */
export const namedIn = (sheet: string, contents: readonly string[]): string => {
  const words = new Set(contents.flatMap((text) => text.split(/["'`\s\\]+/)));
  const all = contents.join('\n');
  // A class with a quotation mark in it is no single word in a script.
  const isNamed = (name: string): boolean => words.has(name) || (/["'`]/.test(name) && all.includes(name));
  const parsed = parse(sheet);
  parsed.walkAtRules('layer', (layer) => {
    if (layer.params !== 'utilities') return;
    layer.walkRules((rule) => {
      const kept = rule.selectors.filter((selector) => neededBy(selector).every(isNamed));
      if (kept.length === 0) rule.remove();
      else rule.selectors = kept;
    });
  });
  dropEmpty(parsed);
  return parsed.toString();
};

const names = z.array(z.string());

/** `sources` names the file with the names of everything a visitor's page may ever run. */
export const visitorSheet = async (options: {
  readonly root: string;
  readonly sources: string;
  readonly sheet: string;
  readonly pages: readonly string[];
}): Promise<string> => {
  const sources = names.parse(JSON.parse(await readFile(options.sources, 'utf8')));
  const texts = await Promise.all(
    sources.map((source) => readFile(path.join(options.root, source.split('?')[0] ?? source), 'utf8')),
  );
  return namedIn(options.sheet, [...options.pages.map(withoutEntities), ...texts]);
};
