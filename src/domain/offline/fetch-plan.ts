/** What the service worker knows of a request. */
export interface OfflineRequest {
  readonly method: string;
  readonly sameOrigin: boolean;
  readonly pathname: string;
  /** Whether the browser asks for a page to show. */
  readonly navigation: boolean;
}

/**
 * `kept`: a file whose name changes with its content. `fresh`: the network first, the copy when there is none.
 * `page`: the same for a page, and any page's shell rather than the browser's dinosaur. `network`: none of our business.
 */
export type FetchPlan = 'kept' | 'fresh' | 'page' | 'network';

/** The host's own services; two of them have pages too. */
const services = /^\/(?:auth\/v1|rest|storage|functions|local-identity|calendar-feed|health|ready)(?:\/|$)/;
const callback = '/auth/v1/callback';
const fresh = new Set(['/config.json', '/search-index.json', '/before-paint.js', '/manifest.webmanifest']);
const pictures = /^\/(?:icons\/|flags\/)?[a-z0-9-]+\.(?:svg|png|ico)$/;

export const fetchPlan = ({ method, sameOrigin, pathname, navigation }: OfflineRequest): FetchPlan => {
  if (method !== 'GET' || !sameOrigin) return 'network';
  // The sign-in's way back carries a code: it is never kept, and never answered from a copy.
  if (pathname === callback || services.test(pathname)) return 'network';
  if (navigation) return 'page';
  if (pathname.startsWith('/assets/')) return 'kept';
  return fresh.has(pathname) || pictures.test(pathname) ? 'fresh' : 'network';
};
