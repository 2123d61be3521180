import { createClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fragmentOf, openLink, PASSWORD } from '#server/testing/email-account.ts';
import { newestTo } from '#server/testing/outbox.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ AUTH_EMAIL: 'on', AUTH_IMPLICIT: 'on' });
});
afterAll(() => server.stop());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The address our own link leads to, opened in what the client takes for a browser. */
const openInBrowser = async (back: URL) => {
  const location = { href: back.href, hash: back.hash, protocol: back.protocol };
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('window', { location, addEventListener: () => {}, history: { replaceState: () => {} } });
  const client = createClient(server.url, server.publishableKey, {
    auth: { flowType: 'implicit', detectSessionInUrl: true, persistSession: false, autoRefreshToken: false },
  });
  await client.auth.initialize();
  return { location, session: (await client.auth.getSession()).data.session };
};

describe('a session in the URL', () => {
  it.each([
    [118, false],
    [120, true],
    [600, true],
  ])(
    '[AUTH-12] %i seconds after it was issued, a session in the URL is flagged as stale: %s',
    async (age, stale) => {
      const email = `url-${age}@example.org`;
      const signUp = createClient(server.url, server.publishableKey, { auth: { persistSession: false } });
      await signUp.auth.signUp({ email, password: PASSWORD });
      const back = await openLink((await newestTo(server, email)).link);
      const issued = Number(fragmentOf(back)['expires_at']) - Number(fragmentOf(back)['expires_in']);
      vi.useFakeTimers({ toFake: ['Date'], now: (issued + age) * 1000 });
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const { session, location } = await openInBrowser(back);
      const flags = warned.mock.calls.filter(([text]) => String(text).includes('issued over 120s ago'));
      expect(flags.length > 0).toBe(stale);
      expect(session?.user.email).toBe(email);
      expect(location.hash).toBe('');
    },
  );
});
