import { routeTable } from '#domain/navigation/route-table.ts';
import { pageHeads } from '#domain/head/page-heads.ts';
import { expect, test } from './fixtures.ts';

const listed = routeTable.filter((entry) => entry.built && pageHeads[entry.path]?.index === true);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path } of listed) {
    test(`[HEAD-01] ${path} gives a reader its text and a crawler its head`, async ({ page, host }) => {
      await page.goto(path);
      const head = pageHeads[path];
      await expect(page).toHaveTitle(head?.title ?? '');
      await expect(page.locator('meta[name=description]')).toHaveAttribute(
        'content',
        head?.description ?? '',
      );
      await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', /ADHD/);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow');
      await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#1a1a1a');
      await expect(page.locator('meta[name=referrer]')).toHaveAttribute(
        'content',
        'strict-origin-when-cross-origin',
      );
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', host.url + path);
      await expect(page.locator("meta[property='og:url']")).toHaveAttribute('content', host.url + path);
      await expect(page.locator("meta[property='og:title']")).toHaveAttribute('content', head?.title ?? '');
      await expect(page.locator("meta[property='og:image']")).toHaveAttribute(
        'content',
        `${host.url}/og.png`,
      );
      await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute(
        'content',
        'summary_large_image',
      );
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(200);
      const data: unknown = JSON.parse(
        (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
      );
      expect(data).toMatchObject({ '@context': 'https://schema.org' });
      expect(JSON.stringify(data)).not.toContain('site.invalid');
    });
  }

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

test('[HEAD-01] the head follows when somebody moves inside the app', async ({ page, host, problems }) => {
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

test('[ROUTE-02] redirects keep the query, from the server and inside the app', async ({ request, page }) => {
  for (const [from, to] of [
    ['/pricing', '/features-pricing'],
    ['/features', '/features-pricing'],
    ['/admin/music-processing', '/admin/music'],
    ['/staging', '/admin/music'],
    ['/music-settings', '/music'],
    ['/admin', '/admin/system'],
  ] as const) {
    const answer = await request.get(`${from}?a=1`, { maxRedirects: 0 });
    expect(answer.status(), from).toBe(308);
    expect(answer.headers()['location'], from).toBe(`${to}?a=1`);
  }
  await page.goto('/pricing?a=1#table');
  await expect(page).toHaveURL('/features-pricing?a=1#table');
});

test('[HEAD-01] a strict policy comes with every page', async ({ request }) => {
  const answer = await request.get('/');
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
  expect(answer.headers()['referrer-policy']).toBe('strict-origin-when-cross-origin');
});
