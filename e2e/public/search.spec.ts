import type { Page } from '@playwright/test';
import { expect, signIn, test, toast } from '../support/fixtures.ts';

const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const results = (page: Page) => page.getByRole('region', { name: 'Pages' });

test('[ROUTE-05] a search finds a section, marks why, and leads to it', async ({ page }) => {
  await page.goto('/search?q=cookeis');
  await expect(field(page)).toHaveValue('cookeis');
  await expect(results(page).getByRole('status')).toHaveText(/^\d+ results? for “cookeis”$/);
  await expect(results(page).locator('mark').first()).toHaveText('Cookies');
  await results(page).getByRole('link', { name: 'Cookies', exact: true }).click();
  await expect(page).toHaveURL('/privacy#cookies');
  await expect(page.getByRole('heading', { name: 'Cookies', exact: true })).toBeInViewport();
});

test('[ROUTE-05] what is typed becomes the address, and Back brings the earlier search', async ({ page }) => {
  await page.goto('/search');
  await expect(page.getByText('small typos are fine')).toBeVisible();
  await field(page).fill('  terms & service ');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=terms%20%26%20service');
  await expect(results(page).getByRole('link').first()).toHaveText('Terms of Service');
  await field(page).fill('energy');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(results(page).getByRole('link').first()).toHaveAttribute('href', '/');
  await page.goBack();
  await expect(field(page)).toHaveValue('terms & service');
  await expect(results(page).getByRole('link').first()).toHaveText('Terms of Service');
});

test('[ROUTE-05] a search without results teaches how to ask', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('<b>xylophone</b>')}`);
  await expect(results(page).getByRole('status')).toHaveText('Nothing found for “<b>xylophone</b>”');
  await expect(page.getByText('one word in place of a whole sentence')).toBeVisible();
});

test('[ROUTE-05] a search index that cannot be loaded says so and offers to retry', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 503/);
  await page.route('**/search-index.json', (route) => route.fulfill({ status: 503 }));
  await page.goto('/search?q=privacy');
  await expect(page.getByRole('alert')).toContainText('Search couldn’t load');
  await page.unroute('**/search-index.json');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(results(page).getByRole('link').first()).toHaveText('Privacy Policy');
});

test('[ROUTE-05] somebody signed in finds their own tasks too', async ({ page, person }) => {
  await signIn(page, person, '/add-task');
  await page.getByLabel('What is it?').fill('Answer the privacy letter');
  await page.getByRole('button', { name: 'Add Task' }).click();
  await expect(toast(page)).toContainText('Created');
  await page.goto('/search?q=privacy');
  const own = page.getByRole('region', { name: 'Your tasks' });
  await expect(own.getByRole('status')).toHaveText('1 task');
  await expect(own.getByRole('link', { name: 'Answer the privacy letter' })).toHaveAttribute(
    'href',
    '/inbox',
  );
  await expect(results(page).getByRole('link').first()).toHaveText('Privacy Policy');
});

test('[ROUTE-05] a visitor’s search loads no backend', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/search?q=privacy');
  await expect(results(page).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your tasks' })).toHaveCount(0);
  expect(asked.filter((path) => /^\/(rest|auth)\/|config\.json/.test(path))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('[ROUTE-05] without JavaScript the search field is a plain form that leads to /search?q=', async ({
    page,
  }) => {
    await page.goto('/search');
    await field(page).fill('delete account');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/search?q=delete+account');
  });
});

test('[ROUTE-01] the contents of a reading page lead to its headings, and Back returns', async ({ page }) => {
  await page.goto('/privacy');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents).toBeVisible();
  // Somebody who has read a little and then looks for something else.
  await page.getByRole('heading', { name: 'What we keep', exact: true }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await contents.getByRole('link', { name: 'Cookies' }).click();
  const heading = page.getByRole('heading', { name: 'Cookies', exact: true });
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL('/privacy#cookies');
  await page.goBack();
  await expect(page).toHaveURL('/privacy');
  await expect(heading).not.toBeInViewport();
});
