import { z } from 'zod';
import { routeTable } from '#domain/navigation/route-table.ts';
import { pageHeads } from '#domain/head/page-heads.ts';
import { addressesOf, structuredDataProblems } from '#scripts/web-build/structured-data-problems.ts';
import { expectAccessible } from '../support/accessible.ts';
import { admin, expect, takeSession, test } from '../support/fixtures.ts';

const listed = routeTable.filter((entry) => entry.built && pageHeads[entry.path]?.index === true);

const declared = z.looseObject({
  '@graph': z.array(
    z.looseObject({
      headline: z.string().optional(),
      itemListElement: z.array(z.looseObject({ name: z.string() })).optional(),
    }),
  ),
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[HEAD-01] every listed page gives a reader its text and a crawler its head', async ({
    page,
    host,
  }) => {
    for (const { path } of listed) {
      const head = pageHeads[path]!;
      await page.goto(path);
      expect.soft(await page.title(), path).toBe(head.title);
      for (const [tag, value] of [
        ['name=description', head.description],
        ['name=robots', 'index, follow'],
        ['name=theme-color', '#1a1a1a'],
        ['name=referrer', 'strict-origin-when-cross-origin'],
        ['name="twitter:card"', 'summary_large_image'],
        ['property="og:url"', host.url + path],
        ['property="og:title"', head.title],
        ['property="og:image"', `${host.url}/og.png`],
      ] as const) {
        const found = await page.locator(`meta[${tag}]`).getAttribute('content');
        expect.soft(found, `${path} has ${tag}`).toBe(value);
      }
      const keywords = await page.locator('meta[name=keywords]').getAttribute('content');
      expect.soft(keywords, `${path} has keywords`).toContain('ADHD');
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect.soft(canonical, `${path} says where it lives`).toBe(host.url + path);
      // What is read arrives before what makes it work.
      const hasty = page.locator(
        'script[type=module]:not([fetchpriority=low]), link[rel=modulepreload]:not([fetchpriority=low])',
      );
      expect.soft(await hasty.count(), `${path} has its scripts wait`).toBe(0);
      expect.soft(await page.locator('script[type=module]').count(), `${path} has a script`).toBe(1);
      await expect.soft(page.getByRole('heading', { level: 1 }), `${path} has a heading`).toBeVisible();
      const text = await page.locator('main').innerText();
      expect.soft(text.length, `${path} has its text`).toBeGreaterThan(200);
    }
  });

  test('[HEAD-01] structured data is as search engines ask, agrees with the page, and links to pages that exist', async ({
    page,
    request,
    host,
  }) => {
    const addresses = new Map<string, string>();
    for (const { path } of listed) {
      await page.goto(path);
      const data = declared.parse(
        JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? ''),
      );
      expect.soft(structuredDataProblems(data, host.url), path).toEqual([]);
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      const words = (await page.locator('body').textContent()) ?? '';
      for (const node of data['@graph']) {
        if (node.headline !== undefined) expect.soft(node.headline, path).toBe(heading);
        for (const { name } of node.itemListElement ?? []) expect.soft(words, path).toContain(name);
      }
      for (const address of addressesOf(data)) addresses.set(address, path);
    }
    expect(addresses.size).toBeGreaterThan(5);
    for (const [address, path] of addresses) {
      expect.soft((await request.get(address)).status(), `${address}, on ${path}`).toBe(200);
    }
  });

  test('[HEAD-01] the home page declares the application as the specification has it', async ({
    page,
    host,
  }) => {
    await page.goto('/');
    const data: unknown = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    );
    expect(data).toMatchObject({
      '@graph': expect.arrayContaining([
        expect.objectContaining({
          '@type': 'SoftwareApplication',
          applicationCategory: 'Productivity',
          operatingSystem: 'Web',
          offers: expect.objectContaining({ price: 0, priceCurrency: 'USD' }),
          aggregateRating: expect.objectContaining({ ratingValue: 4.8, reviewCount: 150 }),
        }),
        expect.objectContaining({
          '@type': 'WebSite',
          potentialAction: expect.objectContaining({
            target: expect.objectContaining({ urlTemplate: `${host.url}/search?q={search_term}` }),
          }),
        }),
        expect.objectContaining({ '@type': 'Organization' }),
      ]),
    });
  });

  test('[ROUTE-06] an unknown path says 404 in words and in its status', async ({ page, problems }) => {
    problems.expect(/status of 404/);
    const answer = await page.goto('/nowhere/at/all');
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle('Page Not Found');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
  });
});

test('[HEAD-01] the head follows navigation inside the app', async ({ page, host, problems }) => {
  problems.expect(/status of 404/);
  await page.goto('/nowhere');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveTitle('Kindling · Small sparks, steady flow');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${host.url}/`);
});

test('[HEAD-01] sitemap and robots.txt lead crawlers to what is public', async ({ request, host }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${host.url}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const places = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
  expect(new Set(places)).toEqual(new Set(listed.map((entry) => host.url + entry.path)));
  expect(places).toHaveLength(listed.length);
});

/** As spec 1 §2 lists them, with the heading of the page that each ends on. */
const redirected = [
  ['/pricing', '/features-pricing', 'Features and pricing'],
  ['/features', '/features-pricing', 'Features and pricing'],
  ['/admin/music-processing', '/admin/music', /./],
  ['/staging', '/admin/music', /./],
  ['/music-settings', '/music', /./],
  ['/admin', '/admin/system', /./],
] as const;

test('[ROUTE-02] redirects keep the query, from the server and inside the app', async ({ request, page }) => {
  for (const [from, to] of redirected) {
    const answer = await request.get(`${from}?a=1`, { maxRedirects: 0 });
    expect(answer.status(), from).toBe(308);
    expect(answer.headers()['location'], from).toBe(`${to}?a=1`);
  }
  await page.goto('/pricing?a=1#table');
  await expect(page).toHaveURL('/features-pricing?a=1#table');
});

test('[ROUTE-02] every redirect ends on a page', async ({ page }) => {
  await takeSession(page, admin);
  for (const [from, to, heading] of redirected) {
    const answer = await page.goto(from);
    expect(`${from} ${answer?.status()}`).toBe(`${from} 200`);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText('Oops! Page not found')).toBeHidden();
  }
});

test('[ROUTE-01] whoever comes back from a music service reads what happened and goes on', async ({
  page,
}) => {
  await page.goto('/auth/music/callback?code=secret-code&state=x');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re back from your music service');
  // Neither the address nor the history keeps the code.
  await expect(page).toHaveURL('/auth/music/callback');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Choose music' }).click();
  await expect(page).toHaveURL('/music-library');
  await page.goto('/auth/music/callback?error=access_denied&error_description=Ring+this+number');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your music service was not connected');
  await expect(page.getByText('Ring this number')).toBeHidden();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('[HEAD-01] every page comes with a strict content policy', async ({ request }) => {
  const answer = await request.get('/');
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
  expect(answer.headers()['referrer-policy']).toBe('strict-origin-when-cross-origin');
});
