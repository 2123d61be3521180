import { expectAccessible } from '../support/accessible.ts';
import { admin, expect, signIn, takeSession, test } from '../support/fixtures.ts';
import { writtenBefore } from '../support/written-before.ts';

const secret = 'zanzibar-lantern';

test('[MEM-04] an admin sees how much is remembered on the site, and nowhere what', async ({
  page,
  browser,
  person,
  host,
}) => {
  const theirs = await browser.newContext({ baseURL: host.url });
  const other = await theirs.newPage();
  await takeSession(other, person);
  await writtenBefore(other, 'memory_settings', [{ enabled: true }]);
  await writtenBefore(other, 'ai_semantic_memory', [
    { concept: secret, definition: `My ${secret} is at home.`, tags: [secret], quote: secret },
  ]);
  await theirs.close();

  const answers: string[] = [];
  page.on('response', (response) => {
    if (!/\/(?:rest|functions)\//.test(response.url())) return;
    void response.text().then(
      (text) => answers.push(text),
      () => undefined,
    );
  });
  await signIn(page, admin, '/admin/memory-analytics');
  await expect(page.getByRole('heading', { name: 'Memory on this site' })).toBeVisible();
  const tables = page.getByRole('region', { name: 'Tables' });
  await expect(tables).toContainText(/ai_semantic_memory\s*[1-9]\d* rows?, /);
  await expect(page.getByRole('region', { name: 'Limits' })).toContainText('per-minute limit');
  await expectAccessible(page);
  expect(answers.length).toBeGreaterThan(0);
  expect(answers.join(' ')).not.toContain(secret);
  expect(answers.join(' ')).not.toContain(person.email);
  await expect(page.locator('body')).not.toContainText(secret);

  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('link', { name: 'Your own numbers' }).click();
  // The admin keeps nothing: what others keep is not counted here.
  await expect(page.getByRole('heading', { name: 'Your memory in numbers' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Four kinds' })).toContainText(/Semantic · Facts\s*0/);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  expect(answers.join(' ')).not.toContain(secret);
});

test('[MEM-04] an admin finds the numbers from the status of the site', async ({ page }) => {
  await signIn(page, admin, '/admin/system');
  await page.getByRole('link', { name: 'Memory on this site' }).click();
  await expect(page).toHaveURL('/admin/memory-analytics');
});

test('[ROUTE-04] the numbers are for admins: others are sent to the front page', async ({ page, person }) => {
  await signIn(page, person, '/?stay=true');
  await expect(page.getByRole('heading', { name: 'Small sparks, steady flow' })).toBeVisible();
  for (const path of ['/memory-analytics', '/admin/memory-analytics']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Small sparks, steady flow' })).toBeVisible();
  }
});
