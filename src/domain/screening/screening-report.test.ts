import { describe, expect, it } from 'vitest';
import { profileChart } from '#domain/screening/profile-chart.ts';
import { reportFileName, reportPaper } from '#domain/screening/report-paper.ts';
import { reportOf } from '#domain/screening/screening-report.ts';
import { freshRun, reduceScreening, type ScreeningEvent } from '#domain/screening/screening-run.ts';

const answering = (mode: 'standard' | 'full', choices: readonly (number | null)[]) =>
  choices
    .flatMap((choice): readonly ScreeningEvent[] =>
      choice === null ? [{ type: 'skip' }] : [{ type: 'pick', choice }, { type: 'next' }],
    )
    .reduce(reduceScreening, reduceScreening(freshRun(mode), { type: 'start' }));

const rounds = (...rows: readonly (readonly (number | null)[])[]) => rows.flat();

describe('[SCREEN-01] the screening report', () => {
  it('reports each area as a whole number and in the person’s own words', () => {
    const report = reportOf(
      answering(
        'standard',
        rounds([0, 4, 2, 3, 1, 1], [0, 4, 2, 2, 2, null], [0, 4, 2, 2, null, null], [0, 4, 2, 2, 1, 4]),
      ),
    );
    expect(report.areas.map(({ area, score, words }) => [area.shortName, score, words])).toEqual([
      ['Attention', 0, 'Never'],
      ['Finishing', 100, 'Very often'],
      ['Starting', 50, 'Sometimes'],
      // (3 + 2 + 2 + 2) / 4 × 25 = 56.25
      ['Time', 56, 'Between sometimes and often'],
      // (1 + 2 + 1) / 3 × 25 = 33.33…
      ['Restlessness', 33, 'Between rarely and sometimes'],
      ['Feelings', null, 'Too few answers'],
    ]);
    expect(report.areas.at(-1)).toMatchObject({ answered: 2, asked: 4 });
    expect(report.answers).toHaveLength(24);
    expect(report.answers[11]).toEqual({
      text: 'I get angry fast, and I’m often sorry soon after.',
      answer: 'Skipped',
    });
    expect(report.context).toEqual([]);
  });

  it('reports the questions of mode=full beside the profile', () => {
    const run = answering('full', [...Array.from({ length: 36 }, () => 3), 0]);
    const several: readonly ScreeningEvent[] = [
      { type: 'pick', choice: 1 },
      { type: 'pick', choice: 0 },
    ];
    const report = reportOf(several.reduce(reduceScreening, run));
    expect(report.areas.every(({ score, asked }) => score === 75 && asked === 6)).toBe(true);
    expect(report.context.slice(0, 3).map(({ answer }) => answer)).toEqual([
      'Before I was twelve',
      'Work or school, At home',
      'Skipped',
    ]);
  });
});

describe('the profile chart', () => {
  it('starts the chart straight up and goes clockwise', () => {
    const { spokes, rings, sides } = profileChart([100, 50, 0, 0, 0, 25], 80);
    expect(spokes[0]?.mark?.y).toBeCloseTo(-80);
    expect(spokes[0]?.anchor).toBe('middle');
    expect(spokes[1]?.anchor).toBe('start');
    expect(spokes[5]?.anchor).toBe('end');
    expect(Math.hypot(spokes[1]?.mark?.x ?? 0, spokes[1]?.mark?.y ?? 0)).toBeCloseTo(40);
    expect(spokes[2]?.mark?.x).toBeCloseTo(0);
    expect(rings).toHaveLength(4);
    expect(sides).toHaveLength(6);
  });

  it('leaves unknown areas out of the chart', () => {
    const { spokes, sides } = profileChart([100, null, 50, 50, null, 25], 80);
    expect(spokes.map(({ mark }) => mark !== null)).toEqual([true, false, true, true, false, true]);
    expect(sides).toHaveLength(2);
    expect(profileChart([null, null, null, null, null, null], 80).sides).toEqual([]);
  });
});

it.each([
  ['en-US', 'LETTER'],
  ['es-MX', 'LETTER'],
  ['zh-Hant-US', 'LETTER'],
  ['en-GB', 'A4'],
  ['de-DE', 'A4'],
  ['en', 'A4'],
  ['', 'A4'],
  ['en-us', 'A4'],
])('[SCREEN-01] prints for the language %j on %s', (language, paper) => {
  expect(reportPaper(language)).toBe(paper);
});

it('[SCREEN-01] names the file after its day', () => {
  expect(reportFileName('2026-03-01')).toBe('kindling-screening-2026-03-01.pdf');
});
