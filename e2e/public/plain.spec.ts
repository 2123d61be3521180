import type { Page } from '@playwright/test';
import { pageHeads } from '#domain/head/page-heads.ts';
import { routeTable } from '#domain/navigation/route-table.ts';
import { expect, test } from '../support/fixtures.ts';

const listed = routeTable.filter((entry) => entry.built && pageHeads[entry.path]?.index === true);

/** What a reader, a screen reader or a text browser meets where no style and no script arrives. */
const outlineOf = async (page: Page) => {
  const found = await page
    .locator('h1, h2, h3, h4, h5, h6, a[href], button, summary, img, p, nav, svg:not(svg svg)')
    .evaluateAll((elements) =>
      elements.map((element) => ({
        tag: element.tagName.toLowerCase(),
        name: (
          element.getAttribute('alt') ??
          element.getAttribute('aria-label') ??
          element.textContent
        ).trim(),
        folded: element.closest('details:not([open]) > :not(summary)') !== null,
        hidden: element.closest('[aria-hidden="true"]') !== null,
        sized: element.hasAttribute('width') && element.hasAttribute('height'),
        html: element.outerHTML.slice(0, 200),
      })),
    );
  const those = (tags: RegExp) => found.filter(({ tag }) => tags.test(tag));
  const inView = (tags: RegExp) => those(tags).filter(({ folded }) => !folded);
  return {
    headings: those(/^h\d$/).map(({ tag, name }) => ({ level: Number(tag.slice(1)), name })),
    nameless: those(/^(a|button|summary|img)$/).filter(({ name }) => name === ''),
    // A picture has a name or is hidden from those who cannot see it.
    unexplained: those(/^svg$/).filter(({ hidden, name }) => !hidden && name === ''),
    // Nothing but its own attributes keeps a picture from filling the screen.
    boundless: those(/^svg$/).filter(({ sized }) => !sized),
    // A copy for another window width, say. A short sentence may well stand in two rows of a list.
    repeated: [
      ...twice(inView(/^(h2|nav)$/).map(({ name, tag }) => `${tag} ${name}`)),
      ...twice(inView(/^p$/).flatMap(({ name }) => (name.length > 80 ? [name] : []))),
    ],
  };
};

const twice = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

const skipped = (levels: readonly number[]): readonly string[] =>
  levels.flatMap((level, index) => {
    const before = levels[index - 1] ?? 0;
    return level > before + 1 ? [`h${level} after h${before}`] : [];
  });

test('[ROUTE-01] every listed page can be read with neither styles nor scripts', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  let blocked = 0;
  await page.route(/\.(css|js|woff2)(\?|$)/, async (route) => {
    blocked += 1;
    await route.abort();
  });
  for (const { path } of listed) {
    await page.goto(path);
    const { headings, nameless, unexplained, boundless, repeated } = await outlineOf(page);
    const levels = headings.map(({ level }) => level);
    expect
      .soft(
        levels.filter((level) => level === 1),
        `${path}: one h1`,
      )
      .toHaveLength(1);
    expect.soft(skipped(levels), `${path}: headings in order`).toEqual([]);
    expect.soft(nameless, `${path}: what can be pressed has a name`).toEqual([]);
    expect.soft(unexplained, `${path}: pictures are named or hidden`).toEqual([]);
    expect.soft(boundless, `${path}: pictures have a size`).toEqual([]);
    expect.soft(repeated, `${path}: nothing is said twice`).toEqual([]);
    if (path === '/') {
      const order = ['Small sparks, steady flow', 'Test Fast Flow', 'How it works', 'Try it'].map((start) =>
        headings.findIndex(({ name }) => name.startsWith(start)),
      );
      expect
        .soft(order, 'hero with the voice demo, then the loop, then what one can try')
        .toEqual(order.toSorted((a, b) => a - b));
      expect.soft(order[0], 'the hero comes first').toBe(0);
    }
  }
  expect(blocked).toBeGreaterThan(listed.length);
});
