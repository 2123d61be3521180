import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { lastChanged, writtenDay } from '#domain/reading/last-changed.ts';
import { dataKept } from '#domain/privacy/data-kept.ts';
import { gradeOf, proseOf } from '#scripts/web-build/reading-grade.ts';
import { Page as AdhdResearch } from '#web/pages/adhd-research.tsx';
import { Page as AiMemorySystem } from '#web/pages/ai-memory-system.tsx';
import { AuthProvider } from '#web/features/auth/auth-provider.tsx';
import { Page as DataExport } from '#web/pages/data-export.tsx';
import { Page as Migration } from '#web/pages/documentation-migration.tsx';
import { Page as MusicGuide } from '#web/pages/music-guide.tsx';
import { Page as MusicTherapyResearch } from '#web/pages/music-therapy-research.tsx';
import { Page as Privacy } from '#web/pages/privacy.tsx';
import { Page as SecurityArchitecture } from '#web/pages/security-architecture.tsx';
import { Page as SecurityOverview } from '#web/pages/security-overview.tsx';
import { Page as Terms } from '#web/pages/terms.tsx';

const pages = [
  ['/privacy', Privacy],
  ['/terms', Terms],
  ['/music-guide', MusicGuide],
  ['/adhd-research', AdhdResearch],
  ['/music-therapy-research', MusicTherapyResearch],
  ['/security-overview', SecurityOverview],
  ['/security-architecture', SecurityArchitecture],
  ['/ai-memory-system', AiMemorySystem],
  ['/data-export', DataExport],
  ['/documentation-migration', Migration],
] as const;

const markupOf = (path: string, Page: () => React.ReactNode): string =>
  renderToStaticMarkup(
    <StaticRouter location={path}>
      <AuthProvider>
        <Page />
      </AuthProvider>
    </StaticRouter>,
  );

describe.each(pages)('[ROUTE-01] %s', (path, Page) => {
  const markup = markupOf(path, Page);

  it('renders without a browser, in one main with one h1', () => {
    expect(markup.match(/<main /g)).toHaveLength(1);
    expect(markup.match(/<h1 /g)).toHaveLength(1);
  });

  it('has no inline style, which the content policy would refuse', () => {
    expect(markup).not.toMatch(/ style=|<style/);
  });

  it('the page reads at a grade of eight or below', () => {
    const prose = proseOf(markup);
    expect(prose.split(' ').length).toBeGreaterThan(300);
    expect(gradeOf(prose)).toBeLessThanOrEqual(8);
  });

  it('the page says when it last changed', () => {
    expect(markup).toContain(`<time dateTime="${lastChanged[path]}">${writtenDay(lastChanged[path])}</time>`);
  });

  it('has a heading for every entry of its contents, each address once', () => {
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = [...markup.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
    expect(targets.length).toBeGreaterThan(8);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });

  it('cites every source it lists, in the order of the list, and none that is not there', () => {
    const [text = '', sources = ''] = markup.split(/(?=<ol data-quoted)/);
    const met = new Set([...text.matchAll(/\bsource\s(\d+)/g)].map((match) => Number(match[1])));
    const listed = sources.match(/<li>/g) ?? [];
    expect([...met]).toEqual(listed.map((_, index) => index + 1));
  });
});

it('/privacy lists every kind of data that is kept', () => {
  const markup = markupOf('/privacy', Privacy);
  expect(dataKept.filter((kept) => !markup.includes(`<h3 id="${kept.id}"`)).map((kept) => kept.id)).toEqual(
    [],
  );
});
