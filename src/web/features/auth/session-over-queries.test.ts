import { afterEach, describe, expect, it, vi } from 'vitest';
import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js';
import { isSessionOver } from '#web/features/auth/session-over-queries.ts';
import { signedInClient } from '#web/services/records/signed-in-client.fixture.ts';

afterEach(() => vi.unstubAllGlobals());

const refused = (code: string): Response => Response.json({ error_code: code }, { status: 403 });

const over = async (answer: Response, refresh: Error | null = null): Promise<boolean> => {
  vi.stubGlobal('fetch', async () => answer);
  const backend = signedInClient('ada');
  vi.spyOn(backend.auth, 'refreshSession').mockResolvedValue(
    refresh instanceof AuthApiError || refresh instanceof AuthRetryableFetchError
      ? { data: { user: null, session: null }, error: refresh }
      : { data: { user: null, session: null }, error: null },
  );
  return isSessionOver(backend);
};

describe('[SESS-02] a refused request', () => {
  it('a refused request is the end where the host says that the session is gone', async () => {
    expect(await over(refused('session_not_found'))).toBe(true);
  });

  it('a refused request is no end while the session counts', async () => {
    expect(await over(Response.json({ id: 'ada' }))).toBe(false);
  });

  it('a token that is merely too old is refreshed, and that is no end', async () => {
    expect(await over(refused('bad_jwt'))).toBe(false);
  });

  it('a refresh that the host refuses is the end', async () => {
    expect(await over(refused('bad_jwt'), new AuthApiError('gone', 400, 'refresh_token_not_found'))).toBe(
      true,
    );
  });

  it.each([
    ['without a network', new AuthRetryableFetchError('away', 0)],
    ['from a host that is restarting', new AuthRetryableFetchError('busy', 503)],
    ['after too many of them', new AuthApiError('slow down', 429, 'over_request_rate_limit')],
  ])('a refresh %s says nothing', async (_how, error) => {
    expect(await over(refused('bad_jwt'), error)).toBe(false);
  });
});
