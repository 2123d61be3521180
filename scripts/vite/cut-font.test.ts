import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cutFont } from './cut-font.ts';

const root = path.resolve(import.meta.dirname, '../..');
const face = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2'),
);

describe('the face that pages are set in', () => {
  it('is smaller by two fifths', async () => {
    const cut = await cutFont(face);
    expect(cut.toString('latin1', 0, 4)).toBe('wOF2');
    expect(cut.byteLength).toBeLessThan(face.byteLength * 0.6);
  });

  it('is asked for no weight that was cut off', () => {
    const sources = globSync('src/web/**/*.{tsx,css}', { cwd: root });
    expect(sources.length).toBeGreaterThan(100);
    const others = sources.filter((file) =>
      /\bfont-(?:thin|extralight|light|extrabold|black)\b|font-weight: (?:[123]|[89])00;/.test(
        readFileSync(path.join(root, file), 'utf8'),
      ),
    );
    expect(others).toEqual([]);
  });
});
