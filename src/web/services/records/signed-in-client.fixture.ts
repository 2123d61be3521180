import { createClient } from '@supabase/supabase-js';
import { vi } from 'vitest';
import type { Database } from '#domain/database.types.ts';

/** A client with a live sign-in of this person, which asks nobody about it. */
export const signedInClient = (userId: string, fetcher: typeof fetch = fetch) => {
  const client = createClient<Database>('http://localhost', 'key', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: fetcher },
  });
  const user = { id: userId, app_metadata: {}, user_metadata: {}, aud: '', created_at: '' };
  const tokens = {
    access_token: 'token',
    refresh_token: '',
    expires_in: 3600,
    token_type: 'bearer' as const,
  };
  vi.spyOn(client.auth, 'getSession').mockResolvedValue({
    data: { session: { ...tokens, user } },
    error: null,
  });
  vi.spyOn(client.auth, 'getUser').mockResolvedValue({ data: { user }, error: null });
  return client;
};
