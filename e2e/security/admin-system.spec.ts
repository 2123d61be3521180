import * as z from 'zod/mini';
import { expectAccessible } from '../support/accessible.ts';
import { admin, expect, signIn, test } from '../support/fixtures.ts';
import { followDevice, inTheme, themes } from '../support/themes.ts';

const secret = 'planted-mail-password-5512';

// Port 9 is nobody's: the mail server that this site was told of is not there.
test.use({
  variables: { SMTP_URL: `smtp://robin:${secret}@127.0.0.1:9`, SMTP_FROM: 'hello@example.org' },
});

const advised = z.object({
  overall_status: z.enum(['healthy', 'unhealthy']),
  recommendations: z.array(z.string()),
});

test('[FN-04] [ADMIN-01] an admin sees what needs them first, then every service, and no secret', async ({
  page,
}) => {
  test.slow();
  const answers: string[] = [];
  page.on('response', (response) => {
    if (!/\/(?:rest|functions)\/v1\//.test(response.url())) return;
    void response.text().then(
      (text) => answers.push(text),
      () => undefined,
    );
  });
  await followDevice(page);
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api-key-health-checker'));
  await signIn(page, admin, '/admin/system');
  const health = advised.parse(await (await answered).json());
  expect(health.overall_status).toBe('unhealthy');

  const top = page.getByRole('region', { name: /^\d+ things? needs? you$/ });
  await expect(top).toContainText('Mail server (127.0.0.1:9): Nothing answers at this address.');
  await expect(top.getByRole('listitem')).toHaveCount(health.recommendations.length);

  const services = page.getByRole('region', { name: 'Keys and services' });
  const row = (name: string) => services.getByRole('listitem').filter({ hasText: name });
  await expect(row('Database')).toContainText('Works');
  await expect(row('Sign-in service')).toContainText('Works');
  await expect(row('File store')).toContainText(
    /Works.*writing a tiny file, reading it back and deleting it/,
  );
  await expect(row('Mail server')).toContainText('Needs you');
  await expect(row('Language model')).toContainText('Not configured');
  await expect(page.getByRole('region', { name: 'Signing keys' })).toContainText('npm run keys -- rotate');
  await expect(page.getByRole('region', { name: 'Room and queues' })).toContainText(/free of/);
  await expect(page.getByRole('region', { name: 'Versions' })).toContainText(/PostgreSQL\s*\d+/);
  // The desk and the outbox stay where they were.
  await expect(page.getByRole('region', { name: 'Messages' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Outbox' })).toBeVisible();

  const errors = page.getByRole('region', { name: 'Errors, day by day' });
  await errors.getByText('Show errors as a table').click();
  await expect(errors.getByRole('row')).toHaveCount(31);
  const speed = page.getByRole('region', { name: 'Speed, day by day' });
  await speed.getByRole('radio', { name: 'First reply from the server' }).check();
  await expect(speed).toContainText(/measured/);

  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const theme of themes) {
      await inTheme(page, theme);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
  expect(answers.length).toBeGreaterThan(5);
  expect(answers.join(' ')).not.toContain(secret);
  await expect(page.locator('body')).not.toContainText(secret);
});

test('[FN-04] checking again is done by keyboard, and asks the services once a minute at most', async ({
  page,
}) => {
  await signIn(page, admin, '/admin/system');
  const again = page.getByRole('button', { name: 'Check again' });
  await expect(again).toBeVisible();
  const checkedAt = page.getByText(/^Checked on/).locator('time');
  const before = await checkedAt.getAttribute('datetime');
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/api-key-health-checker'));
  await again.focus();
  await page.keyboard.press('Enter');
  expect((await asked).status()).toBe(200);
  await expect(again).toBeFocused();
  await expect(checkedAt).toHaveAttribute('datetime', before ?? '');
});

test('[FN-04] somebody who is no admin learns whether all is well, and nothing more', async ({
  page,
  person,
}) => {
  await signIn(page, person, '/app');
  const answer = await page.evaluate(async () => {
    const key = Object.keys(localStorage).find((name) => /^sb-.+-auth-token$/.test(name)) ?? '';
    const session: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const token =
      typeof session === 'object' && session !== null && 'access_token' in session
        ? String(session.access_token)
        : '';
    const response = await fetch('/functions/v1/api-key-health-checker', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    return response.text();
  });
  expect(JSON.parse(answer)).toEqual({ overall_status: 'unhealthy', recommendations: [] });
  await page.goto('/admin/system');
  await expect(page).not.toHaveURL('/admin/system');
});
