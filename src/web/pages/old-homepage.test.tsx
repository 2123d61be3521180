import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { paths } from '#domain/landing/paths.ts';
import { gradeOf, proseOf } from '#scripts/web-build/reading-grade.ts';
import { AuthProvider } from '#web/features/auth/auth-provider.tsx';
import { Page } from '#web/pages/old-homepage.tsx';

const markup = renderToStaticMarkup(
  <StaticRouter location="/old-homepage">
    <AuthProvider>
      <Page />
    </AuthProvider>
  </StaticRouter>,
);
const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');

describe('[LAND-02] the second home page', () => {
  it('the second home page follows the order of the specification', () => {
    const parts = [
      ['hero', 'A quiet room for a busy mind'],
      ['pain points', 'id="adhd-problems"'],
      ['path chooser', 'id="paths"'],
      ['music upload', 'id="upload-music"'],
      ['feature cards', 'id="in-the-room"'],
      ['music demo', 'id="music-demo"'],
      ['testimonials', 'id="what-people-ask-for"'],
      ['security', 'id="security"'],
      ['science', 'id="science-proof"'],
      ['competitor comparison', 'id="compared"'],
      ['self-assessment promo', 'id="assessment"'],
      ['music therapy', 'id="music-therapy"'],
    ] as const;
    const found = parts.map(([name, mark]) => ({ name, place: markup.indexOf(mark) }));
    expect(found.filter(({ place }) => place < 0)).toEqual([]);
    expect(found.toSorted((one, other) => one.place - other.place).map(({ name }) => name)).toEqual(
      parts.map(([name]) => name),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has one main with one h1, no inline styles, and skips no level of heading', () => {
    expect(markup.match(/<main /g)).toHaveLength(1);
    expect(markup.match(/<h1 /g)).toHaveLength(1);
    expect(markup).not.toMatch(/ style=|<style/);
    const levels = [...markup.matchAll(/<h([1-6])[ >]/g)].map((match) => Number(match[1]));
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  it('the second home page reads at a grade of eight or below', () => {
    const prose = proseOf(markup);
    expect(prose.split(' ').length).toBeGreaterThan(300);
    expect(gradeOf(prose)).toBeLessThanOrEqual(8);
  });

  it.each([
    'Takes 5-7 minutes',
    'Anonymous',
    'No e-mail',
    'Downloads its results only and never stores them',
    '6 trait areas',
    'PDF report',
  ])('lists the promise of the self-assessment: %s', (promise) => {
    expect(markup).toContain(`>${promise}</li>`);
  });

  it('[LAND-03] [ROUTE-05] has every place that a path or the specification names', () => {
    const named = paths.flatMap(({ ways }) => ways.map(({ to }) => to)).filter((to) => to.startsWith('#'));
    for (const place of [...named, '#voice-demo', '#music-demo', '#science-proof', '#music-therapy']) {
      expect(ids).toContain(place.slice(1));
    }
  });

  it('asks a guest to sign in, and shows nothing of a member', () => {
    expect(markup).toContain('Get Started Free');
    expect(markup).not.toContain('href="/focus"');
    expect(markup).not.toContain('Your music on this device');
  });
});
