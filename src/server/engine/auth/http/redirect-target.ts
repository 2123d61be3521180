import { authLimits } from '#server/limits/auth-limits.ts';

/** Where a browser may be sent after sign-in: this site, or what the operator listed. */
export interface RedirectRules {
  readonly siteUrl: string;
  readonly siteOrigins: readonly string[];
  /** REDIRECT_URLS: exact URLs, or patterns where `*` stays within one label or segment and `**` does not. */
  readonly patterns: readonly string[];
}

const scriptSchemes = new Set([
  'javascript:',
  'data:',
  'vbscript:',
  'file:',
  'blob:',
  'about:',
  'filesystem:',
]);
// Browsers drop tabs and newlines and read a backslash as a slash, so what is checked could differ from what is used.
const confusing = /[\p{Cc}\s\\]/u;

/** GoTrue's rule: anything that is not allowed silently becomes the site itself. */
export const redirectTarget = (requested: string | undefined, rules: RedirectRules): string => {
  if (requested === undefined || requested === '') return rules.siteUrl;
  const url = safeUrl(requested);
  if (url === undefined) return rules.siteUrl;
  const allowed =
    rules.siteOrigins.includes(url.origin) || rules.patterns.some((pattern) => matches(pattern, url));
  return allowed ? url.href : rules.siteUrl;
};

const safeUrl = (text: string): URL | undefined => {
  if (text.length > authLimits.redirectLength || confusing.test(text) || !URL.canParse(text)) {
    return undefined;
  }
  // `https:host` and `https:/host` parse as absolute URLs too; nobody writes them in good faith.
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return undefined;
  const url = new URL(text);
  if (scriptSchemes.has(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  return url;
};

/** Host and path are matched apart, so that a wildcard in one can never swallow the other. */
const matches = (pattern: string, url: URL): boolean => {
  const parts = /^([a-z][a-z0-9+.-]*:)\/\/([^/?#]*)([^#]*)$/i.exec(pattern);
  if (parts === null) return false;
  const [, scheme = '', host = '', rest = ''] = parts;
  if (scheme.toLowerCase() !== url.protocol) return false;
  const path = rest === '' && url.pathname === '/' ? '/' : rest;
  return glob(host.toLowerCase(), '[^/]*').test(url.host) && glob(path, '.*').test(url.pathname + url.search);
};

const glob = (pattern: string, anything: string): RegExp => {
  const source = pattern.replace(/\*\*|\*|[.+^${}()|[\]\\?]/g, (token) => {
    if (token === '**') return anything;
    if (token === '*') return '[^./]*';
    return `\\${token}`;
  });
  return new RegExp(`^${source}$`);
};

/** PKCE answers travel in the query, which the server of the target may see: they are useless without the verifier. */
export const withQuery = (target: string, values: Readonly<Record<string, string>>): string => {
  const url = new URL(target);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
};

export const withFragment = (target: string, values: Readonly<Record<string, string>>): string => {
  const url = new URL(target);
  url.hash = new URLSearchParams(values).toString();
  return url.href;
};
