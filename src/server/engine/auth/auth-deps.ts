import type { Database } from '#server/engine/database/database.ts';
import type { Identify } from '#server/engine/identify.ts';
import type { Secrets } from '#server/secrets.ts';
import type { ProviderSettings } from './identity-provider.ts';

export interface AuthDeps {
  readonly db: Pick<Database, 'tx'>;
  readonly identify: Identify;
  readonly secrets: Pick<Secrets, 'signingKeys' | 'derive'>;
  /** Origin without a slash at the end; the tokens' issuer is `<siteUrl>/auth/v1`. */
  readonly siteUrl: string;
  readonly redirectUrls: readonly string[];
  readonly provider: ProviderSettings;
  readonly adminEmails: readonly string[];
  readonly firstAccountIsAdmin: boolean;
  /** Seconds an access token lives. */
  readonly jwtExpiry: number;
  readonly version: string;
  /** Unexpected failures, for the operator; never shown to the client. */
  readonly logError: (message: string, cause: unknown) => void;
  readonly now?: () => number;
}

export function issuerOf(siteUrl: string): string {
  return `${siteUrl}/auth/v1`;
}
