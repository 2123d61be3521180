import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** Every address a page links to, also from a closed menu. */
const linksOn = async (page: Page): Promise<readonly string[]> =>
  page
    .locator('a[href]')
    .evaluateAll((links) =>
      links.map((link) => new URL(link.getAttribute('href') ?? '', location.href).href),
    );

/** What the pages of a journey link to, and from where. */
export class Links {
  readonly #found = new Map<string, string>();

  async collect(page: Page, path: string): Promise<void> {
    for (const href of await linksOn(page)) this.#found.set(href, path);
  }

  async expectToLeadSomewhere(request: APIRequestContext, origin: string): Promise<void> {
    const ours = [...this.#found].filter(([href]) => href.startsWith(origin));
    expect(ours.length).toBeGreaterThan(5);
    for (const [href, path] of ours) {
      const answer = await request.get(href);
      expect(answer.status(), `${href}, linked on ${path}`).toBeLessThan(400);
    }
    // Sources are cited by the address that never changes.
    const foreign = [...this.#found.keys()].filter(
      (href) => !href.startsWith(origin) && !href.startsWith('https://doi.org/10.'),
    );
    expect(foreign).toEqual(['https://aiatsis.gov.au/explore/map-indigenous-australia']);
  }
}
