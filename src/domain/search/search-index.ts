import * as z from 'zod/mini';
import { safePath } from '#domain/navigation/safe-path.ts';
import { type Word, wordsOf } from '#domain/search/words.ts';

/** More than the site will ever have; it keeps a broken file from stopping somebody's browser. */
export const indexLimits = {
  pages: 500,
  sections: 200,
  title: 500,
  text: 20_000,
  characters: 2_000_000,
} as const;

const shortText = z.string().check(z.maxLength(indexLimits.title));
const sectionSchema = z.object({
  id: z.nullable(z.string().check(z.regex(/^[\w:.-]{1,200}$/))),
  heading: shortText,
  text: z.string().check(z.maxLength(indexLimits.text)),
});
const pageSchema = z.object({
  path: z.string().check(z.refine((path) => safePath(path) !== null)),
  title: shortText,
  description: z.string().check(z.maxLength(2000)),
  sections: z.array(sectionSchema).check(z.maxLength(indexLimits.sections)),
});
const indexSchema = z.array(pageSchema).check(z.maxLength(indexLimits.pages));

/** The public pages and their words, as the build writes them to /search-index.json. */
export type SearchPage = z.infer<typeof pageSchema>;

export interface IndexedText {
  readonly text: string;
  readonly words: readonly Word[];
}

export interface IndexedSection {
  readonly id: string | null;
  readonly heading: IndexedText;
  readonly text: IndexedText;
}

export interface IndexedPage {
  readonly path: string;
  readonly title: IndexedText;
  readonly description: IndexedText;
  readonly sections: readonly IndexedSection[];
}

export interface SearchIndex {
  readonly pages: readonly IndexedPage[];
  /** Every different word once, so that a query is compared with each only once. */
  readonly vocabulary: readonly string[];
}

export const indexedText = (text: string): IndexedText => ({ text, words: wordsOf(text) });

/** A tab needs the name of the site; a list of the site's own pages does not. */
const siteName = / · Kindling$/;

export const indexPages = (pages: readonly SearchPage[]): SearchIndex => {
  const indexed = pages.map((page) => ({
    path: page.path,
    title: indexedText(page.title.replace(siteName, '')),
    description: indexedText(page.description),
    sections: page.sections.map((section) => ({
      id: section.id,
      heading: indexedText(section.heading),
      text: indexedText(section.text),
    })),
  }));
  const texts = indexed.flatMap((page) => [
    page.title,
    page.description,
    ...page.sections.flatMap((section) => [section.heading, section.text]),
  ]);
  return {
    pages: indexed,
    vocabulary: [...new Set(texts.flatMap(({ words }) => words.map((word) => word.folded)))],
  };
};

const size = (page: SearchPage): number =>
  page.sections.reduce(
    (sum, section) => sum + section.heading.length + section.text.length,
    page.title.length + page.description.length,
  );

/** Null for anything that is not an index, or too large to be one. */
export const parseSearchIndex = (content: unknown): SearchIndex | null => {
  const parsed = indexSchema.safeParse(content);
  if (!parsed.success) return null;
  const characters = parsed.data.reduce((sum, page) => sum + size(page), 0);
  return characters > indexLimits.characters ? null : indexPages(parsed.data);
};
