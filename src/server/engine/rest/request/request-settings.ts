import type { RequestSettings } from '#server/engine/database/database.ts';

/** What SQL may read of the request: `current_setting('request.headers', true)::json ->> 'user-agent'`. */
export const requestSettings = (
  request: Request,
  isCall: boolean,
  timezone: string | undefined,
): RequestSettings => {
  const headers: Record<string, string> = {};
  let cookies = '{}';
  for (const [name, value] of request.headers) {
    if (name === 'cookie') cookies = JSON.stringify(parseCookies(value));
    else headers[name] = value;
  }
  return {
    method: request.method,
    path: resourcePath(request.url, isCall),
    headers: JSON.stringify(headers),
    cookies,
    // A read may not write, whatever functions it calls: PostgreSQL then answers 25006.
    readOnly: request.method === 'GET' || request.method === 'HEAD',
    timezone,
  };
};

/** The path below the place where the service is mounted, as it was sent. */
const resourcePath = (url: string, isCall: boolean): string => {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  const last = path.lastIndexOf('/');
  return path.slice(isCall ? path.lastIndexOf('/', last - 1) : last);
};

const parseCookies = (header: string): Record<string, string> => {
  const pairs = header.split(';').flatMap((part): [string, string][] => {
    const at = part.indexOf('=');
    return at === -1 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).trim()]];
  });
  return Object.fromEntries(pairs);
};
