import { allowInsecureRequests } from 'openid-client';
import type { Configuration } from 'openid-client';
import { isLoopback } from '#server/config/environment.ts';

/** Steps for discovery that let it speak plain http, and only to this machine. */
export function plainHttpSteps(issuer: URL): Array<(config: Configuration) => void> {
  return issuer.protocol === 'http:' && isLoopback(issuer.hostname) ? [allowInsecureRequests] : [];
}
