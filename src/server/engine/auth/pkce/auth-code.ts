import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Query } from '#server/engine/database/database.ts';
import { AuthError } from '#server/engine/auth/auth-error.ts';
import { profileSchema } from '#server/engine/auth/identities/provider-profile.ts';
import type { ProviderProfile } from '#server/engine/auth/identities/provider-profile.ts';
import type { CodeChallenge } from './code-challenge.ts';
import { hashSecret } from '#server/engine/auth/tokens/refresh-token.ts';
import type { SealedBox } from '#server/engine/auth/tokens/sealed-box.ts';
import { PROVIDER } from '#server/engine/auth/identities/providers.ts';

export interface ProviderTokens {
  readonly accessToken: string;
  readonly refreshToken: string | undefined;
}

const CODE_LIFE = '5 minutes';

const providerTokensSchema = z.object({
  accessToken: z.string(),
  refreshToken: z.string().optional(),
  link: profileSchema.optional(),
});

/** Keeps what a finished sign-in earned until the browser brings the verifier. The code itself is not stored. */
export const issueCode = async (
  query: Query,
  box: SealedBox,
  grant: {
    readonly userId: string;
    readonly challenge: CodeChallenge;
    readonly tokens: ProviderTokens;
    /** The identity to add to the account once the verifier is shown. */
    readonly link?: ProviderProfile | undefined;
  },
): Promise<string> => {
  const code = randomBytes(32).toString('base64url');
  await query(
    `insert into auth.flow_state (id, user_id, auth_code, code_challenge_method, code_challenge, provider_type,
       provider_access_token, authentication_method, created_at, updated_at, auth_code_issued_at)
     values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, 'oauth', now(), now(), now())`,
    [
      grant.userId,
      hashSecret(code),
      grant.challenge.method,
      grant.challenge.value,
      PROVIDER,
      await box.seal({
        accessToken: grant.tokens.accessToken,
        refreshToken: grant.tokens.refreshToken,
        link: grant.link,
      }),
    ],
  );
  return code;
};

/** A wrong verifier leaves the code as it is: whoever stole the code cannot take it from its owner. */
export const redeemCode = async (
  query: Query,
  box: SealedBox,
  request: { readonly authCode: string; readonly codeVerifier: string },
): Promise<{
  readonly userId: string;
  /** How the flow began, in GoTrue's words: `oauth`, or which mail the link came in. */
  readonly method: string;
  readonly tokens: ProviderTokens | undefined;
  readonly link: ProviderProfile | undefined;
}> => {
  const { rows } = await query<{
    id: string;
    user_id: string | null;
    code_challenge: string | null;
    code_challenge_method: 's256' | 'plain' | null;
    provider_access_token: string | null;
    authentication_method: string;
    expired: boolean;
  }>(
    `select id, user_id, code_challenge, code_challenge_method, provider_access_token, authentication_method,
       auth_code_issued_at < now() - $2::interval as expired
     from auth.flow_state where auth_code = $1 for update`,
    [hashSecret(request.authCode), CODE_LIFE],
  );
  const [flow] = rows;
  if (flow === undefined || flow.user_id === null) {
    throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  }
  if (flow.expired) {
    throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  }
  if (!answers(request.codeVerifier, flow.code_challenge ?? '', flow.code_challenge_method ?? 's256')) {
    throw new AuthError(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    );
  }
  await query('delete from auth.flow_state where id = $1', [flow.id]);
  const tokens = providerTokensSchema.safeParse(await box.open(flow.provider_access_token ?? ''));
  return {
    userId: flow.user_id,
    method: flow.authentication_method,
    tokens: tokens.success
      ? { accessToken: tokens.data.accessToken, refreshToken: tokens.data.refreshToken }
      : undefined,
    link: tokens.data?.link,
  };
};

const answers = (verifier: string, challenge: string, method: 's256' | 'plain'): boolean => {
  const given = method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url');
  const left = Buffer.from(given);
  const right = Buffer.from(challenge);
  return left.length === right.length && timingSafeEqual(left, right);
};
