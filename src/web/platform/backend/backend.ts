import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#domain/database.types.ts';
import type { Config } from '#web/platform/backend/config.ts';
import { createLeavingFetch } from '#web/platform/backend/leaving.ts';
import { byOwnClock } from '#web/platform/backend/own-clock.ts';
import { renewFallen } from '#web/platform/backend/renew-fallen.ts';

export type Backend = SupabaseClient<Database>;

export const createBackend = (config: Config): Backend => {
  const leaving = createLeavingFetch();
  const client: Backend = createClient<Database>(location.origin, config.publishableKey, {
    // Trying again is decided in one place, the query client.
    db: { retry: false },
    auth: { flowType: 'pkce', detectSessionInUrl: true, persistSession: true, autoRefreshToken: true },
    global: {
      fetch: renewFallen(
        byOwnClock(leaving.fetch),
        () => void client.auth.refreshSession().catch(() => undefined),
      ),
    },
  });
  return leaving.of(client);
};
