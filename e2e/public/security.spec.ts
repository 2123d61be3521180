import { expect, test } from '../support/fixtures.ts';

test('[HEAD-01] the security page shows the policy that it was served with, and links to where to report', async ({
  page,
  request,
  host,
}) => {
  const answer = await page.goto('/security-architecture');
  const shown = await page.getByLabel('The content policy of every page').innerText();
  expect(shown).toBe(answer?.headers()['content-security-policy']);
  const thisTest = page.getByText('e2e/public/security.spec.ts').first();
  await expect(thisTest).toBeHidden();
  await page.getByRole('heading', { name: 'A foreign script runs in the page' }).click();
  await expect(thisTest).toBeVisible();

  await page.goto('/security-overview#report');
  const file = await request.get(
    (await page.getByRole('link', { name: 'security.txt' }).getAttribute('href')) ?? '',
  );
  expect(file.headers()['content-type']).toMatch(/^text\/plain; charset=utf-8$/i);
  const text = await file.text();
  expect(text).toContain(`Canonical: ${host.url}/.well-known/security.txt\n`);
  const contact = /^Contact: (\S+)$/m.exec(text)?.[1] ?? '';
  expect((await request.get(contact)).status()).toBe(200);
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
});
