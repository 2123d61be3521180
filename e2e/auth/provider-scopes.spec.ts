import { expect, test } from '../support/fixtures.ts';

test.use({
  variables: { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_VIDEO_SCOPE: 'on' },
});

const scopes = 'openid email profile https://www.googleapis.com/auth/youtube.readonly';

for (const name of ['Sign In', 'Get Started Free']) {
  test(`[AUTH-01] “${name}” asks the provider for openid, email, profile and the read-only video scope`, async ({
    page,
    host,
  }) => {
    await page.route('**/auth/v1/authorize**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Provider</title>' }),
    );
    await page.goto('/');
    const authorize = page.waitForRequest(/\/auth\/v1\/authorize/);
    await page.getByRole('button', { name, exact: true }).first().click();
    const address = new URL((await authorize).url());
    expect(address.origin).toBe(host.url);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      provider: 'google',
      scopes,
      redirect_to: `${host.url}/auth/v1/callback`,
      code_challenge_method: 's256',
    });
    await expect(page).toHaveTitle('Provider');
  });
}
