import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConfigurationError, parseEnvironment } from '#server/config/environment.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kindling-brand-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const parse = (variables: Record<string, string>) => parseEnvironment(variables, folder).brand;
const withMark = (content: string | Buffer) => {
  writeFileSync(path.join(folder, 'mark'), content);
  return () => parse({ BRAND_MARK: 'mark' });
};
const svg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inside}</svg>`;
const pngOf = (width: number, height: number): Buffer => {
  const bytes = Buffer.alloc(40);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};

describe('[LIC-01] the operator’s brand', () => {
  test('is Kindling’s own until something is set', () => {
    expect(parse({})).toBeUndefined();
    expect(parse({ BRAND_NAME: ' Riverside Clinic ' })).toEqual({
      name: 'Riverside Clinic',
      mark: null,
      accent: null,
    });
  });

  test('reads the mark from its file once, as a picture', () => {
    const drawing = svg('<path d="M0 0h8v8z" fill="url(#a)"/><use href="#b"/>');
    expect(withMark(drawing)()?.mark).toBe(
      `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`,
    );
    expect(withMark(`<?xml version="1.0"?>\n<!-- ours -->${drawing}`)()?.mark).toMatch(/^data:image\/svg/);
    expect(withMark(pngOf(64, 64))()?.mark).toMatch(/^data:image\/png;base64,/);
  });

  test.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a handler', svg('<rect onload="alert(1)"/>')],
    ['foreign content', svg('<foreignObject><b/></foreignObject>')],
    ['an outside picture', svg('<image href="https://elsewhere.example/a.png"/>')],
    ['an outside reference', svg('<use href="https://elsewhere.example/a.svg#b"/>')],
    ['an outside fill', svg('<rect fill="url(https://elsewhere.example/a)"/>')],
    ['a style', svg('<style>@import "https://elsewhere.example"</style>')],
    ['a link', svg('<a href="javascript:alert(1)"><path/></a>')],
    ['an entity', `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('')}`],
    ['a page', '<html><body></body></html>'],
    ['nothing', ''],
    ['a huge picture', pngOf(4096, 64)],
    ['half a picture', pngOf(64, 64).subarray(0, 20)],
  ])('refuses %s as a mark', (_, content) => {
    const reading = withMark(content);
    expect(reading).toThrow(ConfigurationError);
    expect(reading).toThrow(/^BRAND_MARK must be an SVG that holds shapes alone, or a PNG/);
  });

  test('refuses a mark of more than 32 KB, and one that is not there', () => {
    expect(withMark(svg(`<path d="${'M0 0 '.repeat(8000)}"/>`))).toThrow('BRAND_MARK must be at most 32 KB');
    expect(() => parse({ BRAND_MARK: 'nowhere.svg' })).toThrow('BRAND_MARK cannot be read');
    expect(() => parse({ BRAND_MARK: '.' })).toThrow('BRAND_MARK must be a file');
  });

  test.each([
    [{ BRAND_NAME: 'x'.repeat(41) }, 'BRAND_NAME must be a name of 1 to 40 characters'],
    [{ BRAND_NAME: 'a\u202Eb' }, 'BRAND_NAME must be a name'],
    [{ BRAND_NAME: '<b>' }, 'BRAND_NAME must be a name'],
    [{ BRAND_ACCENT: 'blue' }, 'BRAND_ACCENT must be a colour such as #2563eb'],
    [{ BRAND_ACCENT: '#111111,#222222,#333333' }, 'BRAND_ACCENT must be a colour'],
    [
      { BRAND_ACCENT: '#ffd400' },
      'BRAND_ACCENT has a contrast of 1.3 to 1 in the light theme, where AA asks for 3 to 1: take a darker colour',
    ],
    [{ BRAND_ACCENT: '#1e2a78' }, 'in the dark theme, where AA asks for 3 to 1: take a lighter colour'],
  ])('refuses %o', (variables, message) => {
    expect(() => parse(variables)).toThrow(message);
  });

  test('takes one accent for both themes, or one for each', () => {
    expect(parse({ BRAND_ACCENT: '#2563EB' })?.accent).toMatchObject({
      light: { accent: '#2563eb' },
      dark: { accent: '#2563eb' },
    });
    expect(parse({ BRAND_ACCENT: '#1e2a78, #ffd400' })?.accent).toMatchObject({
      light: { accent: '#1e2a78', on: '#ffffff' },
      dark: { accent: '#ffd400', on: '#000000' },
    });
  });
});
