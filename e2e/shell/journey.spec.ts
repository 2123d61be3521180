import { chooseLocalAccount, expect, test, toast, withMotion } from '../support/fixtures.ts';

test.use(withMotion);

test('[AUTH-01] [AUTH-04] [AUTH-07] a person goes from the landing page to the first task, through a restart, and signs out', async ({
  page,
  host,
  person,
  problems,
}) => {
  // While the host is away, the page asks for it in vain.
  problems.expect(/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING/);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Small sparks, steady flow' })).toBeVisible();
  const authorize = page.waitForRequest(/\/auth\/v1\/authorize/);
  await page.getByRole('button', { name: 'Get Started Free' }).click();

  const asked = new URL((await authorize).url()).searchParams;
  expect(asked.get('provider')).toBe('google');
  expect(asked.get('scopes')).toBe('openid email profile');
  expect(asked.get('redirect_to')).toBe(`${host.url}/auth/v1/callback`);
  await chooseLocalAccount(page, person);

  await expect(page.getByText('Completing sign in…')).toBeVisible();
  await expect(page).toHaveURL('/welcome');
  await expect(page.getByText(person.email)).toBeVisible();
  await page.getByRole('radio', { name: 'Low', exact: true }).click();
  await page.getByRole('link', { name: 'Pick for me' }).click();

  // Nothing to pick from yet: the line to write one down is where to go on.
  await expect(page.getByLabel('Write one down')).toBeFocused();
  await page.getByRole('button', { name: 'List options' }).click();
  await page.getByRole('link', { name: 'Add with details' }).click();
  await expect(page).toHaveURL('/add-task');
  await page.getByLabel('What is it?').fill('  Water the plants  ');
  await page.getByRole('radiogroup', { name: 'Energy this task needs' }).getByText('Low').click();
  await page.getByRole('radio', { name: '15 min' }).click();
  await page.getByRole('button', { name: 'Add Task' }).click();
  await expect(page).toHaveURL('/tasks');
  await expect(toast(page)).toContainText('Created');
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'Water the plants' }),
  ).toContainText('15 min');

  await host.restart();
  await page.reload();
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Water the plants' })).toBeVisible();

  const cleared = [
    'sb-planted',
    'supabase.planted',
    'my-auth-thing',
    'csrf-token',
    'user_planted',
    'session_planted',
  ];
  const kept = ['theme', 'calm-mode', 'adaptive-ui-state', 'kindling-energy', 'planted'];
  await page.evaluate(
    (keys) => {
      for (const store of [localStorage, sessionStorage]) {
        for (const key of keys) if (store.getItem(key) === null) store.setItem(key, 'planted');
      }
    },
    [...cleared, ...kept, 'gateway_preferences_someone'],
  );
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Get Started Free' })).toBeVisible();
  await expect(page).toHaveURL('/');
  // The page has said that they left.
  await page.waitForFunction(() => sessionStorage.getItem('kindling-left') === null);
  const left = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }));
  // The name of this device and its count of tries are the device's, not the person's.
  expect(left.local.toSorted()).toEqual(
    [...kept, 'kindling-device-id', `kindling-sign-in-attempts-${new URL(page.url()).host}`].toSorted(),
  );
  expect(left.session.filter((key) => !key.startsWith('react-router')).toSorted()).toEqual(kept.toSorted());

  await page.goto('/tasks');
  await expect(page).toHaveURL('/auth-required?next=%2Ftasks');
});
