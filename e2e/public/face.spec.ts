import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '../support/fixtures.ts';

const whole = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2'),
);

test('[LAND-01] the face that pages load is as wide as the one it was cut from, in every weight and letter', async ({
  page,
}) => {
  await page.goto('/');
  const differences = await page.evaluate(async (base64) => {
    const ours = document.querySelector<HTMLLinkElement>('link[rel=preload][as=font]')?.href ?? '';
    const bytes = {
      cut: await (await fetch(ours)).arrayBuffer(),
      uncut: Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer,
    };
    for (const [name, data] of Object.entries(bytes)) {
      document.fonts.add(await new FontFace(name, data, { weight: '100 900' }).load());
    }
    const line = document.body.appendChild(document.createElement('span'));
    Object.assign(line.style, { position: 'fixed', whiteSpace: 'pre', fontSize: '100px' });
    const letters = [
      [0x20, 0x7e],
      [0xa0, 0xff],
      [0x2010, 0x203a],
    ].flatMap(([from = 0, to = 0]) =>
      Array.from({ length: to - from + 1 }, (_, place) => String.fromCodePoint(from + place)),
    );
    const widthIn = (face: string, text: string): number => {
      line.style.fontFamily = `${face}, monospace`;
      line.textContent = text;
      return line.getBoundingClientRect().width;
    };
    const found: string[] = [];
    for (const numbers of ['normal', 'tabular-nums']) {
      for (const weight of [400, 500, 600, 700]) {
        Object.assign(line.style, { fontWeight: String(weight), fontVariantNumeric: numbers });
        for (const text of [...letters, 'Wash one cup', 'AVATAR, To: 10:45', '1111', '€ ™ → −']) {
          const [before, after] = [widthIn('uncut', text), widthIn('cut', text)];
          // Cut anew, a letter may be rounded to the next of a hundred steps.
          if (Math.abs(before - after) > text.length) {
            found.push(`${text} ${weight} ${numbers}: ${before} ${after}`);
          }
        }
      }
    }
    return found;
  }, whole.toString('base64'));
  expect(differences).toEqual([]);
});
