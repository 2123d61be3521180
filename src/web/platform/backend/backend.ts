import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#domain/database.types.ts';
import type { Config } from '#web/platform/backend/config.ts';
import { createLeavingFetch } from '#web/platform/backend/leaving.ts';

export type Backend = SupabaseClient<Database>;

export const createBackend = (config: Config): Backend => {
  const leaving = createLeavingFetch();
  return leaving.of(
    createClient<Database>(location.origin, config.publishableKey, {
      // Trying again is decided in one place, the query client.
      db: { retry: false },
      auth: { flowType: 'pkce', detectSessionInUrl: true, persistSession: true, autoRefreshToken: true },
      global: { fetch: leaving.fetch },
    }),
  );
};
