import type { Environment } from '#server/config/environment.ts';
import type { IdentitySetting } from '#server/config/identity-setting.ts';
import packageFile from '../../../package.json' with { type: 'json' };

interface ConfigDocument {
  readonly publishableKey: string;
  readonly provider: { readonly id: 'google'; readonly kind: IdentitySetting['kind']; readonly name: string };
  readonly videoScope: boolean;
  /** Whether somebody new may make an account. */
  readonly signups: boolean;
  /** The host of the speech service that hears signed-in people; null where nobody else does. */
  readonly speech: { readonly service: string | null };
  /** Whether a second step can be a text to a phone. */
  readonly phoneFactors: boolean;
  /** Whether the operator has a name, a mark or a colour of their own; what they are is for licences that include it. */
  readonly brand: boolean;
  readonly version: string;
}

/** What the browser needs before it can sign anybody in, and nothing a stranger may not know. */
export const configDocument = (options: {
  readonly publishableKey: string;
  readonly identity: IdentitySetting;
  readonly signups: boolean;
  readonly speech: Environment['speech'];
  readonly phoneFactors: boolean;
  readonly brand: boolean;
}): ConfigDocument => {
  return {
    publishableKey: options.publishableKey,
    provider: { id: 'google', kind: options.identity.kind, name: providerName(options.identity) },
    videoScope: options.identity.kind === 'google' && options.identity.videoScope,
    signups: options.signups,
    // Its host alone: an address may carry more than a stranger should know.
    speech: { service: options.speech === undefined ? null : new URL(options.speech.url).host },
    phoneFactors: options.phoneFactors,
    brand: options.brand,
    version: packageFile.version,
  };
};

const providerName = (identity: IdentitySetting): string => {
  if (identity.kind === 'google') return 'Google';
  return identity.kind === 'oidc' ? new URL(identity.issuer).host : 'a local account';
};
