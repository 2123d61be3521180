import { createClient } from '@supabase/supabase-js';
import type { Session, SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#domain/database.types.ts';
import { createCookieJar } from './cookie-jar.ts';
import type { CookieJar } from './cookie-jar.ts';
import type { TestServer } from './test-server.ts';

export interface Person {
  readonly email: string;
  readonly name: string;
}

export interface SignedIn {
  readonly client: SupabaseClient<Database>;
  readonly session: Session;
  readonly jar: CookieJar;
}

type Server = Pick<TestServer, 'url' | 'publishableKey'>;

/** The real client, its session in memory; cookies only when a jar is given, as only browsers have them. */
export const createTestClient = (server: Server, jar?: CookieJar): SupabaseClient<Database> => {
  const kept = new Map<string, string>();
  return createClient<Database>(server.url, server.publishableKey, {
    auth: {
      flowType: 'pkce',
      autoRefreshToken: false,
      detectSessionInUrl: false,
      persistSession: true,
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => {
          kept.set(key, value);
        },
        removeItem: (key) => {
          kept.delete(key);
        },
      },
    },
    ...(jar === undefined
      ? {}
      : { global: { fetch: (input, init) => jar.fetch(new Request(input).url, init) } }),
  });
};

/** Signs in through the built-in provider as a browser would: choose or create the account, exchange the code. */
export const signIn = async (server: Server, person: Person): Promise<SignedIn> => {
  const jar = createCookieJar();
  const client = createTestClient(server, jar);
  const started = await client.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: `${server.url}/auth/v1/callback`, skipBrowserRedirect: true },
  });
  if (started.error !== null || started.data.url === null) throw started.error ?? new Error('no address');
  const back = await chooseLocalAccount(jar, started.data.url, person);
  const code = back.searchParams.get('code');
  if (code === null) throw new Error(`Sign-in came back without a code: ${back.search}`);
  const { data, error } = await client.auth.exchangeCodeForSession(code);
  if (error !== null) throw error;
  return { client, session: data.session, jar };
};

/** From /authorize to the address the site gets back, which is not fetched. */
export const chooseLocalAccount = async (
  jar: CookieJar,
  authorizeUrl: string,
  person: Person,
): Promise<URL> => {
  const page = await jar.follow(authorizeUrl, isBack);
  if (page.response === undefined) return page.url;
  const text = await page.response.text();
  const known = new RegExp(`value="([0-9a-f-]{36})"[^]*?<span class="email">([^<]*)</span>`, 'g');
  const account = [...text.matchAll(known)].find(([, , email]) => email === person.email)?.[1];
  const answer = await jar.fetch(`${page.url.href}/${account === undefined ? 'create' : 'choose'}`, {
    method: 'POST',
    headers: { origin: page.url.origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(account === undefined ? { ...person } : { account }).toString(),
  });
  const next = answer.headers.get('location');
  if (next === null) throw new Error(`The account page answered ${answer.status}: ${await answer.text()}`);
  return (await jar.follow(new URL(next, page.url).href, isBack)).url;
};

const isBack = (url: URL): boolean => !/^\/(auth\/v1\/(authorize|oidc)|local-identity)/.test(url.pathname);
