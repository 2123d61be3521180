export interface CookieJar {
  /** Like fetch, but it keeps cookies as a browser would and follows no redirect by itself. */
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** Follows redirects until the answer is no redirect, or leads to a path in `stopAt`. */
  readonly follow: (url: string, stopAt: (url: URL) => boolean) => Promise<{ url: URL; response?: Response }>;
  readonly values: () => ReadonlyMap<string, string>;
  readonly set: (url: string, setCookie: string) => void;
}

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly host: string;
  readonly path: string;
}

const MAXIMUM_REDIRECTS = 10;

/** Cookies by host name and path; ports share them, as in browsers. */
export const createCookieJar = (): CookieJar => {
  const cookies = new Map<string, Cookie>();

  const set = (url: string, setCookie: string): void => {
    const [pair = '', ...attributes] = setCookie.split(';').map((part) => part.trim());
    const attribute = (name: string): string | undefined =>
      attributes
        .find((text) => text.toLowerCase().startsWith(`${name}=`))
        ?.split('=')
        .slice(1)
        .join('=');
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    const { hostname, pathname } = new URL(url);
    const path = attribute('path') ?? (pathname.slice(0, pathname.lastIndexOf('/')) || '/');
    const expires = attribute('expires');
    const gone =
      attribute('max-age') === '0' || (expires !== undefined && new Date(expires).getTime() <= Date.now());
    const key = `${hostname}|${path}|${name}`;
    if (gone) cookies.delete(key);
    else cookies.set(key, { name, value, host: hostname, path });
  };

  const cookieHeader = (url: string): string => {
    const { hostname, pathname } = new URL(url);
    return [...cookies.values()]
      .filter(({ host, path }) => host === hostname && isBelow(pathname, path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  };

  const jarFetch: CookieJar['fetch'] = async (url, init = {}) => {
    const headers = new Headers(init.headers);
    const cookie = cookieHeader(url);
    if (cookie !== '' && !headers.has('cookie')) headers.set('cookie', cookie);
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) set(url, line);
    return response;
  };

  return {
    fetch: jarFetch,
    set,
    values: () => new Map([...cookies.values()].map(({ name, value }) => [name, value])),
    follow: async (start, stopAt) => {
      let url = new URL(start);
      for (let count = 0; count < MAXIMUM_REDIRECTS; count += 1) {
        if (stopAt(url)) return { url };
        const response = await jarFetch(url.href);
        const location = response.headers.get('location');
        if (location === null) return { url, response };
        await response.body?.cancel();
        url = new URL(location, url);
      }
      throw new Error(`Too many redirects from ${start}`);
    },
  };
};

const isBelow = (pathname: string, path: string): boolean =>
  path === '/' || pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
