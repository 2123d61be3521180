import { createClient } from '@supabase/supabase-js';
import type { Session, SupabaseClient, User } from '@supabase/supabase-js';
import type { Database } from '#domain/database.types.ts';
import { newestTo } from './outbox.ts';
import type { TestServer } from './test-server.ts';

export const PASSWORD = 'a long enough sentence';

export interface EmailAccount {
  readonly client: SupabaseClient<Database>;
  readonly email: string;
  readonly session: Session;
  readonly user: User;
}

/** The real client as programs use it: no PKCE, nothing kept, so that links end in a session. */
export const createImplicitClient = (
  server: Pick<TestServer, 'url'>,
  key: string,
): SupabaseClient<Database> =>
  createClient<Database>(server.url, key, {
    auth: { flowType: 'implicit', persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });

/** An account with a password and a confirmed address. */
export const signUpWithEmail = async (server: TestServer, email: string): Promise<EmailAccount> => {
  const client = createImplicitClient(server, server.publishableKey);
  const signed = await client.auth.signUp({ email, password: PASSWORD });
  if (signed.error !== null) throw signed.error;
  const { code } = await newestTo(server, email);
  const { data, error } = await client.auth.verifyOtp({ email, token: code, type: 'signup' });
  if (error !== null || data.session === null || data.user === null) throw error ?? new Error('no session');
  return { client, email, session: data.session, user: data.user };
};

/** Where opening a link leads. */
export const openLink = async (link: string): Promise<URL> => {
  const answer = await fetch(link, { redirect: 'manual' });
  const location = answer.headers.get('location');
  if (location === null) throw new Error(`The link answered ${answer.status}`);
  return new URL(location);
};

export const fragmentOf = (url: URL): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
