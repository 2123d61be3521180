import type { Page } from '@playwright/test';
import { drawnPaths } from '#domain/navigation/link-rules.ts';
import { drawLater } from '../support/draw-later.ts';
import { expect, test } from '../support/fixtures.ts';

/** Where everything on the page stands, and what it looks like. */
const look = async (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(async ({ finished }) => finished));
    return [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const shown = [
        'color',
        'background',
        'border',
        'font',
        'opacity',
        'visibility',
        'box-shadow',
        'text-wrap',
      ];
      const name = `${element.tagName} ${element.getAttribute('class') ?? ''}`;
      const place = [x, y, width, height].map(Math.round).join(' ');
      return `${name}: ${place} ${shown.map((one) => style.getPropertyValue(one)).join(' ')}`;
    });
  });

const stylesOf = (html: string): readonly string[] =>
  [...html.matchAll(/<link rel="stylesheet" crossorigin href="([^"]+)"/g)].map(([, file]) => file ?? '');

for (const width of [390, 1280]) {
  test(`[LAND-01] visitors’ pages look with their own style sheet as they do with the app’s, ${width} px wide`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    const [whole = ''] = stylesOf(await (await page.request.get('/app')).text());
    expect(whole).toMatch(/\/assets\/app-.+\.css/);
    for (const path of drawnPaths) {
      await page.goto(path);
      const [own = '', ...others] = await page
        .locator('link[rel=stylesheet]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(own, path).toMatch(/\/assets\/visitor-.+\.css/);
      expect(others, path).not.toContain(whole);
      await drawLater(page);
      await page.evaluate(async () => document.fonts.ready);
      const before = await look(page);
      await page.evaluate(
        async (href) =>
          new Promise((resolve) => {
            const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
            link.addEventListener('load', resolve);
            document.head.append(link);
          }),
        whole,
      );
      expect(await look(page), path).toEqual(before);
    }
  });
}
