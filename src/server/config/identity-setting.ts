/** Who signs people in. */
export type IdentitySetting =
  | { readonly kind: 'local' }
  | {
      readonly kind: 'google' | 'oidc';
      readonly issuer: string;
      readonly clientId: string;
      readonly clientSecret: string | undefined;
      readonly videoScope: boolean;
    };

interface IdentityVariables {
  readonly GOOGLE_CLIENT_ID?: string | undefined;
  readonly GOOGLE_CLIENT_SECRET?: string | undefined;
  readonly GOOGLE_VIDEO_SCOPE: boolean;
  readonly OIDC_ISSUER?: string | undefined;
  readonly OIDC_CLIENT_ID?: string | undefined;
  readonly OIDC_CLIENT_SECRET?: string | undefined;
}

export const identityOf = (value: IdentityVariables): IdentitySetting => {
  if (value.GOOGLE_CLIENT_ID !== undefined) {
    return {
      kind: 'google',
      issuer: 'https://accounts.google.com',
      clientId: value.GOOGLE_CLIENT_ID,
      clientSecret: value.GOOGLE_CLIENT_SECRET,
      videoScope: value.GOOGLE_VIDEO_SCOPE,
    };
  }
  if (value.OIDC_ISSUER !== undefined && value.OIDC_CLIENT_ID !== undefined) {
    return {
      kind: 'oidc',
      issuer: value.OIDC_ISSUER,
      clientId: value.OIDC_CLIENT_ID,
      clientSecret: value.OIDC_CLIENT_SECRET,
      videoScope: false,
    };
  }
  return { kind: 'local' };
};
