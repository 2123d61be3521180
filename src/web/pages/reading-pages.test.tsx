import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { lastChanged, writtenDay } from '#domain/reading/last-changed.ts';
import { dataKept } from '#domain/privacy/data-kept.ts';
import { Page as MusicGuide } from '#web/pages/music-guide.tsx';
import { Page as Privacy } from '#web/pages/privacy.tsx';
import { Page as Terms } from '#web/pages/terms.tsx';

const pages = [
  ['/privacy', Privacy],
  ['/terms', Terms],
  ['/music-guide', MusicGuide],
] as const;

const markupOf = (path: string, Page: () => React.ReactNode): string =>
  renderToStaticMarkup(
    <StaticRouter location={path}>
      <Page />
    </StaticRouter>,
  );

/** Words in sentences only: what stands in a paragraph, a list item or a cell, one sentence after the other. */
const proseOf = (markup: string): string =>
  [...markup.replace(/<nav.*?<\/nav>/gs, '').matchAll(/<(p|li|dd)\b[^>]*>(.*?)<\/\1>/gs)]
    .map((match) => (match[2] ?? '').replace(/<[^>]+>/g, '').trim())
    .map((text) => (/[.:;!?]$/.test(text) ? text : `${text}.`))
    .join(' ');

const syllablesIn = (word: string): number => {
  const vowels = word
    .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
    .replace(/^y/, '')
    .match(/[aeiouy]{1,2}/g);
  return word.length <= 3 ? 1 : Math.max(1, vowels?.length ?? 1);
};

/** Flesch and Kincaid's formula: the years of school it takes to read a text with ease. */
const gradeOf = (text: string): number => {
  const sentences = text.split(/[.:;!?]+(?:\s|$)/).filter((sentence) => /[a-z]/i.test(sentence)).length;
  const words = text.toLowerCase().match(/[a-z]+(?:[’'-][a-z]+)*/g) ?? [];
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
};

describe('the measure of reading', () => {
  it.each([
    ['The cat sat on the mat. The dog ran.', -3, 3],
    [
      'Notwithstanding aforementioned considerations, contractual obligations necessitate comprehensive documentation of organisational responsibilities.',
      18,
      60,
    ],
  ])('%s', (text, least, most) => {
    expect(gradeOf(text)).toBeGreaterThan(least);
    expect(gradeOf(text)).toBeLessThan(most);
  });
});

describe.each(pages)('[ROUTE-01] %s', (path, Page) => {
  const markup = markupOf(path, Page);

  it('is rendered without a browser, in one main with one h1', () => {
    expect(markup.match(/<main /g)).toHaveLength(1);
    expect(markup.match(/<h1 /g)).toHaveLength(1);
  });

  it('holds no inline style, which the content policy would refuse', () => {
    expect(markup).not.toMatch(/ style=|<style/);
  });

  it('reads at a grade of eight or below', () => {
    const prose = proseOf(markup);
    expect(prose.split(' ').length).toBeGreaterThan(300);
    expect(gradeOf(prose)).toBeLessThanOrEqual(8);
  });

  it('says when it last changed', () => {
    expect(markup).toContain(`<time dateTime="${lastChanged[path]}">${writtenDay(lastChanged[path])}</time>`);
  });

  it('has a heading for every entry of its contents, each address once', () => {
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = [...markup.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
    expect(targets.length).toBeGreaterThan(8);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });
});

it('/privacy tells every kind of data that is kept', () => {
  const markup = markupOf('/privacy', Privacy);
  expect(dataKept.filter((kept) => !markup.includes(`<h3 id="${kept.id}"`)).map((kept) => kept.id)).toEqual(
    [],
  );
});
