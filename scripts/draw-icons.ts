import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { markFiles } from './brand/mark-files.ts';
import { findChromium } from './find-chromium.mjs';

// Draws the raster pictures that phones and link previews want from public/icon.svg; run by hand when the sign of the
// house changes, and commit what it writes. The mark alone, for those who write about us, comes from the same outlines.

const publicDirectory = path.resolve(import.meta.dirname, '../public');
const sign = await readFile(path.join(publicDirectory, 'icon.svg'), 'utf8');
const font = path.resolve(
  import.meta.dirname,
  '../node_modules/@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2',
);
const fontData = (await readFile(font)).toString('base64');

interface Picture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly body: string;
  /** Nothing behind it. */
  readonly bare?: true;
}

/** The sign on the theme colour; `share` is how much of the side it takes. */
const icon = (file: string, side: number, share: number): Picture => ({
  file,
  width: side,
  height: side,
  body: `<div class="sign" style="width:${share * side}px">${sign}</div>`,
});

const marks = markFiles();
const pictures: readonly Picture[] = [
  icon('icons/icon-192.png', 192, 1),
  icon('icons/icon-512.png', 512, 1),
  // Launchers cut the corners off: everything that matters stays in the middle 80 per cent.
  icon('icons/maskable-512.png', 512, 0.78),
  icon('icons/apple-touch-icon.png', 180, 1),
  {
    file: 'og.png',
    width: 1200,
    height: 630,
    body: `<div class="sign" style="width:300px">${sign}</div>
      <div><h1>Kindling</h1><p>Small sparks, steady flow</p></div>`,
  },
  ...Object.entries(marks).map(([name, svg]): Picture => ({
    file: `downloads/${name.replace('.svg', '.png')}`,
    width: 800,
    height: 1080,
    body: `<div class="sign" style="width:800px">${svg}</div>`,
    bare: true,
  })),
];

const page = ({ body, bare }: Picture): string => `<!doctype html><style>
  @font-face { font-family: Lexend; font-weight: 100 900; src: url(data:font/woff2;base64,${fontData}) }
  body { margin: 0; height: 100vh; display: flex; gap: 48px; align-items: center; justify-content: center;
    background: ${bare ? 'none' : '#1a1a1a'}; color: #f4efe8; font-family: Lexend }
  .sign svg { display: block; width: 100%; height: auto }
  h1 { margin: 0; font-size: 112px; line-height: 1.1; font-weight: 600; letter-spacing: -0.02em }
  p { margin: 12px 0 0; font-size: 44px; color: #bdb4aa }
</style><body>${body}</body>`;

const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox'],
});
for (const folder of ['icons', 'downloads']) {
  await mkdir(path.join(publicDirectory, folder), { recursive: true });
}
for (const [name, svg] of Object.entries(marks)) {
  await writeFile(path.join(publicDirectory, 'downloads', name), svg);
}
for (const picture of pictures) {
  const { width, height } = picture;
  const tab = await browser.newPage({ viewport: { width, height } });
  await tab.setContent(page(picture));
  await tab.evaluate(() => document.fonts.ready);
  await tab.screenshot({
    path: path.join(publicDirectory, picture.file),
    omitBackground: picture.bare === true,
  });
  await tab.close();
}
await browser.close();
