import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

type Point = readonly [number, number];

const read = async (name: string): Promise<string> =>
  readFile(path.resolve(import.meta.dirname, `../public/flags/${name}.svg`), 'utf8');

const ratioOf = (svg: string): number => {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return Number(width) / Number(height);
};

const pointsOf = (svg: string, id: string): readonly Point[] => {
  const [, points = ''] = new RegExp(`id="${id}" points="([^"]+)"`).exec(svg) ?? [];
  return points.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number);
    return [x ?? Number.NaN, y ?? Number.NaN];
  });
};

/** The rectangles and their colours from the bottom layer up, as `colour left top width height`. */
const fieldsOf = (svg: string): readonly string[] =>
  Array.from(
    svg.matchAll(/<path fill="(#\w+)" d="M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)H\2z" \/>/g),
    ([, ...parts]) => parts.join(' '),
  );

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** Asserts a star: its points on one circle, its inner corners on another, one point straight up. */
const expectStar = (corners: readonly Point[], centre: Point, outer: number, inner: number): void => {
  corners.forEach((corner, index) => {
    expect(distance(corner, centre)).toBeCloseTo(index % 2 === 0 ? outer : inner, 1);
  });
  expect(corners[0]?.[0]).toBeCloseTo(centre[0], 2);
  expect(corners[0]?.[1]).toBeCloseTo(centre[1] - outer, 2);
  const sides = corners.map((corner, index) => distance(corner, corners.at(index - 1) ?? corner));
  expect(Math.max(...sides) - Math.min(...sides)).toBeLessThan(0.01);
};

describe('[SHELL-04] the flags', () => {
  it('draws the Aboriginal flag two to three, black over red, with a yellow disc of half its height in the middle', async () => {
    const svg = await read('aboriginal');
    expect(ratioOf(svg)).toBe(3 / 2);
    expect(fieldsOf(svg)).toEqual(['#000 0 0 72 24', '#e03c31 0 24 72 24']);
    expect(svg).toContain('<circle cx="36" cy="24" r="12" fill="#ffc72c" />');
  });

  it('draws the Torres Strait Islander flag two to three, in green, black, blue, black and green', async () => {
    const svg = await read('torres-strait-islander');
    expect(ratioOf(svg)).toBe(3 / 2);
    expect(fieldsOf(svg)).toEqual(['#096 0 0 54 36', '#000 0 8.5 54 19', '#009 0 9.5 54 17']);
  });

  it('puts a five-pointed star in the arch of the dhari, both on the blue of the Torres Strait Islander flag', async () => {
    const svg = await read('torres-strait-islander');
    const star = pointsOf(svg, 'star');
    expect(star).toHaveLength(10);
    expectStar(star, [27, 19.32], 3.03, (3.03 * (3 - Math.sqrt(5))) / 2);
    const dhari = /id="dhari" d="([^"]+)"/.exec(svg)?.[1] ?? '';
    // The arch is as wide as its two radii; everything else is pairs.
    expect(dhari).toContain('L30.46 18.4A3.46 3.46 0 0 0 23.54 18.4L');
    const numbers =
      dhari
        .replace('A3.46 3.46 0 0 0 ', 'L')
        .match(/[\d.]+/g)
        ?.map(Number) ?? [];
    // It ends where it began.
    const corners = numbers
      .slice(0, -2)
      .flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0] as const] : []));
    expect(corners).toHaveLength(15);
    const mirrored = corners.map(([x, y]) => `${(54 - x).toFixed(2)} ${y.toFixed(2)}`);
    expect(mirrored.toSorted()).toEqual(
      corners.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).toSorted(),
    );
    for (const [, y] of corners) {
      expect(y).toBeGreaterThan(9.5);
      expect(y).toBeLessThan(26.5);
    }
  });

  // Flags Act 1953, schedule 1: in widths of the flag, which is its height; from the middle of the fly.
  it.each([
    ['commonwealth', 7, [-1, 1 / 4], 3 / 10],
    ['alpha', 7, [0, 1 / 2 - 1 / 6], 1 / 7],
    ['beta', 7, [-1 / 4, -1 / 16], 1 / 7],
    ['gamma', 7, [0, -(1 / 2 - 1 / 6)], 1 / 7],
    ['delta', 7, [2 / 9, -(1 / 16 + 1 / 15)], 1 / 7],
    ['epsilon', 5, [1 / 10, 1 / 24], 1 / 12],
  ] as const)(
    'gives the %s star of the Australian flag %i points where the Flags Act puts it',
    async (id, count, [x, y], diameter) => {
      const svg = await read('australian');
      expect(ratioOf(svg)).toBe(2);
      const corners = pointsOf(svg, id);
      expect(corners).toHaveLength(count * 2);
      const outer = (diameter / 2) * 840;
      expectStar(corners, [1260 + x * 840, 420 + y * 840], outer, (outer * 4) / 9);
    },
  );

  it('draws the Union Flag of the Australian flag with its stroke widths and a counterchanged Saint Patrick’s cross', async () => {
    const svg = await read('australian');
    const strokes = Array.from(svg.matchAll(/stroke="(#\w+)" stroke-width="(\d+)"/g), ([, colour, width]) => [
      colour,
      // In thirtieths of its height: 6 white and 4 red for the diagonals, 10 white and 6 red for Saint George.
      (Number(width) * 30) / 420,
    ]);
    expect(strokes).toEqual([
      ['#fff', 6],
      ['#f00', 4],
      ['#fff', 10],
      ['#f00', 6],
    ]);
    // Each arm keeps the half that lies below its diagonal near the staff, and above it in the fly.
    expect(svg).toContain('M420 210H0V0zM420 210v210H0zM420 210V0h420zM420 210h420v210z');
    expect(fieldsOf(svg)).toEqual(['#00008b 0 0 1680 840']);
  });
});
