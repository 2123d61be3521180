import { describe, expect, it } from 'vitest';
import {
  chosenInWords,
  depths,
  energyFilters,
  matchesEnergyFilter,
  wayMinutes,
  offered,
  pageOfWay,
  paths,
  type Path,
} from '#domain/landing/paths.ts';
import { routeTable } from '#domain/navigation/route-table.ts';

const everything = (): boolean => true;
const nothing = (): boolean => false;
const targets = (all: readonly Path[]): readonly string[] =>
  all.flatMap(({ ways }) => ways.map(({ to }) => to));

describe('[LAND-03] the path chooser', () => {
  it('has four cards, each with a quick, a medium and a deep way', () => {
    expect(paths.map(({ id }) => id)).toEqual(['test-brain', 'try-music', 'try-voice', 'security']);
    for (const { ways } of paths) expect(ways.map(({ depth }) => depth)).toEqual(depths);
  });

  it.each([
    ['test-brain', '#adhd-problems', '/adhd-screening', '/adhd-screening?mode=full'],
    ['try-music', '#music-demo', '/music-library', '/music-therapy-research'],
    ['try-voice', '#voice-demo', '/voice', '/voice#say'],
    ['security', '#security', '/security-overview', '/security-architecture'],
  ])('offers in %s the ways to %s, %s and %s', (id, ...expected) => {
    expect(targets(paths.filter((path) => path.id === id))).toEqual(expected);
  });

  it('leads to public pages of the specification only', () => {
    const open = new Set(routeTable.filter(({ access }) => access === 'public').map(({ path }) => path));
    const pages = targets(paths)
      .map(pageOfWay)
      .filter((page) => page !== null);
    expect(pages).toHaveLength(8);
    expect(pages.filter((page) => !open.has(page))).toEqual([]);
  });

  it('takes longer the deeper a way goes', () => {
    for (const { id, ways } of paths) {
      const starts = ways.map(({ minutes: [from, upTo] }) => {
        expect(upTo, id).toBeGreaterThanOrEqual(from);
        return from;
      });
      expect(starts, id).toEqual(starts.toSorted((a, b) => a - b));
      expect(new Set(starts).size, id).toBe(3);
    }
  });

  it.each([
    ['#music-demo', null],
    ['/voice', '/voice'],
    ['/voice#say', '/voice'],
    ['/adhd-screening?mode=full', '/adhd-screening'],
    ['/a?b#c', '/a'],
  ])('finds the page of the way %s: %s', (to, page) => {
    expect(pageOfWay(to)).toBe(page);
  });

  it('offers no way to a page that is not built, and always those on this page', () => {
    expect(targets(offered(paths, everything))).toEqual(targets(paths));
    expect(targets(offered(paths, nothing))).toEqual([
      '#adhd-problems',
      '#music-demo',
      '#voice-demo',
      '#security',
    ]);
    expect(targets(offered(paths, (page) => page === '/voice'))).toContain('/voice#say');
  });

  it.each([
    ['any', ['quick', 'medium', 'deep']],
    ['low', ['quick']],
    ['medium', ['medium']],
    ['high', ['deep']],
  ] as const)('offers at %s energy the ways %j', (filter, expected) => {
    for (const { ways } of paths) {
      expect(ways.filter((way) => matchesEnergyFilter(filter, way)).map(({ depth }) => depth)).toEqual(
        expected,
      );
    }
  });

  it('offers four energy filters', () => {
    expect(energyFilters).toEqual(['any', 'low', 'medium', 'high']);
  });

  it.each([
    ['any', 'Any energy: 12 ways, 1 to 15 minutes each.'],
    ['low', 'Low energy: 4 ways, 1 minute each.'],
    ['medium', 'Medium energy: 4 ways, 3 to 7 minutes each.'],
    ['high', 'High energy: 4 ways, 8 to 15 minutes each.'],
  ] as const)('describes the choice %s as “%s”', (filter, sentence) => {
    expect(chosenInWords(filter, paths)).toBe(sentence);
  });

  it('says when one way or none fits', () => {
    const onlyVoice = offered(paths, (page) => page === '/voice');
    expect(chosenInWords('high', onlyVoice)).toBe('High energy: 1 way, 8 minutes.');
    expect(chosenInWords('high', offered(paths, nothing))).toBe('High energy: nothing here fits.');
  });

  it.each([
    [[1, 1], '1 min'],
    [[5, 7], '5 to 7 min'],
  ] as const)('formats the minutes %j as “%s”', (minutes, text) => {
    expect(wayMinutes(minutes)).toBe(text);
  });
});
