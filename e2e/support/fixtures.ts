import { type Page, test as base, expect } from '@playwright/test';
import { z } from 'zod';
import { onboardingSeenKey } from '#domain/onboarding/onboarding-steps.ts';
import { signIn as signInByHand } from '#server/testing/sign-in.ts';
import { type HostProcess, startHost } from './host-process.ts';

export interface Person {
  readonly email: string;
  readonly name: string;
}

export const admin: Person = { email: 'admin@example.org', name: 'Ada Admin' };

/** For `test.use` where motion itself is looked at; elsewhere the device asks for stillness. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** The account page of the built-in provider: choose the account if it is there, create it if not. */
export const chooseLocalAccount = async (page: Page, person: Person): Promise<void> => {
  await expect(page.getByText('This is a local account. It stays on this computer.')).toBeVisible();
  const existing = page.getByRole('button', { name: person.email });
  if ((await existing.count()) > 0) return existing.click();
  const fold = page.getByText('Create another account');
  if ((await fold.count()) > 0) await fold.click();
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('E-mail').fill(person.email);
  return page.getByRole('button', { name: 'Create account' }).click();
};

/** The toast, not its twin for screen readers. */
export const toast = (page: Page) =>
  page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');

/** Whoever sees one of these is signed in, whatever the page and the width of the window. */
const insideSigns = (page: Page) =>
  page
    .getByRole('button', { name: 'Sign Out' })
    .or(page.getByRole('navigation', { name: 'App' }))
    .or(page.getByRole('banner').getByRole('link', { name: 'Dashboard' }))
    .first();

/** On phones the way out is in the menu. */
export const signOutByHand = async (page: Page): Promise<void> => {
  const button = page.getByRole('button', { name: 'Sign Out' });
  if (!(await button.isVisible())) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await button.click();
};

/** From the landing page to the first page behind the sign-in, as somebody who is new on this device. */
export const signInAnew = async (page: Page, person: Person): Promise<void> => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Get Started Free' }).click();
  await chooseLocalAccount(page, person);
  await expect(insideSigns(page)).toBeVisible();
};

/** A session of the real client, by the requests of a sign-in by hand. */
const sessionFor = async (origin: string, person: Person) => {
  const { publishableKey } = z
    .object({ publishableKey: z.string() })
    .parse(await (await fetch(`${origin}/config.json`)).json());
  return signInByHand({ url: origin, publishableKey }, person);
};

/**
 * What the browser would hold after a sign-in by hand, without the half-dozen pages of it: for a test that opens its first
 * page itself.
 */
export const takeSession = async (page: Page, person: Person): Promise<void> => {
  // The smallest page of the origin: storage belongs to it.
  await page.goto('/robots.txt');
  const { origin, hostname } = new URL(page.url());
  const { session, jar } = await sessionFor(origin, person);
  // By this the server knows the browser whose renewed session was lost in a reload, and gives it again.
  const device = jar.values().get('kindling-device');
  if (device === undefined) throw new Error('The sign-in gave no device cookie');
  await page.context().addCookies([
    {
      name: 'kindling-device',
      value: device,
      domain: hostname,
      path: '/auth/v1/token',
      httpOnly: true,
      sameSite: 'Strict',
    },
  ]);
  const entries = {
    [`sb-${hostname.split('.')[0]}-auth-token`]: JSON.stringify(session),
    [onboardingSeenKey(session.user.id)]: 'true',
  };
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, entries);
};

/** The same admin is in many tests at once, each a new device to the others. Whoever looks at that signs in by hand. */
export const putDeviceNoticeAway = async (page: Page): Promise<void> => {
  // Behind an open dialog nothing can be pressed, and nothing is in the way either.
  const notice = page
    .locator('body:not(:has(dialog[open]))')
    .getByRole('region', { name: /Background notices/ })
    .getByRole('listitem')
    .filter({ hasText: 'A new device signed in' });
  await page.addLocatorHandler(notice.first(), async (shown) =>
    shown.getByRole('button', { name: 'Close' }).click(),
  );
};

/** Somebody who is signed in and has seen the introduction before, on the first page behind the sign-in or another. */
export const signIn = async (page: Page, person: Person, path = '/welcome'): Promise<void> => {
  if (person.email === admin.email) await putDeviceNoticeAway(page);
  await takeSession(page, person);
  await page.goto(path);
  await expect(insideSigns(page)).toBeVisible();
  // The home page leads on once a session; the frame may be there before it has noted that it was seen.
  if (path.startsWith('/?')) {
    await page.waitForFunction(() =>
      Object.keys(sessionStorage).some((key) => key.startsWith('session_home_visited_')),
    );
  }
};

/** What the browser complained about: script errors, console errors and content-policy violations. */
class Problems {
  readonly found: string[] = [];
  readonly #expected: RegExp[] = [
    // A busy machine may still be measuring after 45 seconds; the function says so and the page goes on.
    /504 \(Gateway Timeout\) \S+\/real-audio-analyzer/,
    // Signing out ends the sessions first and then asks the identity service, which finds none (decision 020).
    /403 \(Forbidden\) \S+\/auth\/v1\/logout\?scope=/,
  ];
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Every address a page may ask for is ours. */
  request(url: string): void {
    const ours = url.startsWith(this.#origin) || /^(data|blob|about):/.test(url);
    if (!ours) this.found.push(`foreign request: ${url}`);
  }

  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  unexpected(): readonly string[] {
    return this.found.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }
}

const watch = async (page: Page, problems: Problems): Promise<void> => {
  page.on('request', (request) => problems.request(request.url()));
  page.on('pageerror', (error) => problems.found.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    problems.found.push(`console: ${message.text()} ${message.location().url}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      reportError(
        new Error(`content policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`),
      );
    });
  });
};

interface TestFixtures {
  readonly problems: Problems;
  /** Somebody nobody else is. */
  readonly person: Person;
}

interface WorkerFixtures {
  readonly variables: Record<string, string>;
  readonly host: HostProcess;
}

/** With the built-in provider; no other lets a test in. */
const letsPeopleSignUp = (variables: Record<string, string>): boolean =>
  variables['AUTH_SIGNUPS'] !== 'off' && variables['GOOGLE_CLIENT_ID'] === undefined;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  variables: [{}, { scope: 'worker', option: true }],
  host: [
    async ({ variables }, provide) => {
      const host = await startHost(variables);
      // The first account of an install becomes its admin; making it here leaves the others ordinary.
      try {
        // On a crowded machine a host that has only just started may be slower than a sign-in waits for.
        if (letsPeopleSignUp(variables)) {
          await expect(async () => sessionFor(host.url, admin)).toPass({ timeout: 60_000 });
        }
        await provide(host);
      } finally {
        await host.stop();
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ host }, provide) => provide(host.url),
  problems: async ({ host }, provide) => {
    const problems = new Problems(host.url);
    await provide(problems);
    expect(problems.unexpected()).toEqual([]);
  },
  page: async ({ page, problems }, provide) => {
    await watch(page, problems);
    await provide(page);
  },
  person: async ({ host }, provide, info) => {
    const id = info.testId.replaceAll(/[^a-z0-9]/g, '');
    await provide({ email: `robin-${id}-${new URL(host.url).port}@example.org`, name: 'Robin' });
  },
});

export { expect };
