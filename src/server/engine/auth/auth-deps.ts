import type { Database } from '#server/engine/database/database.ts';
import type { Identify } from '#server/engine/identify/identify.ts';
import type { Environment } from '#server/config/environment.ts';
import type { SecurityEvents } from '#server/observability/security-events.ts';
import type { Secrets } from '#server/config/secrets.ts';
import type { ProviderSettings } from './oauth/identity-provider.ts';
import type { Mailer, SmsSender } from './mail/mailer.ts';
import type { ReusedSession } from './sessions/refresh-session.ts';

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
  /** Which ways to sign in the operator turned on beside the provider. */
  readonly auth: Environment['auth'];
  readonly mailer: Mailer;
  /** How many proxies of ours stand in front and write `X-Forwarded-For`. */
  readonly trustedProxies: number;
  /** Without one there are no phone factors. */
  readonly smsSender?: SmsSender | undefined;
  /** Sign-ins, and what was refused. */
  readonly securityEvents?: SecurityEvents | undefined;
  /** Told of a refresh token that was used a second time. Returns at once. */
  readonly onReuse?: ((reused: ReusedSession) => void) | undefined;
  /** Removes the bytes of files that went with an account. */
  readonly removeDiscarded?: (() => Promise<void>) | undefined;
  /** Unexpected failures, for the operator; never shown to the client. */
  readonly logError: (message: string, cause: unknown) => void;
  readonly now?: () => number;
}

export const issuerOf = (siteUrl: string): string => `${siteUrl}/auth/v1`;
